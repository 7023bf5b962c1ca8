import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Role } from "#features/accounts/access.ts";
import { lockCatalogue } from "#features/products/server/lock-catalogue.ts";
import { productBySlug } from "#features/products/server/product-by-slug.ts";
import { saveStrains, type SourcedStrain } from "#features/products/server/save-strains.ts";
import { settleSmallCatalogue, strainOf } from "#features/products/server/small-catalogue.test-support.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NO_LETTER } from "#platform/text/plain-name.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallCatalogue);

interface StrainAnswer {
  _id: string;
  rev: string;
  name: string;
  parents: { _id: string; name: string }[];
  [field: string]: unknown;
}

const caller = (role: Role, of: string | null = null) => callerOf(database, "strains", { role, of });

const ids = statement(
  "ids-of-strain-in-test",
  (_, p: Params<{ slug: string }>) => sql<{ id: number; weedId: number }>`
    select strain.id, product.id as "weedId" from strain left join product on product.strain_id = strain.id
      and product.brand_id is null and product.type = 'weed'
    where strain.slug = ${p.slug}`,
);

const idOf = async (slug: string) => String((await ids.first(database, { slug }))?.id);
const weedOf = async (slug: string) => ({ _id: String((await ids.first(database, { slug }))?.weedId) });

type Call = Awaited<ReturnType<typeof caller>>;

async function opened(call: Call, slug: string): Promise<StrainAnswer> {
  return (await call("GET", `?id=${await idOf(slug)}`)).body as StrainAnswer;
}

async function saved(call: Call, slug: string, changes: object) {
  const { rev } = await opened(call, slug);
  return call("PATCH", "", { _id: await idOf(slug), rev, changes });
}

const refused = (param: string, values?: object) => ({
  status: 400,
  body: { errors: [{ param, ...(values && { values }) }] },
});
const page = (slug: string) => productBySlug(database, { slug, locale: "nl" });

describe("the list of strains", () => {
  test("is searched by any name, and asked for what is not filled in", async () => {
    const call = await caller("mod");
    const names = async (query: string) =>
      ((await call("GET", query)).body as { items: StrainAnswer[] }).items.map(({ name }) => name);
    expect(await names("?q=ochtend")).toEqual(["Morning Fog"]);
    expect(await names("?lacks=parents&marketedAs=hybrid")).toEqual(["Heusden"]);
    expect(await names("?lacks=terpenes&sort=-name")).toEqual([
      "Polder Haze",
      "Pillow Fort",
      "Heusden",
      "Evening Dyke",
      "Blank",
    ]);
    expect((await names("?sort=-shops"))[0]).toBe("Morning Fog");
  });

  test("is nobody’s who speaks for a brand or a shop", async () => {
    for (const [role, of] of [
      ["brandAdmin", "lage-landen"],
      ["shopAdmin", "mosa"],
    ] as const) {
      const call = await caller(role, of);
      expect(await call("GET", "")).toMatchObject({ status: 403 });
      expect(await call("PATCH", "", { _id: await idOf("blank"), rev: "x", changes: {} })).toMatchObject({
        status: 403,
      });
    }
  });
});

