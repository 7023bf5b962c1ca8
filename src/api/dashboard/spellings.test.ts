import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import { NAMES_DECIDED } from "#features/products/call-refusals.ts";
import { saveMenus } from "#features/products/server/save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { likenessOf } from "#features/products/spelling.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallCatalogue);

const moderator = () => callerOf(database, "spellings", { role: "mod" });

const joinedLines = statement(
  "joined-lines-in-test",
  (_, p: Params<{ rawName: string }>) => sql<{ shop: string; product: string | null }>`
    select shop.slug as shop, product.slug as product
    from menu_item as line join shop on shop.id = line.shop_id left join product on product.id = line.product_id
    where lower(line.raw_name) = ${p.rawName} order by shop.slug`,
);

const idOfSlug = statement(
  "id-of-product-to-join-in-test",
  (_, p: Params<{ slug: string }>) => sql<{ id: number }>`select id from product where slug = ${p.slug}`,
);

const productOfSlug = async (slug: string) => ({
  _id: String((await idOfSlug.first(database, { slug }))?.id),
});

const importLines = (shopSlug: string, ...names: string[]) =>
  database.transaction((tx) =>
    saveMenus(
      tx,
      names.map((rawName, at) => menuItemOf({ shopSlug, rawName, position: 20 + at })),
      { seenAt: NOW },
    ),
  );

beforeEach(async () => {
  await importLines("andersom", "Poldr Haze", "Even Dyke");
  await importLines("mosa", "poldr haze");
});

describe("the names that wait for a product", () => {
  test("are told with how many shops write so and what they may be, the likest first", async () => {
    const { body } = await (await moderator())("GET", "");
    expect(body).toMatchObject({
      total: 3,
      page: 1,
      items: [{ spelling: "poldr haze", shopCount: 2 }, { spelling: "even dyke" }, { name: "Mystery Mix" }],
    });
    const [first] = (body as { items: { guesses: { name: string; likeness: number }[] }[] }).items;
    expect(first?.guesses[0]).toMatchObject({
      name: "Polder Haze",
      likeness: likenessOf("Poldr Haze", "Polder Haze"),
    });
    expect(await (await moderator())("GET", "?q=dyk")).toMatchObject({ body: { total: 1 } });
  });

  test("are shown to no brand", async () => {
    const call = await callerOf(database, "spellings", { role: "brandAdmin", of: "dijkzaden" });
    expect(await call("GET", "")).toMatchObject({ status: 403 });
    expect(await call("PATCH", "", { spellings: ["x"], product: null })).toMatchObject({ status: 403 });
  });
});

