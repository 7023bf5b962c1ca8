import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Role } from "#features/accounts/access.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { productOf } from "#features/products/server/small-catalogue.test-support.ts";
import { saveProducts } from "#features/products/server/save-products.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallCatalogue);

interface ProductAnswer {
  _id: string;
  rev: string;
  name: string;
  corrections: { fact: string; source: string; observedOn: string }[];
  [field: string]: unknown;
}

const caller = (role: Role, of: string | null = null) => callerOf(database, "products", { role, of });

const idOfSlug = statement(
  "id-of-product-in-test",
  (_, p: Params<{ slug: string }>) => sql<{ id: number }>`select id from product where slug = ${p.slug}`,
);

const idOf = async (slug: string) => String((await idOfSlug.first(database, { slug }))?.id);

const brandId = statement(
  "id-of-brand-of-product-in-test",
  (_, p: Params<{ slug: string }>) => sql<{ id: number }>`select id from brand where slug = ${p.slug}`,
);

const itemOf = async (slug: string) => ({ _id: String((await brandId.first(database, { slug }))?.id) });

async function opened(call: Awaited<ReturnType<typeof caller>>, slug: string): Promise<ProductAnswer> {
  return (await call("GET", `?id=${await idOf(slug)}`)).body as ProductAnswer;
}

async function saved(call: Awaited<ReturnType<typeof caller>>, slug: string, changes: object) {
  const { rev } = await opened(call, slug);
  return call("PATCH", "", { _id: await idOf(slug), rev, changes });
}

const refused = (param: string) => ({ status: 400, body: { errors: [{ param }] } });

describe("the list of products", () => {
  test.each(["name", "best", "shops", "price", "changed"])(
    "is by %s the other way round from its end, also where some have no value",
    async (sort) => {
      const call = await caller("mod");
      const ids = async (by: string) =>
        ((await call("GET", `?sort=${by}`)).body as { items: ProductAnswer[] }).items.map(
          (item) => item["_id"],
        );
      const there = await ids(sort);
      expect(there.length).toBeGreaterThan(3);
      expect(await ids(`-${sort}`)).toEqual(there.toReversed());
    },
  );

  test("has all of them for a moderator, and those of its own for whoever speaks for a brand", async () => {
    const all = (await (await caller("mod"))("GET", "")).body as { items: ProductAnswer[]; total: number };
    expect(all.total).toBeGreaterThan(10);
    const own = await (await caller("brandAdmin", "lage-landen"))("GET", "");
    expect(own.body).toMatchObject({ total: 1, items: [{ name: "Laagland Fog" }] });
  });

  test("can be asked for what lacks a strain, by kind, in part of a name and the other way round", async () => {
    const call = await caller("mod");
    const names = async (query: string) =>
      ((await call("GET", query)).body as { items: ProductAnswer[] }).items.map(({ name }) => name);
    expect(await names("?lacks=strain&type=hash")).toEqual(["Red Sand"]);
    expect(await names("?q=laag")).toEqual(["Laagland Fog"]);
    expect(await names("?q=lage")).toEqual(["Laagland Fog"]);
    expect(await names("?q=fog&sort=-name")).toEqual(["Morning Fog", "Laagland Fog", "Fog Stick"]);
    expect(await call("GET", "?lacks=luck")).toMatchObject(refused("lacks"));
  });

  test("is filtered as visitors filter theirs, in the same words, all of them together", async () => {
    const call = await caller("mod");
    const names = async (query: string) =>
      ((await call("GET", query)).body as { items: ProductAnswer[] }).items.map(({ name }) => name);
    expect(await names("?effect=sleepy")).toEqual(["Evening Dyke"]);
    expect(await names("?flavour=pine&type=weed")).toEqual(["Evening Dyke", "Laagland Fog", "Morning Fog"]);
    expect(await names("?flavour=pine&marketedAs=sativa&effect=happy&type=weed")).toEqual([
      "Laagland Fog",
      "Morning Fog",
    ]);
    expect(await names("?thc=15to20")).toEqual(["Laagland Fog", "Morning Fog"]);
    expect(await names("?thc=over20")).toEqual(["Polder Haze"]);
    expect(await names("?thc=unknown&type=weed&status=active")).toEqual(["Blank", "Evening Dyke", "Heusden"]);
    expect(await names("?gram=8to10")).toEqual(["Red Sand"]);
    expect(await names("?gram=10to12&type=weed")).toEqual(["Morning Fog", "Pillow Fort"]);
    expect(await names("?subCategory=cake")).toEqual(["Space Crumble"]);
    expect(await names("?sold=nowhere&lacks=strain&type=weed")).toEqual(["Not Yet", "Old Blend"]);
    expect(await names("?sold=somewhere&type=hash")).toEqual(["Red Sand"]);
    // What somebody makes, and what they bred.
    expect(await names("?brand=lage-landen")).toEqual(["Laagland Fog"]);
    expect(await names("?brand=green-thumb-seeds")).toEqual(["Evening Dyke"]);
    expect(await names("?brand=nobody")).toEqual([]);
    expect(await names("?rating=4")).toEqual([]);
    await setRating.run(database, { slug: "red-sand", rating: 400 });
    await setRating.run(database, { slug: "blank", rating: 399 });
    expect(await names("?rating=4")).toEqual(["Red Sand"]);
    for (const [query, param] of [
      ["?thc=luck", "thc"],
      ["?effect=cures", "effect"],
      ["?brand=No%20slug", "brand"],
    ] as const)
      expect(await call("GET", query)).toMatchObject(refused(param));
  });
});

