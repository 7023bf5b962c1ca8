import { sql } from "kysely";
import type { ChangedPart } from "#features/notifications/notification.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import type { ProductField } from "#features/products/correction.ts";
import type { FactGroup } from "#features/shops/facts.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { GROUP_OF_FIELD, type ShopField } from "../change.ts";
import type { RefusalReason } from "../refusal.ts";
import type { ChangeRow } from "./change-rows.ts";

interface Decided {
  authorId: number;
  /** Null where it is of no page: a shop that was missing, and is not taken. */
  item: { type: "shop" | "product"; id: number } | null;
  /** What is told of where there is no item. */
  otherwise: string;
  changed: ChangedPart[];
  /** It was given with one tap. */
  isAnswer: boolean;
  isTaken: boolean;
  /** Why it is not. */
  reason: RefusalReason | undefined;
  /** It is read where it stands, with the suggestion or the photo. */
  explanation: string | undefined;
}

/** @throws Invalid for a reason to refuse what is taken, and for words about it */
export function checkReason({
  isTaken,
  ...given
}: Pick<Decided, "isTaken" | "reason" | "explanation">): void {
  const param = (["reason", "explanation"] as const).find((name) => given[name] !== undefined);
  if (isTaken && param) throw new Invalid([{ msg: "Must be of what is refused", param }]);
}

// A notice reads its words from what it is named after, so that one that has the same words is named after the first of them.
const toldInSameWords = statement(
  "subject-of-refusals-in-same-words",
  (_, p: Params<SameWords>) => sql<{ subject: string }>`
    select subject from notice
    where recipient_id = ${p.authorId} and type = 'changeDecided' and withdrawn_at is null
      and coalesce(shop_id, -product_id) = ${p.itemKey} and details ->> 'reason' is not distinct from ${p.reason}::text
      and subject in (
        select 'change/' || id from user_change where author_id = ${p.authorId} and explanation = ${p.explanation}
        union all
        select 'menuImage/' || id from menu_image where author_id = ${p.authorId} and explanation = ${p.explanation})
    order by id desc limit 1`,
  { isRead: true },
);

interface SameWords {
  authorId: number;
  /** The shop’s, or below zero that of a product. */
  itemKey: number;
  reason: RefusalReason | null;
  explanation: string;
}

/**
 * Tells somebody what became of what they gave: in one notice a shop or product, and not one of each line of a menu. What is refused for
 * another reason or in other words is told by itself.
 */
export async function tellOfDecided(
  tx: Database,
  { authorId, item, otherwise, changed, isAnswer, isTaken, reason, explanation }: Decided,
): Promise<void> {
  const outcome = isTaken ? "approved" : "rejected";
  let subject = item ? `${item.type}/${item.id}/${reason ?? outcome}` : otherwise;
  if (item && explanation !== undefined) {
    const itemKey = item.type === "shop" ? item.id : -item.id;
    const told = await toldInSameWords.first(tx, { authorId, itemKey, reason: reason ?? null, explanation });
    subject = told?.subject ?? otherwise;
  }
  await tellOfItem(tx, {
    recipientId: authorId,
    type: "changeDecided",
    subject,
    item,
    details: { outcome, changed, changeCount: 1, ...(isAnswer && { isAnswer }), ...(reason && { reason }) },
  });
}

/** What these fields of a change are told as. */
export function partsOf(
  { type, answered }: Pick<ChangeRow, "type" | "answered">,
  fields: ChangeRow["fields"],
): ChangedPart[] {
  if (type === "menu" || type === "newShop") return [type];
  if (type === "product") return fields.map(({ field }) => field as ProductField);
  const groups = new Set<FactGroup>(fields.map(({ field }) => GROUP_OF_FIELD[field as ShopField]));
  // A tap that says that facts are no longer so has no fields.
  return groups.size > 0 ? [...groups] : [answered as FactGroup];
}
