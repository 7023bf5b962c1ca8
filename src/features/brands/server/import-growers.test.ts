import { expect, test } from "vitest";
import { bytesOf, settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { importGrowers } from "./import-growers.ts";
import { licensedGrowers } from "./licensed-growers.ts";
import { saveBreeders } from "./save-breeders.ts";

const database = testWorld(settleSmallCountry);

const COLUMNS = "name,slug,note,source,observed_on\n";
const take = (lines: string) => importGrowers(database, bytesOf(COLUMNS + lines));
const FILE = "Lage Landen,lage-landen,trades as Laagland,a trade page,2024\n";

const brandTold = statement("brand-told", (db, p: Params<{ slug: string }>) =>
  db
    .selectFrom("brand")
    .select(["name", "kind", "is_licensed_grower as isLicensedGrower", "note", "observed_on as observedOn"])
    .where("slug", "=", p.slug),
);

test("a grower is a brand that may not advertise, and is found", async () => {
  expect(await take(FILE)).toMatchObject({ readCount: 1, addedCount: 1, refused: [] });
  expect(await brandTold.first(database, { slug: "lage-landen" })).toEqual({
    name: "Lage Landen",
    kind: "producer",
    isLicensedGrower: true,
    note: "trades as Laagland",
    observedOn: "2024",
  });
  const found = await autocomplete(database, { kinds: ["brands"], question: "lage", locale: "nl" });
  expect(found.map(({ url }) => url)).toEqual(["lage-landen"]);
});

test("importing again changes nothing, and a correction is taken", async () => {
  await take(FILE);
  expect(await take(FILE)).toMatchObject({ addedCount: 0, changedCount: 0, unchangedCount: 1 });
  expect(await take(FILE.replace("2024", "2025-06"))).toMatchObject({ changedCount: 1 });
});

test("what another source says a grower does is kept with its day, and forgotten when the file no longer says it", async () => {
  const columns = "name,slug,note,source,observed_on,status,place,status_source,status_date\n";
  const line = "Lage Landen,lage-landen,,a trade page,2024,active,Waalwijk,a newspaper,2025-04\n";
  const tell = (text: string) => importGrowers(database, bytesOf(columns + text));
  expect(await tell(line)).toMatchObject({ addedCount: 1, changedCount: 0 });
  expect(await licensedGrowers(database)).toMatchObject([
    { sighting: { status: "active", place: "Waalwijk", source: "a newspaper", observedOn: "2025-04" } },
  ]);
  expect(await tell(line)).toMatchObject({ addedCount: 0, changedCount: 0, unchangedCount: 1 });
  expect(await tell(line.replace("active,", "waiting,"))).toMatchObject({ changedCount: 1 });
  expect((await tell(line.replace("2025-04", ""))).refused).toMatchObject([
    { reasons: ["has a status without its source and date"] },
  ]);
  await take("Lage Landen,lage-landen,,a trade page,2024\n");
  expect(await licensedGrowers(database)).toMatchObject([{ sighting: null }]);
});

test("a breeder of the same name is another brand, and keeps it at the next import", async () => {
  await take(FILE);
  const asked = { names: ["Lage Landen", "Dijkzaden"], observedOn: "2017-11" };
  const slugs = new Map([
    ["Lage Landen", "lage-landen-breeder"],
    ["Dijkzaden", "dijkzaden"],
  ]);
  expect(await saveBreeders(database, asked)).toEqual(slugs);
  expect(await saveBreeders(database, asked)).toEqual(slugs);
  expect((await take("Dijk,dijkzaden,,a trade page,2024\n")).refused).toEqual([
    { line: 2, reasons: ['slug "dijkzaden" is another brand\'s'] },
  ]);
});

test("a breeder never gets the address of an invented one", async () => {
  const slugs = await saveBreeders(database, { names: ["Sample Seeds"], observedOn: "2017-11" });
  expect(slugs.get("Sample Seeds")).toBe("breeder-sample-seeds");
});