describe("a name", () => {
  test("that is joined carries its product where the shop has no other line of it, and the next import joins by itself", async () => {
    const call = await moderator();
    const product = await productOfSlug("polder-haze");
    expect(await call("PATCH", "", { spellings: ["Poldr Haze"], product })).toEqual({
      status: 200,
      body: { joinedCount: 1 },
    });
    // Andersom has it on a line of its own.
    expect(await joinedLines.all(database, { rawName: "poldr haze" })).toEqual([
      { shop: "andersom", product: null },
      { shop: "mosa", product: "polder-haze" },
    ]);
    expect(await call("GET", "?list=said")).toMatchObject({
      body: { items: [{ spelling: "poldr haze", lineCount: 1, twice: [{ slug: "andersom" }] }] },
    });
    const other = await productOfSlug("evening-dyke");
    await call("PATCH", "", { spellings: ["even dyke", "avonddijk"], product: other });
    await importLines("mosa", "Avonddijk", "Even Dyke");
    await importLines("mosa", "Avonddijk", "Even Dyke");
    expect(await joinedLines.all(database, { rawName: "avonddijk" })).toEqual([
      { shop: "mosa", product: "evening-dyke" },
    ]);
    expect(await joinedLines.all(database, { rawName: "even dyke" })).toEqual([
      { shop: "andersom", product: "evening-dyke" },
      { shop: "mosa", product: null },
    ]);
    expect(await call("GET", "")).toMatchObject({ body: { total: 1, items: [{ name: "Mystery Mix" }] } });
  });

  test("that is no product is not asked about again, until somebody takes that back", async () => {
    const call = await moderator();
    await call("PATCH", "", { spellings: ["mystery mix"], product: null });
    expect(await call("GET", "")).toMatchObject({ body: { total: 2 } });
    await call("DELETE", "", { spellings: ["mystery mix"] });
    expect(await call("GET", "")).toMatchObject({ body: { total: 3 } });
  });

  test("waits again once that is taken back, and may then be joined to another", async () => {
    const call = await moderator();
    await call("PATCH", "", { spellings: ["even dyke"], product: await productOfSlug("evening-dyke") });
    await call("DELETE", "", { spellings: ["even dyke"] });
    expect(await joinedLines.all(database, { rawName: "even dyke" })).toMatchObject([{ product: null }]);
    await call("PATCH", "", { spellings: ["even dyke"], product: await productOfSlug("blank") });
    expect(await joinedLines.all(database, { rawName: "even dyke" })).toMatchObject([{ product: "blank" }]);
  });

  test("of which somebody has said meanwhile what it is stays so, and whoever is second is told who it was", async () => {
    const call = await moderator();
    await call("PATCH", "", { spellings: ["even dyke"], product: await productOfSlug("evening-dyke") });
    const { body } = await call("GET", "?list=said");
    const name = (body as { items: { by: string }[] }).items[0]?.by;
    for (const product of [await productOfSlug("blank"), null])
      expect(
        await (
          await moderator()
        )("PATCH", "", { spellings: ["poldr haze", "even dyke"], product }),
      ).toMatchObject({ status: 409, body: { errors: [{ msg: DECIDED_ALREADY.msg, values: { name } }] } });
    expect(await joinedLines.all(database, { rawName: "even dyke" })).toMatchObject([
      { product: "evening-dyke" },
    ]);
    expect(await call("GET", "?q=poldr")).toMatchObject({ body: { total: 1 } });
  });

  test("has capitals with accents as others have them, and no control character", async () => {
    const call = await moderator();
    await importLines("cafe-zwart", "Été Haze");
    const { body } = await call("GET", "?q=Haze");
    const waiting = (body as { items: { spelling: string; name: string }[] }).items.find(
      ({ name }) => name === "Été Haze",
    );
    expect(waiting?.spelling).toBe("été haze");
    const product = await productOfSlug("polder-haze");
    expect(await call("PATCH", "", { spellings: [waiting?.spelling], product })).toMatchObject({
      body: { joinedCount: 1 },
    });
    for (const spelling of ["x\u0000y", "x\ny", "İ".repeat(80)])
      expect(await call("PATCH", "", { spellings: [spelling], product })).toMatchObject({ status: 400 });
  });

  test("is joined to nothing that is unknown, not shown or invented", async () => {
    const call = await moderator();
    const refused = (param: string) => ({ status: 400, body: { errors: [{ param }] } });
    for (const product of [
      { _id: "999999" },
      await productOfSlug("not-yet"),
      await productOfSlug("sample-pillow-fort"),
    ])
      expect(await call("PATCH", "", { spellings: ["even dyke"], product })).toMatchObject(
        refused("product"),
      );
    expect(await call("PATCH", "", { spellings: [], product: null })).toMatchObject(refused("spellings"));
    expect(await call("PATCH", "", { spellings: ["x"] })).toMatchObject(refused("product"));
  });
});

