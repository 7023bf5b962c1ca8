import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { asMember, type Member } from "./members.ts";
import { nameSkeleton } from "./name-skeleton.ts";
import { addMember } from "./people.test-support.ts";
import { renameAccount } from "./rename-account.ts";

const database = testDatabase();

const TAKEN = { kind: "conflict", errors: [{ msg: "Name already in use", param: "name" }] };

const rename = (member: Member, name: string, on: Database = database, isLimited = true) =>
  renameAccount(on, member, { name, siteName: "Highstreet", isLimited });

const ageFreed = statement(
  "age-freed-names-in-test",
  (_, p: Params<{ days: number }>) =>
    sql`update freed_name set freed_at = freed_at - make_interval(days => ${p.days}::int)`,
);
const addBrand = statement(
  "add-brand-in-test",
  (_, p: Params<{ name: string; slug: string }>) => sql`
    insert into brand (name, sort_name, slug, kind, source, observed_on)
    values (${p.name}, ${p.name}, ${p.slug}, 'breeder', 'operator', '2026')`,
);
const names = statement("names-in-test", (db) =>
  db.selectFrom("account").select(["name", "url", "name_skeleton as skeleton"]).orderBy("id"),
);
const makeSample = statement(
  "make-sample-in-test",
  (_, p: Params<{ accountId: number }>) =>
    sql`update account set is_sample = true, url = 'sample-' || url where id = ${p.accountId}`,
);
const foldedSlug = statement(
  "folded-slug-in-test",
  (_, p: Params<{ slug: string }>) => sql<{ folded: string }>`
    select replace(translate(${p.slug}::text, 'i10-', 'llo'), 'm', 'rn') as folded`,
);

test("a name comes with the address that goes with it", async () => {
  const sam = await addMember(database, { name: "Guest 12345" });
  expect(await rename(sam, "Sam de Vries")).toEqual({ name: "Sam de Vries", url: "sam-de-vries" });
  expect(await names.all(database)).toEqual([
    { name: "Sam de Vries", url: "sam-de-vries", skeleton: "sarndevrles" },
  ]);
});

test.each(["Noor", "noor", "NOOR", "Nóór", "N.o.o.r", "N00r", "ոооr"])(
  "%s is taken while somebody is called Noor",
  async (name) => {
    await addMember(database, { name: "Noor" });
    const sam = await addMember(database, { name: "Sam" });
    await expect(rename(sam, name)).rejects.toMatchObject(TAKEN);
    expect((await names.all(database)).map(({ url }) => url)).toEqual(["noor", "sam"]);
  },
);

test("one's own name may be written otherwise", async () => {
  const noor = await addMember(database, { name: "noor" });
  expect(await rename(noor, "Nóór")).toEqual({ name: "Nóór", url: "noor" });
  expect(await rename(noor, "N oor")).toEqual({ name: "N oor", url: "n-oor" });
});

test.each(["Admin", "Sam Support", "Highstreet", "Dashboard"])(
  "%s is answered like a taken one",
  async (name) => {
    const sam = await addMember(database, { name: "Sam" });
    await expect(rename(sam, name)).rejects.toMatchObject(TAKEN);
  },
);

test.each(["Mighty Seeds", "mighty-seeds", "Mlghty Seeds", "M1ghty Seeds"])(
  "nobody is called %s, like a brand",
  async (name) => {
    await addBrand.run(database, { name: "Mighty Seeds", slug: "mighty-seeds" });
    const sam = await addMember(database, { name: "Sam" });
    await expect(rename(sam, name)).rejects.toMatchObject(TAKEN);
  },
);

test("slugs of shops and brands are compared as names are", async () => {
  const words = fc.array(
    fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz0123456789"), minLength: 1 }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  await fc.assert(
    fc.asyncProperty(words, async (parts) => {
      const slug = parts.join("-");
      expect((await foldedSlug.first(database, { slug }))?.folded).toBe(nameSkeleton(slug));
    }),
  );
});

test.each([
  ["Владимир", /^user-\d+$/],
  ["さくら花子", /^user-\d+$/],
  ["Jo.", /^jo-2$/],
  ["Łódź Księżyc", /^lodz-ksiezyc$/],
  ["Wielka Dolina Rzeki Wisły", /^wielka-dolina-rzeki-wisly$/],
  ["ß".repeat(20), /^s{30}$/],
])("%s has an address in small Latin letters", async (name, url) => {
  const sam = await addMember(database, { name: "Sam" });
  expect((await rename(sam, name)).url).toMatch(url);
});

test("an address that is taken gets a number", async () => {
  await addMember(database, { name: "Boss x" });
  const sam = await addMember(database, { name: "Sam" });
  expect((await rename(sam, "Boß x")).url).toBe("boss-x-2");
});

