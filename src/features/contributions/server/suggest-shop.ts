import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { parseHours } from "#features/hours/server/parse-hours.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid } from "#platform/errors/errors.ts";
import { TOLD_ALREADY, NO_HOURS } from "../call-refusals.ts";
import type { FieldChange, Suggested } from "../change.ts";
import type { MissingShop } from "../change-forms.ts";
import { listedAlready } from "../listed-already.ts";
import type { NewShop } from "../shop-changes.ts";
import { addChange, type ChangeRow } from "./change-rows.ts";
import { keepToQuota } from "./keep-to-quota.ts";
import { newShopOf } from "./new-shop-of.ts";
import { refuseListed } from "./refuse-listed.ts";
import { holdContributor } from "./shop-to-change.ts";

interface SuggestOptions {
  now: Date;
  /** The setting RATE_LIMIT. */
  isLimited: boolean;
}

// What somebody invented suggests stands in the invented town, wherever they say it is (docs/decisions/0028).
const cityToPlace = statement(
  "city-of-new-shop",
  (_, p: Params<{ slug: string; isSample: boolean }>) => sql<{ id: number; name: string; toldId: number }>`
    select place.id, place.name, told.id as "toldId"
    from city as told
    join city as place on case when ${p.isSample}::boolean then place.is_sample else place.id = told.id end
    where told.slug = ${p.slug} and (${p.isSample}::boolean or not told.is_sample)`,
);

const waiting = statement(
  "new-shops-of-account-waiting",
  (_, p: Params<{ accountId: number; cityId: number }>) => sql<Pick<ChangeRow, "fields">>`
    select fields from user_change
    where author_id = ${p.accountId} and city_id = ${p.cityId} and type = 'newShop' and state = 'pending'`,
);

/**
 * Suggests a shop that is missing. It waits for an admin, whoever says it.
 * @throws Invalid for a city that is none of ours, and hours that nobody understands
 * @throws Conflict for a shop that is listed already, which it names, and for one that the same person has told us of
 * @throws TooOften
 */
export async function suggestShop(
  database: Database,
  member: Member,
  { changes, text }: MissingShop,
  { now, isLimited }: SuggestOptions,
): Promise<Suggested> {
  const { accountId } = member;
  if (changes.openingHours && !parseHours(changes.openingHours).ok)
    throw new Invalid([{ msg: NO_HOURS.msg, param: "changes.openingHours" }]);
  return database.transaction(async (tx) => {
    const { isSample } = await holdContributor(tx, member);
    const city = await cityToPlace.first(tx, { slug: changes.city, isSample });
    if (!city) throw new Invalid([{ msg: "Must be one of our cities", param: "changes.city" }]);
    const { id: cityId, toldId } = city;
    for (const id of new Set([toldId, cityId]))
      await refuseListed(tx, changes, { cityId: id, param: "changes.name" });
    const told = (await waiting.all(tx, { accountId, cityId })).map(({ fields }) => doorOf(fields));
    if (listedAlready(changes, told)) throw new Conflict("changes.name", TOLD_ALREADY.msg);
    for (const what of ["shops", "changes"] as const)
      if (isLimited) await keepToQuota(tx, { what, by: member, more: 1, param: "changes" });
    const change = (await addChange(tx, {
      authorId: accountId,
      type: "newShop",
      shopId: null,
      cityId,
      itemId: null,
      productId: null,
      fields: fieldsOf(changes, city.name),
      answered: null,
      remark: text,
      as: "visitor",
      isSample,
      isAtOnce: false,
      now,
    })) as ChangeRow;
    const suggested: Suggested = { changes: [{ _id: String(change.id), state: "pending" }] };
    return suggested;
  });
}

function doorOf(fields: readonly FieldChange[]) {
  return { ...newShopOf(fields), slug: "", status: "pending" as const };
}

/** What was said of it, in the order in which it is looked at. */
function fieldsOf(shop: NewShop, city: string): FieldChange[] {
  const { name, kind, street, houseNumber, postcode, phone, website, openingHours } = shop;
  const told = { name, kind, street, houseNumber, postcode, city, phone, website, openingHours };
  return (Object.keys(told) as (keyof typeof told)[]).flatMap((field) =>
    told[field] === null ? [] : [{ field, before: null, after: told[field] }],
  );
}
