import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { NOW, shopId } from "#features/deals/server/small-offers.test-support.ts";
import type { MenuHeadingToEdit } from "#features/products/menu-to-edit.ts";
import { menuItemOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { saveMenus } from "#features/products/server/save-menus.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";

const database = testWorld(settleSmallCatalogue);
const { api } = testApi(database, { now: () => NOW });

const grams = (...prices: [number, number][]) =>
  prices.map(([quantity, cents]) => ({ unit: "gram" as const, quantity, cents }));

const LAST_WEEK = new Date("2026-11-14T11:00:00Z");

let shop: string;

beforeEach(async () => {
  shop = String(await shopId(database, "zeelucht"));
  await clear.run(database, { shop: Number(shop) });
  const line = (rawName: string, position: number) =>
    menuItemOf({ shopSlug: "zeelucht", heading: "Wiet", rawName, position, ladder: grams([1, 1000]) });
  await saveMenus(database, [line("Aap", 0), line("Noot", 1), line("Mies", 2)], { seenAt: LAST_WEEK });
});

const clear = statement("clear-menu-in-test", (db, p: Params<{ shop: number }>) =>
  db.deleteFrom("menu_item").where("shop_id", "=", p.shop),
);

const idOfProduct = statement(
  "product-of-slug-in-test",
  (_, p: Params<{ slug: string }>) =>
    sql<{ id: string }>`select id::text from product where slug = ${p.slug}`,
);

const productOf = async (slug: string) => ({ _id: (await idOfProduct.first(database, { slug }))?.id ?? "" });

const stored = statement(
  "menu-stored-in-test",
  (_, p: Params<{ shop: number }>) => sql<Record<string, unknown>>`
    select coalesce(raw_name, product.name) as name, heading, available, menu_item.source,
      last_seen_at > ${LAST_WEEK} as "isSeen"
    from menu_item left join product on product.id = product_id where shop_id = ${p.shop} order by position`,
);

const log = statement(
  "log-of-menus-in-test",
  () => sql<{ action: string; role: string }>`
    select action, actor_role as role from audit_entry where target_type = 'menu' order by seq`,
);

const revisions = statement(
  "revisions-of-menus-in-test",
  () =>
    sql<{
      stood: { headings: MenuHeadingToEdit[] };
    }>`select stood from revision where target_type = 'menu' order by id`,
);

const observed = statement(
  "prices-observed-in-test",
  () => sql<{ cents: number }>`select cents from price_observation order by id desc limit 1`,
);

interface MenuAnswer {
  shop: string;
  rev: string;
  headings: MenuHeadingToEdit[];
}

/** Somebody who speaks for a shop, or an admin. */
async function callerOf(slug: string | null) {
  const member = await addMember(database);
  await grantRole(database, { accountId: member.accountId, role: slug ? "shopAdmin" : "admin", item: slug });
  const headers = { ...(await signedIn(database, member)), "content-type": "application/json" };
  const call = async (method: string, query: string, body?: object) => {
    const answer = await api.request(`/dashboard/menus${query}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as never };
  };
  return {
    read: async () => (await call("GET", `?shop=${shop}`)).body as MenuAnswer,
    save: (rev: string, headings: object[], more: object = {}) =>
      call("PATCH", "", { shop, rev, headings, ...more }),
    call,
  };
}

const linesOf = ({ headings }: MenuAnswer) => headings.flatMap(({ lines }) => lines);
const paramsOf = ({ body }: { body: unknown }) =>
  (body as { errors: { param: string; msg: string }[] }).errors.map(({ param, msg }) => [param, msg]);

describe("the menu of a shop", () => {
  test("is read with its headings and lines, by its owner and by an admin", async () => {
    const owner = await callerOf("zeelucht");
    const menu = await owner.read();
    expect(menu).toMatchObject({
      shop,
      rev: expect.any(String),
      headings: [
        { title: "Wiet", lines: [{ name: "Aap", availability: "yes", ladder: grams([1, 1000]) }, {}, {}] },
      ],
    });
    expect(await (await callerOf(null)).read()).toEqual(menu);
  });

  test("is not there for the owner of another shop, who reads and saves nothing", async () => {
    const other = await callerOf("mosa");
    expect(await other.call("GET", `?shop=${shop}`)).toMatchObject({
      status: 404,
      body: { errors: [{ param: "shop" }] },
    });
    const { rev } = await (await callerOf("zeelucht")).read();
    expect(await other.save(rev, [])).toMatchObject({ status: 404 });
    expect(await stored.all(database, { shop: Number(shop) })).toHaveLength(3);
  });
});

describe("a save of the whole menu", () => {
  test("changes, adds, moves and removes lines, and keeps the ids of those that stand", async () => {
    const { read, save } = await callerOf("zeelucht");
    const { rev, headings } = await read();
    const [aap, noot] = headings[0]?.lines ?? [];
    const added = { name: "Zus", availability: "low", ladder: grams([1, 900], [5, 4000]) };
    const { status, body } = await save(rev, [
      { title: "Nieuw", lines: [added, { ...noot, ladder: grams([1, 800]) }] },
      { title: "Wiet", lines: [aap] },
    ]);
    expect(status).toBe(200);
    const saved = body as MenuAnswer;
    expect(saved.headings).toMatchObject([
      { title: "Nieuw", lines: [added, { ...noot, ladder: grams([1, 800]) }] },
      { title: "Wiet", lines: [aap] },
    ]);
    expect(saved.rev).not.toBe(rev);
    expect(await stored.all(database, { shop: Number(shop) })).toEqual([
      { name: "Zus", heading: "Nieuw", available: "low", source: "owner", isSeen: true },
      { name: "Noot", heading: "Nieuw", available: "yes", source: "owner", isSeen: true },
      // Moved only: whoever saw it last is still the one.
      { name: "Aap", heading: "Wiet", available: "yes", source: "operator", isSeen: false },
    ]);
  });

  test("is the word of our editors where an admin saves who does not speak for the shop", async () => {
    const { read, save } = await callerOf(null);
    const { rev } = await read();
    await save(rev, [
      { title: "Wiet", lines: [{ name: "Zus", availability: "yes", ladder: grams([1, 900]) }] },
    ]);
    expect(await stored.all(database, { shop: Number(shop) })).toMatchObject([
      { name: "Zus", source: "operator" },
    ]);
  });

  test("keeps what stood, observes the price, and is in the log once", async () => {
    const { read, save } = await callerOf("zeelucht");
    const { rev, headings } = await read();
    const [aap] = linesOf({ headings } as MenuAnswer);
    await save(rev, [{ title: "Wiet", lines: [{ ...aap, ladder: grams([1, 1234]) }] }]);
    expect(await observed.first(database)).toEqual({ cents: 1234 });
    expect(await revisions.all(database)).toEqual([{ stood: { headings } }]);
    expect(await log.all(database)).toEqual([{ action: "edit", role: "shopAdmin" }]);
  });

  test("that somebody was before is refused with the menu as it stands, and changes nothing", async () => {
    const [owner, admin] = [await callerOf("zeelucht"), await callerOf(null)];
    const { rev, headings } = await owner.read();
    await admin.save(rev, [{ title: "Hasj", lines: headings[0]?.lines ?? [] }]);
    const late = await owner.save(rev, []);
    expect(late).toMatchObject({ status: 409, body: { current: { shop, headings: [{ title: "Hasj" }] } } });
    expect((await owner.read()).headings[0]?.lines).toHaveLength(3);
  });

  test("takes no line of another shop, also not by its id", async () => {
    const { read, save } = await callerOf("zeelucht");
    const { rev } = await read();
    await saveMenus(database, [menuItemOf({ shopSlug: "mosa", rawName: "Elders" })], { seenAt: LAST_WEEK });
    const mosa = await shopId(database, "mosa");
    const elsewhere = (await (await callerOf(null)).call("GET", `?shop=${mosa}`)).body as MenuAnswer;
    const stolen = linesOf(elsewhere).find(({ name }) => name === "Elders");
    expect(await save(rev, [{ title: null, lines: [stolen] }])).toMatchObject({
      status: 404,
      body: { errors: [{ param: "headings.0.lines.0._id" }] },
    });
    expect((await read()).rev).toBe(rev);
  });

  test("names each bad line, and keeps nothing of the rest", async () => {
    const { read, save } = await callerOf("zeelucht");
    const { rev } = await read();
    const line = (name: string, ladder: object[]) => ({ name, availability: "yes", ladder });
    const bad = await save(rev, [
      { title: "Wiet", lines: [line("", []), line("Good", grams([1, 1000]))] },
      { title: "Hasj", lines: [line("Falls", grams([1, 1000], [5, 900])), line("Much", grams([10, 3800]))] },
    ]);
    expect([bad.status, paramsOf(bad)]).toEqual([
      400,
      [
        ["headings.0.lines.0.name", "Must not be empty"],
        ["headings.1.lines.0.ladder", "Must be prices that rise with the amount"],
        ["headings.1.lines.1.ladder", "Must be for at most 5 grams, or 100 pieces or packs"],
      ],
    ]);
    expect((await read()).rev).toBe(rev);
  });

  test("joins a line to a product once, lets two lines change theirs, and parts them again", async () => {
    const { read, save } = await callerOf("zeelucht");
    const fog = await productOf("morning-fog");
    const haze = await productOf("polder-haze");
    const hidden = await productOf("not-yet");
    const { rev, headings } = await read();
    const [aap, noot] = headings[0]?.lines ?? [];
    const twice = await save(rev, [
      {
        title: null,
        lines: [
          { ...aap, product: fog },
          { ...noot, product: fog },
          { ...aap, product: hidden },
        ],
      },
    ]);
    expect([twice.status, paramsOf(twice)]).toEqual([
      400,
      [
        ["headings.0.lines.1.product", "Is on the menu already"],
        ["headings.0.lines.2._id", "Is there twice"],
        ["headings.0.lines.2.product", "Is unknown"],
      ],
    ]);
    const joined = await save(rev, [
      {
        title: null,
        lines: [
          { ...aap, product: fog },
          { ...noot, product: haze },
        ],
      },
    ]);
    expect(joined).toMatchObject({
      status: 200,
      body: { headings: [{ lines: [{ name: "Aap", product: fog }, { product: haze }] }] },
    });
    const swapped = await save((joined.body as MenuAnswer).rev, [
      {
        title: null,
        lines: [
          { ...aap, product: haze },
          { ...noot, product: fog },
        ],
      },
    ]);
    expect(swapped).toMatchObject({
      status: 200,
      body: { headings: [{ lines: [{ product: haze }, { product: fog }] }] },
    });
    const parted = await save((swapped.body as MenuAnswer).rev, [
      { title: null, lines: [aap, { ...noot, product: null }] },
    ]);
    expect(linesOf(parted.body as MenuAnswer).map(({ product }) => product)).toEqual([undefined, undefined]);
  });

  test("that confirms all of it makes it the word of the owner, of today", async () => {
    const { read, save } = await callerOf("zeelucht");
    const { rev, headings } = await read();
    expect(await save(rev, headings, { isConfirmed: true })).toMatchObject({ status: 200, body: { rev } });
    const lines = await stored.all(database, { shop: Number(shop) });
    expect(lines.every((line) => line["source"] === "owner" && line["isSeen"])).toBe(true);
    expect(await log.all(database)).toEqual([{ action: "confirm", role: "shopAdmin" }]);
    expect(await revisions.all(database)).toEqual([]);
  });
});
