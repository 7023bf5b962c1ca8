import { sql } from "kysely";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSampleTown } from "#features/places/server/settle-sample-town.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { removeDemo } from "#features/shops/server/remove-demo.ts";
import { importElements, node } from "#features/shops/server/mapped-shops.test-support.ts";
import { setStatus, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { type MissingShop, suggestForm } from "../change-forms.ts";
import { changesOf, changesWaiting } from "./changes-in.ts";
import { addAdmin, addPersona, addTrusted, factOf, shopIn } from "./contributors.test-support.ts";
import { contributorsOfShop } from "./contributors-of-shop.ts";
import { decideChange } from "./decide-change.ts";
import { standingOf } from "./standing-of.ts";
import { suggestShop } from "./suggest-shop.ts";
import { takeChangeBack } from "./take-change-back.ts";

const database = testWorld(settleSmallWorld);

const now = new Date();
const today = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Amsterdam" }).format(now);

const DOOR = {
  name: "De Vuurtoren",
  kind: "coffeeshop",
  street: "Strandweg",
  houseNumber: "12 A",
  city: "hoek-van-holland",
} as const;

async function suggest(
  member: Member,
  more: object = {},
  { on = database as Database, isLimited = false } = {},
) {
  const form = v.parse(suggestForm, { targetType: "shop", changes: { ...DOOR, ...more } }) as MissingShop;
  const { changes } = await suggestShop(on, member, form, { now, isLimited });
  return Number(changes[0]?.["_id"]);
}

async function approve(changeId: number, more: object = {}, on: Database = database) {
  await decideChange(on, await addAdmin(on), { changeId, approve: true, now, ...more });
}

const addedShops = statement(
  "shops-added-in-test",
  (_, p: Params<{ name: string }>) => sql<Record<string, unknown>>`
    select shop.slug, shop.street, house_number as number, postcode, shop.latitude, shop.is_sample as "isSample",
      shop.status, website, city.slug as city,
      (select count(*)::integer from shop_listing where shop_listing.shop_id = shop.id) as listings
    from shop join city on city.id = shop.city_id where shop.name = ${p.name} order by shop.id`,
);

const givePostcode = statement(
  "give-postcode-in-test",
  () => sql`update shop set postcode = '3151 AB' where slug = 'zeelucht'`,
);

const added = (on: Database = database, name: string = DOOR.name) => addedShops.all(on, { name });

const notices = statement("notices-of-new-shops-in-test", (db, p: Params<{ accountId: number }>) =>
  db.selectFrom("notice").select(["type", "shop_id", "details"]).where("recipient_id", "=", p.accountId),
);

const refusal = { kind: "conflict", errors: [{ msg: "Is listed already" }] };

test("a shop that is missing waits for an admin, however trusted who tells of it, and has its page once it was taken", async () => {
  const noor = await addTrusted(database);
  const changeId = await suggest(noor, {
    postcode: "3151 ab",
    phone: "0174 38 12 34",
    website: "vuurtoren.example.org",
    openingHours: "Mo-Su 10:00-23:00",
  });
  expect(await added()).toEqual([]);
  const { menuEdits } = await changesWaiting(database);
  expect(menuEdits).toMatchObject([
    {
      _id: String(changeId),
      type: "newShop",
      shop: null,
      isSample: false,
      author: { url: noor.url },
      fields: [
        { field: "name", before: null, after: "De Vuurtoren" },
        { field: "kind", after: "coffeeshop" },
        { field: "street", after: "Strandweg" },
        { field: "houseNumber", after: "12 A" },
        { field: "postcode", after: "3151 AB" },
        { field: "city", after: "Hoek van Holland" },
        { field: "phone", after: "+31174381234" },
        { field: "website" },
        { field: "openingHours" },
      ],
    },
  ]);
  const { points } = await standingOf(database, noor.accountId);
  await approve(changeId);

  const shop = await shopIn(database, "de-vuurtoren");
  expect(shop).toMatchObject({ phone: "+31174381234", hours: "Mo-Su 10:00-23:00", residents: "unknown" });
  expect(await added()).toMatchObject([
    { city: "hoek-van-holland", number: "12 A", status: "active", isSample: false, listings: 1 },
  ]);
  for (const group of ["listing", "contact", "hours"])
    expect(await factOf(database, "de-vuurtoren", group)).toMatchObject({
      source: "visitor",
      observedOn: today,
      count: 0,
    });
  expect(await factOf(database, "de-vuurtoren", "amenities")).toBeUndefined();
  const found = await autocomplete(database, { question: "vuurtoren", kinds: ["shops"], locale: "nl" });
  expect(found).toMatchObject([{ name: "De Vuurtoren" }]);
  expect((await standingOf(database, noor.accountId)).points - points).toBe(3);
  expect(await notices.all(database, noor)).toEqual([
    {
      type: "changeDecided",
      shop_id: shop.id,
      details: { outcome: "approved", changed: ["newShop"], changeCount: 1 },
    },
  ]);
  expect(await contributorsOfShop(database, { shopId: shop.id, viewerId: null })).toEqual([
    { url: noor.url, name: noor.name },
  ]);
  expect(await changesOf(database, noor, { most: 5 })).toMatchObject([
    { state: "approved", shop: { url: "de-vuurtoren" } },
  ]);
});

test("it stands where shops of its postcode are, else of its street, else of its part of town, else in the middle", async () => {
  const sam = await addMember(database);
  await givePostcode.run(database);
  await approve(await suggest(sam, { postcode: "3151AB" }));
  const places: [string, object, number][] = [
    ["Straat", { street: "STRANDWEG", houseNumber: "99" }, 51.977],
    ["Wijk", { street: "Elders", postcode: "3151 ZZ" }, 51.977],
    ["Nergens", { street: "Verder", postcode: "9999 ZZ" }, 51.9775],
    ["Nummer", { city: "rotterdam", street: "kade", houseNumber: "8" }, 51.93],
    ["Ander nummer", { city: "utrecht", street: "Vismarkt", houseNumber: "20 bis" }, 52.0905],
  ];
  for (const [name, more] of places) await approve(await suggest(sam, { name, ...more }));
  expect(await added()).toMatchObject([{ latitude: 51.977 }]);
  for (const [name, , latitude] of places)
    expect([name, await added(database, name)]).toMatchObject([name, [{ latitude }]]);
});

test("a map that has it too adds none, wherever in the town we put it; another shop is added", async () => {
  const city = { city: "utrecht", houseNumber: "8" };
  await approve(await suggest(await addMember(database), { ...city, street: "Nergensweg" }));
  const vuurtoren = { id: 7, lat: 52.1, lon: 5.1, tags: { name: "Coffeeshop Vuurtoren" } };
  const other = { id: 8, lat: 52.1, lon: 5.11, tags: { name: "Heel anders" } };
  const { added: names } = await importElements(database, [node(vuurtoren), node(other)]);
  expect(names.map(({ name }) => name)).toEqual(["Heel anders"]);
  expect(await added()).toHaveLength(1);
});

test("it is taken without what is not right; without its door it is no shop", async () => {
  const changeId = await suggest(await addMember(database), {
    website: "vuurtoren.example.org",
    openingHours: "24/7",
  });
  await approve(changeId, { fields: ["name", "openingHours"] });
  expect(await added()).toMatchObject([{ street: "Strandweg", website: null }]);
  expect(await shopIn(database, "de-vuurtoren")).toMatchObject({ hours: "24/7" });
  expect(await factOf(database, "de-vuurtoren", "contact")).toBeUndefined();
});

describe("one that is listed", () => {
  test.each([
    ["by its name", { name: "Coffeeshop Zeelucht", street: "Elders" }],
    ["at its door", { houseNumber: "5" }],
    ["at its door, spelled otherwise", { street: "STRAND-WEG", houseNumber: " 5" }],
  ])("%s is refused with its name and page", async (_, more) => {
    await expect(suggest(await addMember(database), more)).rejects.toMatchObject({
      kind: "conflict",
      errors: [
        { msg: "Is listed already", param: "changes.name", values: { name: "Zeelucht", url: "zeelucht" } },
      ],
    });
  });

  test("in another city is another shop, and so is one behind the door of one that closed for good", async () => {
    const sam = await addMember(database);
    await approve(await suggest(sam, { name: "Andersom" }));
    await setStatus(database, { slug: "zeelucht", status: "permanentlyClosed" });
    await approve(await suggest(sam, { houseNumber: "5" }));
    await expect(suggest(sam, { name: "Zeelucht", houseNumber: "7" })).rejects.toMatchObject(refusal);
  });

  test("by the time an admin takes it is refused, waits on, and can be refused for good", async () => {
    const [sam, noor] = [await addMember(database), await addMember(database)];
    const [first, second] = [await suggest(sam), await suggest(noor, { name: "Vuurtoren" })];
    await approve(first);
    await expect(approve(second)).rejects.toMatchObject({
      kind: "conflict",
      errors: [
        {
          msg: "Is listed already",
          param: "changeId",
          values: { name: "De Vuurtoren", url: "de-vuurtoren" },
        },
      ],
    });
    expect((await changesWaiting(database)).menuEdits).toMatchObject([{ _id: String(second) }]);
    await approve(second, { approve: false });
    expect(await notices.all(database, noor)).toEqual([
      {
        type: "changeDecided",
        shop_id: null,
        details: { outcome: "rejected", changed: ["newShop"], changeCount: 1 },
      },
    ]);
    expect(await standingOf(database, noor.accountId)).toMatchObject({ points: 0 });
  });
});

test("the same person tells of a shop once while it waits, and three a day where quotas are on", async () => {
  const sam = await addMember(database);
  const changeId = await suggest(sam);
  await expect(suggest(sam, { phone: "0174381234" })).rejects.toMatchObject({
    kind: "conflict",
    errors: [{ msg: "You told us of it already" }],
  });
  await takeChangeBack(database, sam, { changeId });
  await expect(approve(changeId)).rejects.toMatchObject({ kind: "conflict" });
  expect(await added()).toEqual([]);
  for (const name of ["Een", "Twee"])
    await suggest(sam, { name, houseNumber: `1${name}` }, { isLimited: true });
  await expect(suggest(sam, { name: "Drie", houseNumber: "13" }, { isLimited: true })).rejects.toMatchObject({
    kind: "tooOften",
  });
});

test.each([{ city: "atlantis" }, { city: "sample-markerwaard" }, { city: "zaanstad" }])(
  "it stands in a city of ours: %j",
  async (more) => {
    await settleSampleTown(database);
    await expect(suggest(await addMember(database), more)).rejects.toMatchObject({
      kind: "invalid",
      errors: [{ param: "changes.city" }],
    });
  },
);

test("hours that nobody understands are refused", async () => {
  await expect(
    suggest(await addMember(database), { openingHours: "when we feel like it" }),
  ).rejects.toMatchObject({ errors: [{ param: "changes.openingHours" }] });
});

test("what somebody invented tells of stands in the invented town, and goes with it", async () => {
  await settleSampleTown(database);
  const sam = await addPersona(database);
  await expect(suggest(sam, { houseNumber: "5" })).rejects.toMatchObject(refusal);
  await approve(await suggest(sam));
  expect(await added()).toMatchObject([
    { slug: "sample-de-vuurtoren", city: "sample-markerwaard", isSample: true },
  ]);
  expect(await factOf(database, "sample-de-vuurtoren", "listing")).toMatchObject({ source: "sample" });
  await suggest(await addPersona(database), { name: "Nog een", houseNumber: "44" });
  await removeDemo(database);
  expect(await added()).toEqual([]);
  expect((await changesWaiting(database)).menuEdits).toEqual([]);
});

test("of twenty admins who take two suggestions of one shop at once, one adds it", async () => {
  const fresh = await freshDatabase();
  await settleSmallWorld(fresh);
  const [sam, noor] = [await addMember(fresh), await addMember(fresh)];
  const ids = [await suggest(sam, {}, { on: fresh }), await suggest(noor, {}, { on: fresh })];
  const admins = [await addAdmin(fresh, "Ada"), await addAdmin(fresh, "Eva")];
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      decideChange(fresh, admins[place % 2] as (typeof admins)[0], {
        changeId: ids[place % 4 < 2 ? 0 : 1] as number,
        approve: true,
        now,
      }).then(
        () => "done",
        (error: { kind?: string }) => error.kind,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(19);
  expect(await added(fresh)).toMatchObject([{ slug: "de-vuurtoren", listings: 1 }]);
});