test("an invented person keeps the address of an invented person, and nobody else gets one", async () => {
  const sam = await addMember(database, { name: "Sam" });
  await makeSample.run(database, sam);
  expect((await rename(sam, "Sam de Sample")).url).toBe("sample-sam-de-sample");
  expect((await rename(sam, "abcdefghijklmnopqrstuvwx")).url).toBe("sample-abcdefghijklmnopqrstuvw");
  const noor = await addMember(database, { name: "Noor" });
  for (const name of ["Sample", "Sample Noor"]) await expect(rename(noor, name)).rejects.toMatchObject(TAKEN);
  expect((await rename(noor, "Samples")).url).toBe("samples");
});

test("a name that was given up is its owner's for 30 days, and then anybody's", async () => {
  const [sam, noor] = [
    await addMember(database, { name: "Sam" }),
    await addMember(database, { name: "Noor" }),
  ];
  await rename(sam, "Samuel");
  for (const name of ["Sam", "S a m", "sám"]) await expect(rename(noor, name)).rejects.toMatchObject(TAKEN);
  expect((await rename(sam, "Sam")).url).toBe("sam");
  await rename(sam, "Samuel");
  await ageFreed.run(database, { days: 29 });
  await expect(rename(noor, "Sam")).rejects.toMatchObject(TAKEN);
  await ageFreed.run(database, { days: 1 });
  expect((await rename(noor, "Sam")).url).toBe("sam");
});

test("an address that was given up is held as well: links to it lead to nobody else", async () => {
  const [sam, noor] = [
    await addMember(database, { name: "Boss x" }),
    await addMember(database, { name: "Noor" }),
  ];
  await rename(sam, "Samuel");
  expect((await rename(noor, "Boß x")).url).toBe("boss-x-2");
});

test("a name changes three times in 30 days, unless limits are off", async () => {
  const sam = await addMember(database, { name: "Guest 1" });
  for (const name of ["Sam 1", "Sam 2", "Sam 3", "Sam 3"]) await rename(sam, name);
  const refused = { kind: "notAllowed", errors: [{ msg: "Was changed too often", param: "name" }] };
  await expect(rename(sam, "Sam 4")).rejects.toMatchObject(refused);
  await rename(sam, "Sam 4", database, false);
  await ageFreed.run(database, { days: 30 });
  await rename(sam, "Sam 5");
});

test("somebody whose account is gone is not signed in", async () => {
  const nobody = asMember({ ...(await addMember(database)), accountId: 999_999 });
  await expect(rename(nobody, "Nobody Else")).rejects.toMatchObject({ kind: "notSignedIn" });
});

test("of fifty people who want one name, written in whatever way, one gets it", async () => {
  const fresh = await freshDatabase();
  const people = await Promise.all(
    Array.from({ length: 50 }, (_, n) => addMember(fresh, { name: `Person ${n + 200}` })),
  );
  const spellings = ["Noor", "NOOR", "nóór", "N oor", "ոооr"];
  const tries = await Promise.allSettled(
    people.map((person, n) => rename(person, spellings[n % spellings.length] as string, fresh)),
  );
  const lost = tries.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
  expect(lost).toHaveLength(49);
  for (const reason of lost) expect(reason).toMatchObject(TAKEN);
  const winners = (await names.all(fresh)).filter(({ skeleton }) => skeleton === nameSkeleton("Noor"));
  expect(winners).toHaveLength(1);
});

test("whoever grabs a name in the moment it is given up does not get it", async () => {
  const fresh = await freshDatabase();
  for (let round = 0; round < 5; round += 1) {
    const sam = await addMember(fresh, { name: `Sam ${round}` });
    const grabbers = await Promise.all(
      [1, 2, 3].map((n) => addMember(fresh, { name: `Grabber ${round} ${n}` })),
    );
    const results = await Promise.allSettled([
      rename(sam, `Samuel ${round}`, fresh),
      ...grabbers.map((grabber) => rename(grabber, `Sam ${round}`, fresh)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "rejected"]);
  }
});

test("two people who swap names at the same moment keep theirs, and nothing breaks", async () => {
  const fresh = await freshDatabase();
  const [sam, noor] = [await addMember(fresh, { name: "Sam" }), await addMember(fresh, { name: "Noor" })];
  const results = await Promise.allSettled([rename(sam, "Noor", fresh), rename(noor, "Sam", fresh)]);
  for (const result of results) expect(result).toMatchObject({ status: "rejected", reason: TAKEN });
});

test("one person who changes their name many times at once is counted as often", async () => {
  const fresh = await freshDatabase();
  const sam = await addMember(fresh, { name: "Guest 1" });
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) => rename(sam, `Sam ${n + 20}`, fresh)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});
