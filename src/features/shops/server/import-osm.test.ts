import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { osmFile } from "#platform/osm/osm-files.test-support.ts";
import { overpassAnswer, pbfBlock, pbfHeader } from "#platform/osm/write-osm.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { importOsm } from "./import-osm.ts";
import { importElements, NEW, node } from "./mapped-shops.test-support.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { confirmListing, NOW, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const at = (slug: string) => shopBySlug(database, { slug, locale: "nl", now: NOW });

const EVERYTHING = {
  old_name: "Vroeger",
  "addr:street": "Vismarkt",
  "addr:housenumber": "23",
  "addr:postcode": "3511 KR",
  opening_hours: "Mo-Su 10:00-23:00",
  "opening_hours:kitchen": "Mo-Su 12:00-20:00",
  phone: "030 231 5402",
  website: "https://andersom.example.org",
  "contact:email": "info@andersom.example.org",
  "contact:instagram": "andersom",
  wheelchair: "limited",
  "entrance:step_height": "0.1",
  "payment:debit_cards": "yes",
  internet_access: "wlan",
  indoor_seating: "yes",
  outdoor_seating: "yes",
  smoking: "dedicated",
  toilets: "yes",
  dog: "no",
  parking: "no",
  min_age: "21",
};

test.each([
  ["Overpass", async () => osmFile(overpassAnswer([node({ tags: EVERYTHING })]))],
  ["a .osm.pbf", async () => osmFile(pbfHeader(), pbfBlock([node({ tags: EVERYTHING })]))],
])("every tag of an element becomes a fact with its day and its element, from %s", async (_format, file) => {
  const report = await importOsm(database, await file(), { now: NOW });
  expect(report).toMatchObject({ readCount: 1, addedCount: 0, changedCount: 1, refused: [], remarks: [] });
  const fromOsm = {
    source: "openStreetMap",
    observedOn: "2026-03-02",
    reference: "node/1",
    confidence: "high",
  };
  expect(await at("andersom")).toMatchObject({
    name: "Andersom",
    formerNames: ["Vroeger"],
    osmId: "node/1",
    street: "Vismarkt",
    houseNumber: "23",
    postcode: "3511 KR",
    latitude: 52.0906,
    phone: "+31302315402",
    website: "https://andersom.example.org",
    email: "info@andersom.example.org",
    socials: ["https://www.instagram.com/andersom"],
    wheelchair: "limited",
    stepHeightCm: 10,
    amenities: {
      cardPayment: "yes",
      wifi: "yes",
      seats: "yes",
      toilets: "yes",
      dogs: "no",
      parking: "no",
      games: "unknown",
    },
    consumption: { smoking: "pureOnly", terrace: "yes" },
    access: { minimumAge: 21 },
    opening: { state: "open" },
    facts: {
      listing: fromOsm,
      contact: fromOsm,
      hours: fromOsm,
      amenities: fromOsm,
      consumption: fromOsm,
      access: fromOsm,
    },
  });
  expect(await departmentsOf.all(database, { slug: "andersom" })).toEqual([
    { department: "kitchen", hours: "Mo-Su 12:00-20:00", isKnown: true },
  ]);
});

const departmentsOf = statement(
  "departments-of-slug",
  (_, p: Params<{ slug: string }>) => sql<{ department: string; hours: string; isKnown: boolean }>`
    select department, shop_department.opening_hours as hours, open_known_until is not null as "isKnown"
    from shop_department join shop on shop.id = shop_id where slug = ${p.slug}`,
  { isRead: true },
);

test("importing the same file again changes nothing", async () => {
  const elements = [node({ tags: EVERYTHING }), node({ ...NEW, id: 2 })];
  await importElements(database, elements);
  expect(await importElements(database, elements)).toMatchObject({
    addedCount: 0,
    changedCount: 0,
    unchangedCount: 2,
    changes: [],
  });
});