const setRating = statement(
  "set-rating-in-test",
  (_, p: Params<{ slug: string; rating: number }>) => sql`
    insert into rating (target_type, target_id, review_count, hundredths)
    select 'product', id, 3, ${p.rating} from product where slug = ${p.slug}`,
);

describe("a product", () => {
  test("has every field", async () => {
    const product = await opened(await caller("mod"), "laagland-fog");
    expect(product).toMatchObject({
      name: "Laagland Fog",
      subCategory: "greenhouse",
      brand: { name: "Lage Landen" },
      strain: { _id: await idOf("morning-fog"), name: "Morning Fog" },
      breeder: { name: "Dijkzaden" },
      effects: ["happy", "energetic", "dryMouth"],
      thcPermille: 165,
      potencyMethod: "lab",
      potencyOn: "2026-09-14",
      status: "active",
    });
  });

  test("says whose word a fact is once it is changed, and files leave that fact alone", async () => {
    const call = await caller("mod");
    const answer = await saved(call, "laagland-fog", { piecesPerPack: 2, milligramsPerPiece: 500 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        piecesPerPack: 2,
        corrections: expect.arrayContaining([expect.objectContaining({ fact: "pack", source: "operator" })]),
      },
    });
    await database.transaction((tx) =>
      saveProducts(tx, [
        productOf({
          slug: "laagland-fog",
          name: "Laagland Mist",
          brandSlug: "lage-landen",
          piecesPerPack: 9,
        }),
      ]),
    );
    expect(await opened(call, "laagland-fog")).toMatchObject({ name: "Laagland Mist", piecesPerPack: 2 });
  });

  test("that was saved in between is refused with how it stands now", async () => {
    const [mine, theirs] = [await caller("mod"), await caller("admin")];
    const { _id: id, rev } = await opened(mine, "red-sand");
    await theirs("PATCH", "", { _id: id, rev, changes: { name: "Redder Sand" } });
    expect(await mine("PATCH", "", { _id: id, rev, changes: { name: "Sand" } })).toMatchObject({
      status: 409,
      body: { errors: [{ param: "rev" }], current: { name: "Redder Sand" } },
    });
  });

  test("of a brand is moved to no other by whoever speaks for it, and that of another is not there", async () => {
    const call = await caller("brandAdmin", "lage-landen");
    const brand = await itemOf("dijkzaden");
    expect(await saved(call, "laagland-fog", { brand })).toMatchObject({ status: 403 });
    expect(await saved(call, "laagland-fog", { brand: null })).toMatchObject({ status: 403 });
    expect(await saved(call, "laagland-fog", { effects: ["uneasy"] })).toMatchObject({ status: 403 });
    expect(await saved(call, "laagland-fog", { thcPermille: 170 })).toMatchObject({ status: 200 });
    const other = await idOf("red-sand");
    expect(await call("GET", `?id=${other}`)).toMatchObject({ status: 404 });
    expect(await call("PATCH", "", { _id: other, rev: "x", changes: { name: "Ours" } })).toMatchObject({
      status: 404,
    });
    expect(await call("POST", "", { name: "Ours", type: "hash", status: "active" })).toMatchObject({
      status: 403,
    });
  });

  test("cannot be what it is not, and each field says so itself", async () => {
    const call = await caller("mod");
    const tries: [string, object, string][] = [
      ["laagland-fog", { thcPermille: 1001 }, "changes.thcPermille"],
      ["laagland-fog", { thcPermille: 900, cbdPermille: 200 }, "cbdPermille"],
      ["laagland-fog", { potencyOn: null }, "potencyOn"],
      ["laagland-fog", { potencyMethod: null }, "potencyMethod"],
      ["laagland-fog", { potencyOn: "yesterday" }, "changes.potencyOn"],
      ["laagland-fog", { subCategory: "cake" }, "subCategory"],
      ["laagland-fog", { strain: { _id: await idOf("red-sand") } }, "strain"],
      ["laagland-fog", { strain: { _id: "999999" } }, "strain"],
      ["laagland-fog", { brand: { _id: "999999" } }, "brand"],
      ["red-sand", { effects: ["happy"] }, "effects"],
      ["fog-stick", { milligramsPerPiece: 5001 }, "milligramsPerPiece"],
      ["fog-stick", { milligramsPerPiece: 2000 }, "piecesPerPack"],
      ["space-crumble", { thcMicrogramsPerPack: 1 }, "thcMicrogramsPerPack"],
      ["space-crumble", { thcMicrogramsPerPiece: 41_000 }, "thcMicrogramsPerPiece"],
      ["long-leaves", { thcPermille: 1 }, "thcPermille"],
      ["polder-haze", { strain: { _id: await idOf("morning-fog") } }, "strain"],
    ];
    for (const [slug, changes, param] of tries)
      expect([param, await saved(call, slug, changes)]).toMatchObject([param, refused(param)]);
    expect(await call("GET", "?id=999999")).toMatchObject({ status: 404 });
  });

  test("has a pack that follows its pieces", async () => {
    const call = await caller("mod");
    expect(await saved(call, "space-crumble", { piecesPerPack: 2 })).toMatchObject({
      status: 200,
      body: { thcMicrogramsPerPack: 20_000 },
    });
  });

  test("that changes its strain takes over what that one is like", async () => {
    const call = await caller("mod");
    const strain = { _id: await idOf("evening-dyke") };
    expect(await saved(call, "laagland-fog", { strain })).toMatchObject({
      status: 200,
      body: { strain: { name: "Evening Dyke" }, effects: ["relaxed", "sleepy"], marketedAs: "indica" },
    });
  });

  test("is hidden and shown again", async () => {
    const call = await caller("mod");
    expect(await saved(call, "red-sand", { status: "draft" })).toMatchObject({ body: { status: "draft" } });
    expect(await saved(call, "red-sand", { status: "active" })).toMatchObject({ body: { status: "active" } });
    expect(await saved(call, "red-sand", { status: "merged" })).toMatchObject(refused("changes.status"));
  });

  test("is added with all that is known of it, at an address that is free", async () => {
    const call = await caller("admin");
    const given = {
      name: "Heusden",
      type: "weed",
      status: "active",
      strain: { _id: await idOf("morning-fog") },
      thcPermille: 150,
      potencyMethod: "label",
      potencyOn: "2026-10",
      description: { nl: "Van de dijk.", source: "nl" },
    };
    expect(await call("POST", "", given)).toMatchObject({
      status: 200,
      body: { slug: "heusden-weed-2", strain: { name: "Morning Fog" }, thcPermille: 150, status: "active" },
    });
    expect(await call("POST", "", { ...given, name: "!!!" })).toMatchObject(refused("name"));
  });
});
