import type { Role } from "#features/accounts/access.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { asShopAdmin } from "#features/accounts/server/members.ts";
import { allowedMenus, allowedPrices } from "#features/compliance/compliance.ts";
import { chooseVisibility } from "#features/compliance/server/choose-visibility.ts";
import type { GivenFields } from "#features/dashboard/field.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import { countryDay } from "#features/hours/country-clock.ts";
import { parseHours } from "#features/hours/server/parse-hours.ts";
import type { FactGroup } from "#features/shops/facts.ts";
import type { DepartmentHours, ToldFacts } from "#features/shops/server/fact-columns.ts";
import { type KnownShop, knownShopFacts } from "#features/shops/server/known-shop-facts.ts";
import { saveAbout } from "#features/shops/server/save-about.ts";
import { saveFacts } from "#features/shops/server/save-facts.ts";
import { savePromoVideo } from "#features/shops/server/save-promo-video.ts";
import { filmOfAddress } from "#features/shops/promo-video.ts";
import { lockShop } from "#features/shops/server/save-shops.ts";
import { setTemporarilyClosed } from "#features/shops/server/set-temporarily-closed.ts";
import type { Database } from "#platform/database/database.ts";
import { Conflict, Invalid } from "#platform/errors/errors.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import { CLOSED_FOR_GOOD, NO_HOURS, SHOWS_TOO_MUCH } from "../call-refusals.ts";
import { type FieldChange, GROUPS_FOR_ADMINS } from "../change.ts";
import { EDITED_SHOP_FIELDS, isToldField } from "../shop-fields.ts";
import type { ShopToEdit } from "../shop-to-edit.ts";
import { keepFacts } from "./apply-facts.ts";
import { DEPARTMENT_FIELDS } from "../department-hours.ts";
import { addChange } from "./change-rows.ts";
import { departmentsAfter } from "./department-hours.ts";
import { byGroup, columnsAfter, differences, isWritten } from "./shop-values.ts";
import { shopToEdit } from "./shops-to-edit.ts";
import { takeReplacedBack } from "./take-change-back.ts";

type GivenShop = Partial<GivenFields<typeof EDITED_SHOP_FIELDS>> & { stillSo?: FactGroup[] };

/**
 * Saves fields of a shop for whoever speaks for it, inside of the caller's transaction. Their word takes effect at once, as told by the
 * shop today; name, address, kind and who gets in wait for an admin (product.md section 10). What an admin saves waits for nobody.
 * @throws NotFound; Stale; NotAllowed; Invalid for hours that nobody understands; Conflict for a shop that has closed for good
 */
export async function editShop(
  tx: Database,
  member: Member,
  { id, rev, changes }: { id: number; rev: string; changes: GivenShop },
  { now }: { now: Date },
): Promise<ShopToEdit> {
  return (await withRev(tx, {
    type: "shop",
    id,
    rev,
    by: member,
    role: roleOf(member),
    now,
    isSample: ({ shown }) => shown.isSample === true,
    fields: EDITED_SHOP_FIELDS,
    read: async (reading) => {
      await lockShop(reading, { id });
      return shopToEdit(reading, member, { id });
    },
    write: (writing, before) =>
      writeShop(writing, asShopAdmin(member, id), { shop: before as ShopToEdit, changes, now }),
  })) as ShopToEdit;
}

function roleOf({ permissions }: Member): Role {
  return permissions.admin ? "admin" : "shopAdmin";
}

interface Writing {
  shop: ShopToEdit;
  changes: GivenShop;
  now: Date;
}

async function writeShop(tx: Database, member: Member, { shop, changes, now }: Writing): Promise<void> {
  const { description, film, filmTitle, isTemporarilyClosed, menu, prices, stillSo = [], ...rest } = changes;
  const { id: shopId } = shop;
  const told = { source: sourceOf(member, shop), observedOn: countryDay(now) };
  const known = (await knownShopFacts(tx, [shopId])).get(shopId) as KnownShop;
  const parts = partsOf(member, known, rest);
  const facts = factsOf(shopId, { known, ...parts, stillSo });
  const { accountId } = member;
  for (const { group } of facts) await keepFacts(tx, known, { shopId, group, accountId, isTrial: false });
  await saveFacts(
    tx,
    facts.map((one) => ({ ...one, ...told, confidence: "high", isDecided: true })),
    { now },
  );
  if (parts.waiting.length > 0) await suggestToAdmin(tx, member, { shop, fields: parts.waiting, now });
  if (description !== undefined || stillSo.includes("about")) {
    const text = description === undefined ? shop.values.description : description;
    await saveAbout(tx, { shopId, description: text, ...told });
  }
  if (film !== undefined || filmTitle !== undefined) await writeFilm(tx, shop, { film, filmTitle, ...told });
  if (isTemporarilyClosed !== undefined) {
    if (shop.shown.status === "permanentlyClosed")
      throw new Conflict("changes.isTemporarilyClosed", CLOSED_FOR_GOOD.msg);
    await setTemporarilyClosed(tx, { shopId, isClosed: isTemporarilyClosed });
  }
  if (menu !== undefined || prices !== undefined) {
    refuseMoreThanAllowed(shop, { menu, prices });
    await chooseVisibility(tx, { shopId, ...(menu && { menu }), ...(prices && { prices }), now });
  }
}