describe("which shop it is", () => {
  test("is told by the element, however far it moved and whatever it is called", async () => {
    await importElements(database, [node()]);
    const report = await importElements(database, [
      node({ lat: 51.92, lon: 4.481, timestamp: "2026-04-01T00:00:00Z", tags: { name: "Kif" } }),
    ]);
    expect(report).toMatchObject({ addedCount: 0, changedCount: 1 });
    expect(await at("andersom")).toMatchObject({
      name: "Kif",
      formerNames: ["Andersom"],
      city: { slug: "rotterdam" },
    });
  });

  test.each([
    ["an alike name within 120 m", { lat: 52.0913, tags: { name: "Coffeeshop Andersom" } }],
    [
      "the same door within 40 m",
      { tags: { name: "Iets", "addr:street": "Vismarkt", "addr:housenumber": "23" } },
    ],
    ["its point", { lat: 52.0905, lon: 5.1206, tags: { name: "Iets" } }],
  ])("is told by %s", async (_by, element) => {
    expect(await importElements(database, [node(element)])).toMatchObject({ addedCount: 0, changedCount: 1 });
  });

  test.each([
    ["another name beside it", { tags: { name: "Iets" } }],
    ["the same name at the other end of the street", { lat: 52.0925 }],
    ["a headshop of that name", { tags: { shop: "headshop" } }],
  ])("is none of ours with %s", async (_what, element) => {
    expect(await importElements(database, [node(element)])).toMatchObject({ addedCount: 1, changedCount: 0 });
  });

  test("goes to the best of two elements", async () => {
    const report = await importElements(database, [
      node({ id: 5, lat: 52.0913, tags: { name: "Andersoms" } }),
      node({ id: 6, lat: 52.0905, lon: 5.1206 }),
    ]);
    expect(report).toMatchObject({ addedCount: 1, changedCount: 1 });
    expect((await at("andersom")).osmId).toBe("node/6");
  });

  test("a café for coffee tells more about a shop that we know, and adds none", async () => {
    const cafe = { shop: "", amenity: "cafe", cuisine: "coffee_shop" };
    const report = await importElements(database, [
      node({ tags: { ...cafe, phone: "030 231 5402" } }),
      node({ ...NEW, id: 2, tags: { ...cafe, name: "Barista" } }),
    ]);
    expect(report).toMatchObject({ addedCount: 0, changedCount: 1, passedOverCount: 1, refused: [] });
    expect((await at("andersom")).phone).toBe("+31302315402");
  });
});

describe("a new shop", () => {
  test("stands in the city that its address names, else in the one whose reach it is in", async () => {
    const { added } = await importElements(database, [
      node({ ...NEW, id: 2 }),
      node({ ...NEW, id: 3, tags: { name: "Vleutens", "addr:city": "Vleuten" } }),
      node({ id: 4, lat: 51.975, lon: 4.14, tags: { name: "Zeeruis", shop: "smartshop" } }),
    ]);
    expect(added.map(({ slug, city }) => `${slug} ${city}`)).toEqual([
      "nieuw Utrecht",
      "vleutens Vleuten",
      "zeeruis Hoek van Holland",
    ]);
    expect(await at("nieuw")).toMatchObject({
      kind: "coffeeshop",
      osmId: "node/2",
      municipality: { slug: "utrecht" },
    });
  });

  test.each([
    [{ name: "" }, "has no name"],
    [{ name: "x".repeat(81) }, "name is longer than 80 characters"],
    [{ name: "Coffeeshop" }, "says what it is and not what it is called"],
    [{ name: "CBD Winkel" }, "sells CBD by its name"],
    [{ "addr:country": "BE" }, "lies in BE"],
    [{ note: "x".repeat(600) }, "tag note has 600 letters"],
  ])("%j is refused, and the rest goes in", async (tags, reason) => {
    const report = await importElements(database, [
      node({ ...NEW, tags: { name: "Nieuw", ...tags } }),
      node({ id: 2 }),
    ]);
    expect(report).toMatchObject({ addedCount: 0, changedCount: 1 });
    expect(report.refused).toEqual([{ element: "node/1", reasons: [expect.stringContaining(reason)] }]);
  });

  test.each([
    [{ lat: 5.1, lon: 52.09 }, "latitude and longitude swapped?"],
    [{ lat: 48.8, lon: 2.3 }, "lies outside the country"],
    [{ lat: 53.6, lon: 3.3 }, "is not near any place that we know"],
    [{ lat: undefined }, "has no place in the file"],
    [{ timestamp: "2031-01-01T00:00:00Z" }, "which is to come"],
  ])("at %j is refused", async (element, reason) => {
    const { refused } = await importElements(database, [node({ ...NEW, ...element })]);
    expect(refused).toEqual([{ element: "node/1", reasons: [expect.stringContaining(reason)] }]);
  });

  test("without a day of its own has the day of the file, and without that none", async () => {
    const { timestamp: _, ...undated } = node(NEW);
    await importElements(database, [undated]);
    expect((await at("nieuw")).listing.observedOn).toBe("2026-11-20");
    const refused = await importOsm(database, await osmFile(JSON.stringify({ elements: [undated] })), {
      now: NOW,
    });
    expect(refused.refused).toEqual([
      { element: "node/1", reasons: [expect.stringContaining("ask Overpass")] },
    ]);
  });
});