describe("a strain", () => {
  test("has every field, its parents by the weed of their names and those that the catalogue lacks by name", async () => {
    expect(await opened(await caller("mod"), "polder-haze")).toMatchObject({
      name: "Polder Haze",
      aliases: [],
      parents: [{ ...(await weedOf("morning-fog")), name: "Morning Fog" }],
      otherParents: ["Lost Landrace"],
      breeder: { name: "Dijkzaden" },
      marketedAs: "sativa",
      terpenes: [],
      weed: { slug: "polder-haze", status: "active" },
      productCount: 1,
    });
  });

  test("that was bred from one plant alone has it once", async () => {
    const parent = { name: "Morning Fog", parentSlug: "morning-fog" };
    await saveStrains(database, [strainOf({ slug: "blank", name: "Blank", parents: [parent, parent] })]);
    expect(await opened(await caller("mod"), "blank")).toMatchObject({
      parents: [{ name: "Morning Fog" }],
      otherParents: [],
    });
  });

  test("that is renamed renames the weed of its name at the same address, which the search finds by both names", async () => {
    const call = await caller("mod");
    const answer = await saved(call, "morning-fog", {
      name: "Dageraad",
      aliases: ["Ochtendmist", "Morning Fog"],
      terpenes: ["pinene", "limonene"],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        corrections: expect.arrayContaining([
          expect.objectContaining({ fact: "strainName", source: "operator" }),
          expect.objectContaining({ fact: "strainAliases" }),
          expect.objectContaining({ fact: "terpenes" }),
        ]),
      },
    });
    expect(await page("morning-fog")).toMatchObject({
      name: "Dageraad",
      strain: { name: "Dageraad", aliases: ["Ochtendmist", "Morning Fog"], terpenes: ["pinene", "limonene"] },
    });
    // What a brand calls its own stays, and a child says whose it is by the name of today.
    expect(await page("laagland-fog")).toMatchObject({ name: "Laagland Fog", strain: { name: "Dageraad" } });
    expect((await page("evening-dyke")).lineage?.parents[0]).toMatchObject({
      name: "Dageraad",
      productSlug: "morning-fog",
    });
    for (const question of ["dageraad", "morning fog"]) {
      const found = await autocomplete(database, { kinds: ["products"], question, locale: "nl" });
      expect(found.map(({ url }) => url)).toContain("morning-fog");
    }
  });

  test("stays as it was put right when its file comes again, and is mended in the rest", async () => {
    const call = await caller("admin");
    const heusden = await weedOf("heusden");
    const changes = {
      name: "Polder Mist",
      aliases: ["PH"],
      parents: [heusden],
      otherParents: [],
      terpenes: ["ocimene"],
    };
    expect(await saved(call, "polder-haze", changes)).toMatchObject({ status: 200 });
    await database.transaction(async (tx) => {
      await lockCatalogue.run(tx);
      await saveStrains(tx, [
        strainOf({
          slug: "polder-haze",
          name: "Polder Haze",
          aliases: ["Old Haze"],
          parents: [{ name: "Blank", parentSlug: "blank" }],
          terpenes: ["myrcene"],
          marketedAs: "indica",
        }),
      ]);
    });
    expect(await opened(call, "polder-haze")).toMatchObject({
      ...changes,
      parents: [{ ...heusden, name: "Heusden" }],
      marketedAs: "indica",
    });
  });

  test.each<[string, object, Partial<SourcedStrain>]>([
    ["name", { name: "Dijkweg" }, { name: "Dyke Way" }],
    ["aliases", { aliases: ["Avond"] }, { aliases: ["Old Dyke"] }],
    ["parents", { parents: [] }, { parents: [{ name: "Blank", parentSlug: "blank" }] }],
    ["breeder", { breeder: null }, { breederSlug: "dijkzaden" }],
    ["marketedAs", { marketedAs: "sativa" }, { marketedAs: "indica" }],
    ["effects", { effects: ["sleepy"] }, { effects: ["creative"] }],
    ["flavours", { flavours: ["pine"] }, { flavours: ["honey"] }],
    ["terpenes", { terpenes: ["ocimene"] }, { terpenes: ["myrcene"] }],
  ])(
    "keeps what was said of its %s when its file comes again, and only that",
    async (field, said, ofFile) => {
      const call = await caller("mod");
      const file = { slug: "evening-dyke", name: "Evening Dyke" };
      const came = (facts: Partial<SourcedStrain>) =>
        database.transaction(async (tx) => {
          await lockCatalogue.run(tx);
          await saveStrains(tx, [strainOf({ ...file, ...facts })]);
        });
      // What nobody has put right is as the file has it.
      await came(ofFile);
      const { [field]: before } = await opened(call, "evening-dyke");
      expect(await saved(call, "evening-dyke", said)).toMatchObject({ status: 200 });
      const { [field]: mine } = await opened(call, "evening-dyke");
      expect(mine).not.toEqual(before);
      await came({ ...ofFile, thcPermille: 210 });
      expect((await opened(call, "evening-dyke"))[field]).toEqual(mine);
    },
  );

  test("keeps what stood, and is put back by a save of its own", async () => {
    const call = await caller("mod");
    const stood = await opened(call, "polder-haze");
    await saved(call, "polder-haze", { parents: [], otherParents: [] });
    const { name, aliases, parents, otherParents } = stood;
    expect(await saved(call, "polder-haze", { name, aliases, parents, otherParents })).toMatchObject({
      status: 200,
      body: { parents: stood.parents, otherParents: ["Lost Landrace"] },
    });
  });

  test("that somebody else saved in between is refused with how it stands now", async () => {
    const [mine, theirs] = [await caller("mod"), await caller("admin")];
    const { _id: id, rev } = await opened(mine, "blank");
    await theirs("PATCH", "", { _id: id, rev, changes: { marketedAs: "sativa" } });
    expect(await mine("PATCH", "", { _id: id, rev, changes: { marketedAs: "indica" } })).toMatchObject({
      status: 409,
      body: { errors: [{ param: "rev" }], current: { marketedAs: "sativa" } },
    });
  });

  test("takes no name that another goes by, and says whose it is", async () => {
    const call = await caller("mod");
    const other = { name: "Morning Fog", id: await idOf("morning-fog") };
    for (const [changes, param] of [
      [{ aliases: ["Haze", "ochtend mist!"] }, "aliases"],
      [{ name: "MORNING-FOG" }, "name"],
    ] as const)
      expect(await saved(call, "polder-haze", changes)).toMatchObject(refused(param, other));
    // Gelato 33 is not 41.
    expect(await saved(call, "polder-haze", { aliases: ["Morning Fog 2"] })).toMatchObject({ status: 200 });
  });

  test("takes no name without a letter or digit, neither as its own nor as another", async () => {
    const call = await caller("mod");
    const wrong = { name: "\u2603\u2603\u2603 !", aliases: ["Haze", "\u2026"] };
    expect(await saved(call, "polder-haze", wrong)).toMatchObject({
      status: 400,
      body: {
        errors: [
          { param: "changes.name", msg: NO_LETTER },
          { param: "changes.aliases.1", msg: NO_LETTER },
        ],
      },
    });
  });

  test("has no circle in its lineage, of one, of two or of three", async () => {
    const call = await caller("mod");
    const [fog, haze, dyke] = [
      await weedOf("morning-fog"),
      await weedOf("polder-haze"),
      await weedOf("evening-dyke"),
    ];
    expect(await saved(call, "morning-fog", { parents: [fog] })).toMatchObject(refused("parents"));
    expect(await saved(call, "morning-fog", { parents: [haze] })).toMatchObject(
      refused("parents", { name: "Polder Haze" }),
    );
    expect(await saved(call, "polder-haze", { parents: [dyke] })).toMatchObject({ status: 200 });
    expect(await saved(call, "morning-fog", { parents: [haze] })).toMatchObject(refused("parents"));
    expect(await saved(call, "evening-dyke", { parents: [haze] })).toMatchObject(refused("parents"));
  });

  test("has parents that the catalogue has, each once, and at most eight", async () => {
    const call = await caller("mod");
    const fog = await weedOf("morning-fog");
    const tries: [object, string][] = [
      [{ parents: [{ _id: "999999" }] }, "parents"],
      [{ parents: [{ _id: await idOfProduct("red-sand") }] }, "parents"],
      [{ parents: [await weedOf("sample-pillow-fort")] }, "parents"],
      [{ otherParents: ["morning fog"] }, "otherParents"],
      [{ parents: [fog], otherParents: ["A", "B", "C", "D", "E", "F", "G", "H"] }, "parents"],
      [{ terpenes: ["luck"] }, "changes.terpenes.0"],
      [{ name: "" }, "changes.name"],
      [{ name: "\u200b " }, "changes.name"],
      [{ name: "H".repeat(81) }, "changes.name"],
      [{ aliases: [""] }, "changes.aliases.0"],
      [{ aliases: ["Haze", "H".repeat(81)] }, "changes.aliases.1"],
      [{ breeder: { _id: "999999" } }, "breeder"],
    ];
    for (const [changes, param] of tries)
      expect([param, await saved(call, "blank", changes)]).toMatchObject([param, refused(param)]);
    const laagland = { _id: await idOfProduct("laagland-fog") };
    expect(await saved(call, "blank", { parents: [fog, laagland] })).toMatchObject({
      status: 200,
      body: { parents: [{ name: "Morning Fog" }] },
    });
  });
});

const productId = statement(
  "id-of-product-of-strain-in-test",
  (_, p: Params<{ slug: string }>) => sql<{ id: number }>`select id from product where slug = ${p.slug}`,
);

const idOfProduct = async (slug: string) => String((await productId.first(database, { slug }))?.id);
