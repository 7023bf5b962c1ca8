import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { AUDIT_TYPES } from "../audit.ts";
import { type AuditQuery, auditAddress, readAuditQuery } from "../audit-query.ts";
import { auditEntries } from "./audit-entries.ts";
import { record } from "./record.ts";

const database = testWorld(settleSmallWorld);

const shopOf = statement(
  "shop-in-audit-test",
  () => sql<{ id: number; name: string }>`select id, name from shop where slug = 'andersom'`,
);
const renameShop = statement(
  "rename-shop-in-audit-test",
  (_, p: Params<{ id: number }>) => sql`update shop set name = 'ada@example.org' where id = ${p.id}`,
);
const dateEntry = statement(
  "date-audit-entry-in-test",
  () => sql`alter table audit_entry disable trigger user`,
);
const datedAt = {
  before: statement(
    "audit-before-in-test",
    () => sql`update audit_entry set at = '2026-03-28T22:59:59Z' where seq = 1`,
  ),
  during: statement(
    "audit-during-in-test",
    () => sql`update audit_entry set at = '2026-03-28T23:00:00Z' where seq = 2`,
  ),
  after: statement(
    "audit-after-in-test",
    () => sql`update audit_entry set at = '2026-03-29T22:00:00Z' where seq = 3`,
  ),
};

const ask = (query: Partial<AuditQuery> = {}) =>
  auditEntries(database, { ...readAuditQuery(new URLSearchParams()), ...query }, "de");
const numbersOf = async (query: Partial<AuditQuery>) => (await ask(query)).items.map(({ _id: seq }) => seq);

