import type { Member } from "#features/accounts/server/members.ts";
import { parseHours } from "#features/hours/server/parse-hours.ts";
import { knownShopFacts } from "#features/shops/server/known-shop-facts.ts";
import type { Database } from "#platform/database/database.ts";
import { Invalid, NotFound } from "#platform/errors/errors.ts";
import { isAtOnce } from "../at-once.ts";
import { NO_HOURS } from "../call-refusals.ts";
import type { FieldChange, Suggested } from "../change.ts";
import type { SuggestedChange } from "../change-forms.ts";
import type { ShopChanges } from "../shop-changes.ts";
import { applyChange, lockFor } from "./apply-change.ts";
import { addChange, type ChangeRow, type NewChange } from "./change-rows.ts";
import { keepToQuota } from "./keep-to-quota.ts";
import { menuLineChanges } from "./menu-line-changes.ts";
import { byGroup, differences } from "./shop-values.ts";
import { holdContributor, shopToChange, speaksAs } from "./shop-to-change.ts";
import { takeReplacedBack } from "./take-change-back.ts";
import { saysWatchedWord } from "./says-watched-word.ts";
import { trustOf } from "./trust-of.ts";

interface SuggestOptions {
  now: Date;
  /** The setting RATE_LIMIT. */
  isLimited: boolean;
}

/**
 * Suggests that facts of a shop, or lines of its menu, are otherwise. What may take effect at once does (at-once.ts); the rest waits
 * for an admin, in place of what the same person suggested of it before. Each line of a menu is a change of its own.
 * @throws NotFound for a shop or product without a page
 * @throws Invalid for hours that nobody understands, and when nothing differs
 * @throws NotCompliant where the menu, or its prices, may not be shown
 * @throws TooOften
 */
export async function suggestChange(
  database: Database,
  member: Member,
  suggested: SuggestedChange,
  { now, isLimited }: SuggestOptions,
): Promise<Suggested> {
  const { accountId } = member;
  return database.transaction(async (tx) => {
    await lockFor(tx, { type: suggested.targetType, shopId: suggested.targetId });
    const shop = await shopToChange(tx, suggested.targetId);
    const { isSample } = await holdContributor(tx, member);
    const as = speaksAs(member, shop.id);
    const parts =
      suggested.targetType === "shop"
        ? await factParts(tx, {
            shopId: shop.id,
            changes: suggested.changes,
            as,
            member,
            mustBeRead: await saysWatchedWord(tx, member, suggested),
          })
        : (await menuLineChanges(tx, shop, suggested.changes.lines)).map((line) => ({
            ...line,
            isAtOnce: as === "owner",
          }));
    if (parts.length === 0) throw new Invalid([{ msg: "Must differ from what is known", param: "changes" }]);
    if (isLimited)
      await keepToQuota(tx, { what: "changes", by: member, more: parts.length, param: "changes" });
    const common = {
      authorId: accountId,
      type: suggested.targetType,
      shopId: shop.id,
      cityId: null,
      answered: null,
      remark: suggested.text,
      as,
      isSample,
      now,
    };
    await takeReplacedBack(tx, { ids: suggested.replaces ?? [], accountId, shopId: shop.id });
    const changes: Suggested["changes"] = [];
    for (const part of parts) {
      const change = (await addChange(tx, { ...common, ...part })) as ChangeRow;
      if (part.isAtOnce) await applyChange(tx, change, { now });
      changes.push({ _id: String(change.id), state: part.isAtOnce ? "approved" : "pending" });
    }
    return { changes };
  });
}

type Part = Pick<NewChange, "itemId" | "productId" | "fields" | "isAtOnce">;

/** What takes effect at once apart from what waits. */
async function factParts(
  tx: Database,
  {
    shopId,
    changes,
    as,
    member,
    mustBeRead,
  }: Pick<NewChange, "as"> & {
    shopId: number;
    changes: ShopChanges;
    member: Member;
    mustBeRead: boolean;
  },
): Promise<Part[]> {
  const hours = changes.openingHours ? parseHours(changes.openingHours) : { ok: true };
  if (!hours.ok) throw new Invalid([{ msg: NO_HOURS.msg, param: "changes.openingHours" }]);
  const shop = (await knownShopFacts(tx, [shopId])).get(shopId);
  if (!shop) throw new NotFound("targetId");
  const trust = await trustOf(tx, member);
  const groups = [...byGroup(differences(shop.columns, changes))].map(([group, fields]) => ({
    fields,
    isAtOnce:
      (as === "owner" || !mustBeRead) &&
      isAtOnce({ group, known: shop.facts[group], isNew: fields.every(isGap), as, trust }),
  }));
  return [true, false].flatMap((isNow) => {
    const fields = groups.filter((group) => group.isAtOnce === isNow).flatMap((group) => group.fields);
    return fields.length === 0 ? [] : [{ itemId: null, productId: null, fields, isAtOnce: isNow }];
  });
}

/** Nobody had told us. */
export function isGap({ before }: FieldChange): boolean {
  return before === null || before === "unknown";
}
