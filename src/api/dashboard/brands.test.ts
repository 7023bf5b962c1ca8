import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { brandBySlug } from "#features/brands/server/brand-by-slug.ts";
import { addBrand } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NO_LETTER } from "#platform/text/plain-name.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
});

interface BrandAnswer {
  _id: string;
  rev: string;
  name: string;
  state: string;
  slug: string;
  source: string;
  observedOn: string;
}

let papers: number;
let lighters: number;

beforeEach(async () => {
  papers = await addBrand(database);
  lighters = await addBrand(database, { name: "Aanstekers van Annie", source: "kushy", observedOn: "2020" });
});

const admin = () => callerOf(database, "brands", { role: "admin" });
const brandAdmin = () => callerOf(database, "brands", { role: "brandAdmin", of: "vloeipapier-zonen" });

type Caller = Awaited<ReturnType<typeof admin>>;

const brandOf = async (call: Caller, id: number | string) =>
  (await call("GET", `?id=${id}`)).body as BrandAnswer;

async function save(call: Caller, id: number | string, changes: object) {
  const { rev } = await brandOf(call, id);
  return call("PATCH", "", { _id: String(id), rev, changes });
}

const NEW_BRAND = { name: "Zaad & Zo", kind: "breeder", isLicensedGrower: false };

const revisions = statement(
  "revisions-of-brand-in-test",
  (_, p: Params<{ id: number }>) => sql<{ stood: { website: string | null } }>`
    select stood from revision where target_type = 'brand' and target_id = ${p.id}`,
);

const log = statement(
  "log-of-brands-in-test",
  () => sql<{ action: string; role: string; details: object }>`
    select action, actor_role as role, details from audit_entry where target_type = 'brand' order by seq`,
);

describe("the list", () => {
  test("has all brands for an admin, and for whoever speaks for one only its own", async () => {
    const names = async (call: Caller, query = "") =>
      ((await call("GET", query)).body as { items: BrandAnswer[] }).items.map(({ name }) => name);
    const all = await admin();
    expect(await names(all)).toEqual(["Aanstekers van Annie", "Vloeipapier & Zonen"]);
    expect(await names(all, "?q=VLOEI&kind=accessories&state=active")).toEqual(["Vloeipapier & Zonen"]);
    expect(await names(all, "?kind=breeder")).toEqual([]);
    expect(await names(await brandAdmin())).toEqual(["Vloeipapier & Zonen"]);
    for (const sort of ["name", "rank", "products", "observed", "changed"])
      expect(await names(all, `?sort=-${sort}`)).toHaveLength(2);
  });

  test("comes as a file in the words of the reader", async () => {
    const { body } = await (await brandAdmin())("GET", "?format=csv&lang=en");
    const [head = [], line = []] = parse(body as string, { bom: true });
    expect([head[1], line[1]]).toEqual(["Name", "Vloeipapier & Zonen"]);
  });
});