describe("what is known", () => {
  test("stays when the element is older, and when the element says nothing of it", async () => {
    await importElements(database, [node({ tags: EVERYTHING })]);
    const older = node({ timestamp: "2020-01-01T00:00:00Z", tags: { name: "Oud", phone: "030 111 1111" } });
    expect(await importElements(database, [older])).toMatchObject({ changedCount: 0 });
    await importElements(database, [node({ timestamp: "2026-05-01T00:00:00Z" })]);
    expect(await at("andersom")).toMatchObject({ street: "Vismarkt", phone: "+31302315402" });
  });

  test("of people stands, and so does what somebody confirmed", async () => {
    await confirmListing(database, { slug: "andersom" });
    await importElements(database, [node({ tags: { name: "Coffeeshop Andersom", phone: "030 231 5402" } })]);
    expect(await at("andersom")).toMatchObject({
      name: "Andersom",
      latitude: 52.0905,
      phone: "+31302315402",
      listing: { source: "owner", confirmationCount: 2 },
    });
    await confirmContact.run(database, { slug: "andersom" });
    await importElements(database, [
      node({ timestamp: "2026-09-01T00:00:00Z", tags: { phone: "030 999 9999" } }),
    ]);
    expect((await at("andersom")).phone).toBe("+31302315402");
  });

  test("stays with hours that do not parse, and the report says why", async () => {
    await importElements(database, [node({ tags: EVERYTHING })]);
    const report = await importElements(database, [
      node({
        timestamp: "2026-06-01T00:00:00Z",
        tags: { opening_hours: "Mo-Fr 9-", "opening_hours:kitchen": "99:99", phone: "030 222 2222" },
      }),
    ]);
    expect(report.remarks).toEqual([
      { element: "node/1", text: expect.stringContaining('opening_hours "Mo-Fr 9-" do not parse') },
      { element: "node/1", text: expect.stringContaining("opening_hours of the kitchen") },
    ]);
    expect(await at("andersom")).toMatchObject({ phone: "+31302222222", opening: { state: "open" } });
  });
});

const confirmContact = statement(
  "confirm-contact",
  (_, p: Params<{ slug: string }>) => sql`
    update shop_fact set confirmation_count = 1, confirmed_at = '2026-06-01'
    from shop where shop.id = shop_id and shop.slug = ${p.slug} and fact_group = 'contact'`,
);

test("a trial tells field by field what would happen, and leaves nothing behind", async () => {
  const trial = await importElements(
    database,
    [node({ tags: { phone: "030 231 5402" } }), node({ ...NEW, id: 2 })],
    {
      isDryRun: true,
    },
  );
  expect(trial).toMatchObject({
    addedCount: 1,
    changedCount: 1,
    added: [{ slug: "nieuw", name: "Nieuw", city: "Utrecht", osmId: "node/2" }],
  });
  expect(trial.changes).toContainEqual({ slug: "andersom", field: "phone", from: null, to: "+31302315402" });
  expect((await at("andersom")).phone).toBeNull();
  await expect(at("nieuw")).rejects.toMatchObject({ kind: "notFound" });
});
