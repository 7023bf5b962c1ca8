import type { ChangedPart } from "#features/notifications/notification.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import type { ProductField } from "#features/products/correction.ts";
import type { FactGroup } from "#features/shops/facts.ts";
import type { Database } from "#platform/database/database.ts";
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

/** Tells somebody what became of what they gave: in one notice a shop or product, and not one of each line of a menu. */
export async function tellOfDecided(
  tx: Database,
  { authorId, item, otherwise, changed, isAnswer, isTaken, reason, explanation }: Decided,
): Promise<void> {
  const outcome = isTaken ? "approved" : "rejected";
  await tellOfItem(tx, {
    recipientId: authorId,
    type: "changeDecided",
    // What is refused for another reason is told by itself, and so is what is refused in words of its own.
    subject: item && explanation === undefined ? `${item.type}/${item.id}/${reason ?? outcome}` : otherwise,
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