describe("whoever speaks for a brand", () => {
  test("says what it says of itself, which is told by the brand today and shown at once", async () => {
    const call = await brandAdmin();
    const saved = await save(call, papers, {
      description: { nl: "Papier sinds 1923.", en: "Paper since 1923.", source: "nl" },
      website: "https://papier.example.org",
      email: "hallo@example.org",
      phone: "0031 (20) 123-4567",
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { source: "owner", observedOn: "2026-11-21", phone: "+31201234567" },
    });
    expect(await brandBySlug(database, { slug: "vloeipapier-zonen", locale: "en" })).toMatchObject({
      description: { text: "Paper since 1923.", locale: "en" },
      website: "https://papier.example.org",
      email: "hallo@example.org",
      source: "owner",
    });
    expect(await revisions.all(database, { id: papers })).toMatchObject([{ stood: { website: null } }]);
    expect(await log.all(database)).toMatchObject([
      {
        action: "edit",
        role: "brandAdmin",
        details: { fields: ["description", "website", "email", "phone"] },
      },
    ]);
  });

  test("is not told of another brand, and changes, publishes and removes none", async () => {
    const call = await brandAdmin();
    const { rev } = await brandOf(await admin(), lighters);
    const theirs = { _id: String(lighters), rev };
    expect(await call("GET", `?id=${lighters}`)).toMatchObject({ status: 404 });
    expect(await call("PATCH", "", { ...theirs, changes: { website: "https://example.org" } })).toMatchObject(
      { status: 404 },
    );
    const both = [papers, lighters].map(async (id) => ({
      _id: String(id),
      rev: (await brandOf(await admin(), id)).rev,
      changes: { phone: "+31201234567" },
    }));
    expect(await call("PATCH", "", { items: await Promise.all(both) })).toMatchObject({
      body: { items: [{ rev: expect.any(String) }, { errors: [{ param: "_id" }] }] },
    });
    expect(await call("DELETE", "", theirs)).toMatchObject({ status: 403 });
    expect(await call("POST", "", NEW_BRAND)).toMatchObject({ status: 403 });
    expect(await brandOf(await admin(), lighters)).toMatchObject({ source: "kushy", observedOn: "2020" });
  });

  test.each([
    { name: "Vloei" },
    { note: "Vloei" },
    { kind: "breeder" },
    { isLicensedGrower: true },
    { licenceSource: "The ministry" },
    { step: "publish" },
  ])("leaves what an admin says: %o", async (changes) => {
    const refused = await save(await brandAdmin(), papers, changes);
    expect(refused).toMatchObject({
      status: 403,
      body: { errors: [{ msg: "Only an admin changes this", param: Object.keys(changes)[0] }] },
    });
    expect(await revisions.all(database, { id: papers })).toEqual([]);
  });

  test("reads what is wrong beside its field", async () => {
    const wrong = {
      description: { source: "nl", en: "No Dutch" },
      website: "javascript:alert(1)",
      email: "nobody",
      phone: "020",
      colour: "red",
    };
    const { status, body } = await save(await brandAdmin(), papers, wrong);
    expect([status, (body as { errors: { param: string }[] }).errors.map(({ param }) => param)]).toEqual([
      400,
      ["changes.description", "changes.website", "changes.email", "changes.phone", "changes.colour"],
    ]);
    expect(
      await save(await brandAdmin(), papers, { website: "https://me:secret@example.org" }),
    ).toMatchObject({
      status: 400,
    });
  });

  test("sees what somebody saved in between, and loses nothing", async () => {
    const [mine, theirs] = [await brandAdmin(), await admin()];
    const { rev } = await brandOf(mine, papers);
    await save(theirs, papers, { website: "https://theirs.example.org" });
    const changes = { website: "https://mine.example.org" };
    expect(await mine("PATCH", "", { _id: String(papers), rev, changes })).toMatchObject({
      status: 409,
      body: { errors: [{ param: "rev" }], current: { website: "https://theirs.example.org" } },
    });
    expect(await mine("PATCH", "", { _id: String(papers), changes })).toMatchObject({
      status: 400,
      body: { errors: [{ param: "rev" }] },
    });
  });
});

