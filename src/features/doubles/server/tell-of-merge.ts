import { sql } from "kysely";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import { tellOfItems } from "#features/notifications/server/tell-of-item.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { loadMessages } from "#platform/i18n/load-messages.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { DoubleKind } from "../double.ts";

export interface Speaker {
  recipientId: number;
  locale: Locale;
  /** The shop or brand of the two. */
  itemId: number;
}

const speakersOf = {
  shop: statement(
    "speakers-of-two-shops",
    (_, p: Params<{ ids: number[] }>) => sql<Speaker>`
      select distinct role.account_id as "recipientId", account.locale, role.shop_id as "itemId"
      from ${heldRoles} as role join account on account.id = role.account_id
      where role.shop_id = any(${p.ids}::bigint[]) order by "recipientId", "itemId"`,
  ),
  brand: statement(
    "speakers-of-two-brands",
    (_, p: Params<{ ids: number[] }>) => sql<Speaker>`
      select distinct role.account_id as "recipientId", account.locale, role.brand_id as "itemId"
      from ${heldRoles} as role join account on account.id = role.account_id
      where role.brand_id = any(${p.ids}::bigint[]) order by "recipientId", "itemId"`,
  ),
};

/** Who speaks for one of two; nobody for a strain or product. To be asked before they are merged. */
export async function speakersOfPair(
  tx: Database,
  { kind, ids }: { kind: DoubleKind; ids: number[] },
): Promise<Speaker[]> {
  return kind === "shop" || kind === "brand" ? speakersOf[kind].all(tx, { ids }) : [];
}

interface Told {
  kind: DoubleKind;
  mergeId: number;
  winner: { id: number; name: string };
  loser: { id: number; name: string };
  /** Before the merge. */
  speakers: readonly Speaker[];
  /** Whether whoever spoke for the loser speaks for the winner from here on. */
  withPeople: boolean;
  /** Who did it knows. */
  by: number;
}

export const subjectOfMerge = (mergeId: number) => `merge/${mergeId}`;

/** Tells whoever spoke for one of two shops or brands that they are one from here on. To be called in the transaction that merges. */
export async function tellOfMerge(tx: Database, told: Told): Promise<void> {
  const { kind, mergeId, winner, speakers, by } = told;
  if (kind !== "shop" && kind !== "brand") return;
  // Who speaks for both is told as one of those of the winner.
  const byPerson = Map.groupBy(speakers, ({ recipientId }) => recipientId);
  byPerson.delete(by);
  const notices = [...byPerson].map(async ([recipientId, items]) => {
    const speaksForWinner = items.some(({ itemId }) => itemId === winner.id);
    return {
      recipientId,
      type: "generic",
      subject: subjectOfMerge(mergeId),
      item: { type: kind, id: winner.id },
      details: await wordsFor(told, { locale: items[0]?.locale ?? "en", speaksForWinner }),
    } as const;
  });
  await tellOfItems(tx, await Promise.all(notices));
}

async function wordsFor(
  { winner, loser, withPeople }: Told,
  { locale, speaksForWinner }: { locale: Locale; speaksForWinner: boolean },
) {
  const i18n = await loadMessages(locale, ["server"]);
  const values = { winner: winner.name, loser: loser.name };
  const title = i18n._({
    id: "doubles.notice",
    message: "{loser} and {winner} are one from now on",
    values,
  });
  if (!speaksForWinner && !withPeople)
    return {
      title,
      description: i18n._({
        id: "doubles.notice.ended",
        message:
          "An admin found that they are the same. Whoever looks after {winner} goes on, you no longer do. If that’s wrong, write to us.",
        values,
      }),
      redirect: "/contact",
    };
  return {
    title,
    description: i18n._({
      id: "doubles.notice.goes-on",
      message:
        "An admin found that they are the same. What was on either page is on that of {winner}, and you look after it.",
      values,
    }),
    redirect: "/dashboard",
  };
}