describe("the log", () => {
  let adaId: number;
  let shop: { id: number; name: string };
  beforeEach(async () => {
    adaId = (await addMember(database, { name: "Ada" })).accountId;
    shop = (await shopOf.first(database)) as typeof shop;
    const by = { actorId: adaId, actorRole: "admin" } as const;
    const details = { fields: ["name", "hours"], claimId: 7, added: "photo/3f/x.webp", item: null };
    await record(database, { ...by, action: "edit", targetType: "shop", targetId: shop.id, details });
    await record(database, {
      ...by,
      action: "removeReview",
      targetType: "review",
      targetId: 5,
      reason: "fake",
    });
    await record(database, {
      actorId: null,
      actorRole: "rule",
      action: "remove",
      targetType: "deal",
      targetId: 99,
    });
    await record(database, { ...by, actorId: 777_777, action: "merge", targetType: "strain", targetId: 5 });
  });

  test("tells the newest first: who, what, to which thing, and where it is opened while it is there", async () => {
    const { items, total, page, pageCount } = await ask();
    expect([total, page, pageCount]).toEqual([4, 1, 1]);
    expect(items).toMatchObject([
      {
        _id: "4",
        actor: { _id: "777777", name: null },
        action: "merge",
        target: { type: "strain", path: null },
      },
      { _id: "3", role: "rule", actor: null, target: { type: "deal", _id: "99", path: null } },
      { _id: "2", reason: "fake", target: { type: "review", path: null } },
      {
        _id: "1",
        actor: { _id: String(adaId), name: "Ada" },
        target: { name: shop.name, path: `/dashboard/shops/shop?id=${shop.id}` },
      },
    ]);
  });

  test("tells ids and words of the details, and not the name of a file", async () => {
    const { items } = await ask({ type: "shop" });
    expect(items[0]?.details).toEqual([
      {
        word: "claimId",
        value: "7",
        thing: { type: "claim", _id: "7", name: null, path: null, isGone: true },
      },
      { word: "fields", value: "name, hours", thing: null },
    ]);
  });

  test("names what the numbers of the details mean, and says what is gone", async () => {
    const by = { actorId: null, actorRole: "operator" } as const;
    const details = {
      loserId: shop.id,
      shopId: 777_777,
      claimantId: adaId,
      targetType: "shop",
      targetId: shop.id,
    };
    await record(database, { ...by, action: "merge", targetType: "shop", targetId: shop.id, details });
    const role = { role: "shopAdmin", item: "andersom" };
    const given = { action: "grantRole", targetType: "account", targetId: adaId, details: role } as const;
    await record(database, { ...by, ...given });
    const path = `/dashboard/shops/shop?id=${shop.id}`;
    const named = { type: "shop", _id: String(shop.id), name: shop.name, path, isGone: false };
    const [granted, merged] = (await ask()).items;
    expect(granted).toMatchObject({
      target: { name: "Ada", isGone: false },
      details: [
        { word: "item", thing: named },
        { word: "role", thing: null },
      ],
    });
    expect(Object.fromEntries(merged?.details.map(({ word, thing }) => [word, thing]) ?? [])).toMatchObject({
      loserId: named,
      targetId: named,
      targetType: null,
      claimantId: { type: "account", name: "Ada" },
      shopId: { type: "shop", _id: "777777", name: null, path: null, isGone: true },
    });
  });

  test("finds a thing of every type, and asks once for all of a page", async () => {
    const entry = { actorId: null, actorRole: "rule", action: "remove", targetId: 999 } as const;
    for (const targetType of AUDIT_TYPES) await record(database, { ...entry, targetType });
    const { items } = await ask();
    const gone = new Set(items.filter(({ target }) => target.isGone).map(({ target }) => target.type));
    expect(AUDIT_TYPES.filter((type) => !gone.has(type))).toEqual([]);
  });

  test("tells no address of mail, whatever is called by one", async () => {
    await renameShop.run(database, { id: shop.id });
    expect((await ask({ type: "shop" })).items[0]?.target).toMatchObject({ name: null, isGone: false });
  });

  test.each<[string, () => Partial<AuditQuery>, string[]]>([
    ["a part of a name", () => ({ who: "aD" }), ["2", "1"]],
    ["an account that is gone, by its number", () => ({ who: "777777" }), ["4"]],
    ["nobody", () => ({ who: "%" }), []],
    ["what was done", () => ({ what: "removeReview" }), ["2"]],
    ["a type", () => ({ type: "deal" }), ["3"]],
    ["a thing", () => ({ type: "strain", id: 5 }), ["4"]],
    ["a number of any type", () => ({ id: 5 }), ["4", "2"]],
    ["days before all", () => ({ to: "2020-01-01" }), []],
    ["days after all", () => ({ from: "2199-01-01" }), []],
  ])("is asked by %s", async (_, query, numbers) => {
    expect(await numbersOf(query())).toEqual(numbers);
  });

  test("counts days as the country does, also the one of 23 hours, with both ends", async () => {
    await dateEntry.run(database);
    for (const put of Object.values(datedAt)) await put.run(database);
    expect(await numbersOf({ from: "2026-03-29", to: "2026-03-29" })).toEqual(["2"]);
    expect(await numbersOf({ from: "2026-03-28", to: "2026-03-29" })).toEqual(["2", "1"]);
    expect(await numbersOf({ from: "2026-03-30", to: "2026-03-30" })).toEqual(["3"]);
  });

  test("has fifty on a page, and a page past the last is the last", async () => {
    const entry = {
      actorId: adaId,
      actorRole: "admin",
      action: "confirm",
      targetType: "menu",
      targetId: 1,
    } as const;
    for (let count = 0; count < 50; count++) await record(database, entry);
    expect((await ask()).items).toHaveLength(50);
    const { items, page, pageCount } = await ask({ page: 9 });
    expect([items.map(({ _id: seq }) => seq), page, pageCount]).toEqual([["4", "3", "2", "1"], 2, 2]);
  });
});

describe("the address of the log", () => {
  test("is read as it was written", () => {
    const address = "/x?who=Ada&what=merge&from=2026-11-01&to=2026-11-28&type=strain&id=5&page=2";
    const query = readAuditQuery(new URL(address, "https://a.example").searchParams);
    expect(query).toMatchObject({ who: "Ada", what: "merge", type: "strain", id: 5, page: 2 });
    expect(auditAddress("/x", query)).toBe(address);
  });

  test("that says what is unknown asks for everything", () => {
    const query = readAuditQuery(
      new URLSearchParams("who=%00&what=fly&from=2026-02-30&to=0000-01-01&type=planet&id=-1&page=x"),
    );
    expect(auditAddress("/x", query)).toBe("/x");
  });
});