describe("an admin", () => {
  test("adds a brand as a draft that nobody sees, publishes it, and then it stays", async () => {
    const call = await admin();
    const added = await call("POST", "", NEW_BRAND);
    expect(added).toMatchObject({
      status: 200,
      body: { state: "draft", slug: "zaad-zo", source: "operator", observedOn: "2026-11-21", website: null },
    });
    const { _id: id } = added.body as BrandAnswer;
    await expect(brandBySlug(database, { slug: "zaad-zo", locale: "nl" })).rejects.toMatchObject({
      kind: "notFound",
    });
    expect(await save(call, id, { step: "publish" })).toMatchObject({ body: { state: "active" } });
    expect(await brandBySlug(database, { slug: "zaad-zo", locale: "nl" })).toMatchObject({
      name: "Zaad & Zo",
    });
    expect(await found(database, { text: "Zaad & Zo" })).toBe(true);
    expect(await save(call, id, { step: "publish" })).toMatchObject({
      status: 409,
      body: { errors: [{ param: "step" }] },
    });
    const { rev } = await brandOf(call, id);
    expect(await call("DELETE", "", { _id: id, rev })).toMatchObject({
      status: 409,
      body: { errors: [{ param: "state" }] },
    });
  });

  test("removes a draft", async () => {
    const call = await admin();
    const { _id: id, rev } = (await call("POST", "", NEW_BRAND)).body as BrandAnswer;
    expect(await call("DELETE", "", { _id: id, rev: "x" })).toMatchObject({ status: 409 });
    expect(await call("DELETE", "", { _id: id, rev })).toMatchObject({ status: 200 });
    expect(await call("GET", `?id=${id}`)).toMatchObject({ status: 404 });
  });

  test("gives no brand a name without a letter or digit", async () => {
    const call = await admin();
    const name = "\u2603\u2603\u2603 !";
    const refused = (param: string) => ({ status: 400, body: { errors: [{ param, msg: NO_LETTER }] } });
    expect(await call("POST", "", { ...NEW_BRAND, name })).toMatchObject(refused("name"));
    expect(await save(call, papers, { name })).toMatchObject(refused("changes.name"));
  });

  test("gives no brand the name of another of its kind, however it is written", async () => {
    const call = await admin();
    const taken = { status: 400, body: { errors: [{ param: "name" }] } };
    const twin = { ...NEW_BRAND, name: "aanstekers van ANNIE", kind: "accessories" };
    expect(await call("POST", "", twin)).toMatchObject(taken);
    expect(await save(call, papers, { name: "AANSTEKERS van Annie" })).toMatchObject(taken);
    expect(await save(call, papers, { name: "Vloeipapier & zonen" })).toMatchObject({ status: 200 });
    expect(await call("POST", "", { ...twin, kind: "breeder" })).toMatchObject({
      body: { slug: "aanstekers-van-annie-2" },
    });
  });

  test("renames a brand, which is found by its new name and keeps its address", async () => {
    const renamed = await save(await admin(), lighters, { name: "Vuurwerk van Annie", note: "Annie" });
    expect(renamed).toMatchObject({ body: { slug: "aanstekers-van-annie", source: "operator" } });
    expect(await found(database, { text: "Vuurwerk van Annie" })).toBe(true);
    expect(await found(database, { text: "Aanstekers van Annie" })).toBe(false);
  });

  test("names who says that a brand is licensed, and that of no other", async () => {
    const call = await admin();
    const missing = { status: 400, body: { errors: [{ param: "licenceSource" }] } };
    expect(await save(call, papers, { isLicensedGrower: true })).toMatchObject(missing);
    expect(await save(call, papers, { licenceSource: "The ministry" })).toMatchObject(missing);
    const licensed = { isLicensedGrower: true, licenceSource: "The ministry" };
    expect(await save(call, papers, licensed)).toMatchObject({ status: 200, body: licensed });
    expect(await save(call, papers, { isLicensedGrower: false })).toMatchObject(missing);
  });

  test("never makes an invented brand a licensed grower, and its word stays invented", async () => {
    const sample = await addBrand(database, {
      slug: "sample-papier",
      name: "Markerpapier",
      isSample: true,
      source: "sample",
    });
    const call = await admin();
    expect(await save(call, sample, { isLicensedGrower: true, licenceSource: "The ministry" })).toMatchObject(
      { status: 400, body: { errors: [{ param: "isLicensedGrower" }] } },
    );
    expect(await save(call, sample, { website: "https://example.org" })).toMatchObject({
      body: { source: "sample" },
    });
  });
});

const foundNames = statement(
  "found-brand-in-test",
  (_, p: Params<{ text: string }>) => sql<{ count: number }>`
    select count(*)::integer as count from search_item where entity = 'brand' and name = ${p.text}`,
);

async function found(...[world, asked]: Parameters<typeof foundNames.first>): Promise<boolean> {
  return ((await foundNames.first(world, asked))?.count ?? 0) > 0;
}