/** What is chosen would not be so, and nobody should think it is. What stands may be sent again. */
function refuseMoreThanAllowed(
  { values, shown: { rules } }: ShopToEdit,
  { menu = values.menu, prices = values.prices }: Pick<GivenShop, "menu" | "prices">,
): void {
  const [menus, ofPrices] = [
    allowedMenus({ menu: rules.menu.word }),
    allowedPrices({ prices: rules.prices.word }),
  ];
  const refused = [
    ...(menu === values.menu || menus.includes(menu) ? [] : ["menu"]),
    ...(prices === values.prices || ofPrices.includes(prices) ? [] : ["prices"]),
  ];
  if (refused.length > 0)
    throw new Invalid(refused.map((name) => ({ msg: SHOWS_TOO_MUCH.msg, param: `changes.${name}` })));
}

type FilmTold = Pick<GivenShop, "film" | "filmTitle"> & Pick<ToldFacts, "source" | "observedOn">;

/** A film has a title, or readers who cannot see it would not know what it is. */
async function writeFilm(tx: Database, { id: shopId, values }: ShopToEdit, told: FilmTold): Promise<void> {
  const { film: address = values.film, filmTitle: title = values.filmTitle, observedOn } = told;
  const film = address === null ? null : filmOfAddress(String(address));
  if (!film) return savePromoVideo(tx, { shopId, video: null });
  if (!title) throw new Invalid([{ msg: "Must not be empty", param: "changes.filmTitle" }]);
  const source = told.source === "operator" ? "operator" : "owner";
  const video = { ...film, title: title as LocalizedText, posterId: null, source, observedOn } as const;
  await savePromoVideo(tx, { shopId, video });
}

function sourceOf({ permissions }: Member, { shown }: ShopToEdit): ToldFacts["source"] {
  if (shown.isSample) return "sample";
  return permissions.admin ? "operator" : "owner";
}

interface Parts {
  atOnce: FieldChange[];
  waiting: FieldChange[];
  /** At once too; undefined where they stay as they are. */
  departments: DepartmentHours[] | undefined;
}

/** What is so at once apart from what an admin looks at first. */
function partsOf({ permissions }: Member, known: KnownShop, given: Record<string, unknown>): Parts {
  const unreadable = ["openingHours", ...DEPARTMENT_FIELDS].filter((name) => {
    const hours = given[name];
    return typeof hours === "string" && !parseHours(hours).ok;
  });
  if (unreadable.length > 0)
    throw new Invalid(unreadable.map((name) => ({ msg: NO_HOURS.msg, param: `changes.${name}` })));
  const facts = Object.fromEntries(Object.entries(given).filter(([name]) => isToldField(name)));
  const groups = [...byGroup(differences(known.columns, facts))];
  const isWaiting = (group: FactGroup) => !permissions.admin && GROUPS_FOR_ADMINS.includes(group);
  const fieldsOf = (isNow: boolean) =>
    groups.filter(([group]) => isWaiting(group) !== isNow).flatMap(([, fields]) => fields);
  const departments = departmentsAfter(known.departments, given);
  return { atOnce: fieldsOf(true), waiting: fieldsOf(false), departments };
}

/** A group is told as a whole: what was changed of it, or that it is still so. */
function factsOf(
  shopId: number,
  {
    known,
    atOnce,
    departments,
    stillSo,
  }: Omit<Parts, "waiting"> & { known: KnownShop; stillSo: readonly FactGroup[] },
): Pick<ToldFacts, "shopId" | "group" | "columns" | "departments">[] {
  const changed = byGroup(atOnce);
  // They are told with the hours of the shop, which stay as they are where only a department has others.
  if (departments && !changed.has("hours")) changed.set("hours", []);
  const confirmed = stillSo.filter(isWritten).filter((group) => !changed.has(group) && known.facts[group]);
  return [
    ...[...changed].map(([group, fields]) => ({
      shopId,
      group,
      columns: columnsAfter(known.columns, fields),
      ...(group === "hours" && departments && { departments }),
    })),
    ...confirmed.map((group) => ({ shopId, group, columns: {} })),
  ];
}

/** In place of what the same person changed of these fields before, and nobody has looked at yet. */
async function suggestToAdmin(
  tx: Database,
  { accountId }: Member,
  { shop, fields, now }: { shop: ShopToEdit; fields: FieldChange[]; now: Date },
): Promise<void> {
  const { id: shopId, shown } = shop;
  const given = new Set(fields.map(({ field }) => field));
  const replaced = shown.waiting.filter(
    (change) => change.isOwn && change.fields.some(({ field }) => given.has(field)),
  );
  await takeReplacedBack(tx, { ids: replaced.map(({ _id: id }) => Number(id)), accountId, shopId });
  await addChange(tx, {
    authorId: accountId,
    type: "shop",
    shopId,
    cityId: null,
    itemId: null,
    productId: null,
    fields,
    answered: null,
    remark: "",
    as: "owner",
    isSample: shown.isSample,
    isAtOnce: false,
    now,
  });
}