describe("what was said of names", () => {
  test("is told the last first: by whom, of which product, on how many lines; and is forgotten when it is taken back", async () => {
    const call = await moderator();
    const product = await productOfSlug("polder-haze");
    await call("PATCH", "", { spellings: ["Poldr Haze"], product });
    await call("PATCH", "", { spellings: ["mystery mix"], product: null });
    const { body } = await call("GET", "?list=said");
    expect(body).toMatchObject({
      total: 2,
      page: 1,
      items: [
        { spelling: "mystery mix", name: "Mystery Mix", product: null, lineCount: 1, isSample: false },
        { spelling: "poldr haze", product: { ...product, name: "Polder Haze" }, lineCount: 1 },
      ],
    });
    const [first] = (body as { items: { by: string; saidAt: string }[] }).items;
    expect(first?.by).toEqual(expect.any(String));
    expect(Date.parse(first?.saidAt ?? "")).not.toBeNaN();
    await call("DELETE", "", { spellings: ["mystery mix"] });
    // Past the end it is the last page.
    expect(await call("GET", "?list=said&page=9")).toMatchObject({
      body: { total: 1, page: 1, items: [{ spelling: "poldr haze" }] },
    });
    expect(await call("GET", "?list=lost")).toMatchObject({
      status: 400,
      body: { errors: [{ param: "list" }] },
    });
  });

  test("is told as a menu has it, also where no line of it was joined", async () => {
    const call = await moderator();
    // Andersom has this product on a line of its own.
    await call("PATCH", "", { spellings: ["even dyke"], product: await productOfSlug("polder-haze") });
    expect(await call("GET", "?list=said")).toMatchObject({
      body: { items: [{ spelling: "even dyke", name: "Even Dyke", lineCount: 0 }] },
    });
  });

  test("is told to no brand", async () => {
    const call = await callerOf(database, "spellings", { role: "brandAdmin", of: "dijkzaden" });
    expect(await call("GET", "?list=said")).toMatchObject({ status: 403 });
  });
});

describe("a new product made of names", () => {
  const products = async () => callerOf(database, "products", { role: "mod" });
  const polderMist = { name: "Polder Mist", type: "weed", status: "active" };
  const names = (...spellings: string[]) => ({ names: { spellings } });

  test("is on their lines as it is saved, and on those of later imports", async () => {
    const made = await (
      await products()
    )("POST", "", {
      ...polderMist,
      ...names("Poldr Haze", "Even Dyke", "polder mist"),
    });
    expect(made).toMatchObject({ status: 200, body: { name: "Polder Mist" } });
    expect(await joinedLines.all(database, { rawName: "poldr haze" })).toEqual([
      { shop: "andersom", product: "polder-mist" },
      { shop: "mosa", product: "polder-mist" },
    ]);
    // A shop has one line of a product.
    expect(await joinedLines.all(database, { rawName: "even dyke" })).toMatchObject([{ product: null }]);
    await importLines("cafe-zwart", "Polder Mist");
    expect(await joinedLines.all(database, { rawName: "polder mist" })).toMatchObject([
      { product: "polder-mist" },
    ]);
    expect(await (await moderator())("GET", "")).toMatchObject({ body: { total: 1 } });
  });

  test("that is hidden has them kept for it: neither old lines nor new ones carry it before it is shown", async () => {
    const call = await products();
    const { body } = await call("POST", "", { ...polderMist, status: "draft", ...names("poldr haze") });
    const { _id, rev } = body as { _id: string; rev: string };
    const ofMosa = async () =>
      (await joinedLines.all(database, { rawName: "poldr haze" })).map(({ product }) => product);
    await importLines("cafe-zwart", "Poldr Haze");
    expect(new Set(await ofMosa())).toEqual(new Set([null]));
    expect(await (await moderator())("GET", "?q=poldr")).toMatchObject({ body: { total: 0 } });
    expect(await call("PATCH", "", { _id, rev, changes: { status: "active" } })).toMatchObject({
      status: 200,
    });
    expect(new Set(await ofMosa())).toEqual(new Set(["polder-mist"]));
  });

  test("is not made when somebody has said meanwhile what one of them is", async () => {
    await (
      await moderator()
    )("PATCH", "", { spellings: ["even dyke"], product: null });
    expect(
      await (
        await products()
      )("POST", "", { ...polderMist, ...names("poldr haze", "even dyke") }),
    ).toMatchObject({ status: 400, body: { errors: [{ msg: NAMES_DECIDED.msg, param: "names" }] } });
    expect(await idOfSlug.first(database, { slug: "polder-mist" })).toBeUndefined();
    expect(await joinedLines.all(database, { rawName: "poldr haze" })).toMatchObject([
      { product: null },
      { product: null },
    ]);
  });

  test("is as invented as the menus are", async () => {
    expect(
      await (
        await products()
      )("POST", "", {
        ...polderMist,
        names: { spellings: ["poldr haze"], isSample: true },
      }),
    ).toMatchObject({ status: 400, body: { errors: [{ param: "brand" }] } });
  });
});
