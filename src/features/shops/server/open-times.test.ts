import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { nightGoingOn, openTimesOfShop } from "./open-times-of-shop.ts";
import { refreshOpenTimes } from "./refresh-open-times.ts";
import { shopRecord } from "./shop-by-slug.ts";
import { setStatus, settleSmallWorld } from "./small-world.test-support.ts";
import { storeOpenTimes } from "./store-open-times.ts";

const database = testWorld(settleSmallWorld);

/** Sunday, half past midnight there. */
const NOW = new Date("2026-11-21T23:30:00Z");

const giveHoursRow = statement(
  "give-hours",
  (_, p: Params<{ slug: string; hours: string | null }>) =>
    sql<{ id: number }>`update shop set opening_hours = ${p.hours} where slug = ${p.slug} returning id as id`,
);
const giveDepartment = statement(
  "give-department",
  (_, p: Params<{ shopId: number; hours: string }>) => sql`
    insert into shop_department (shop_id, department, opening_hours) values (${p.shopId}, 'kitchen', ${p.hours})`,
);
const stateRow = statement(
  "stored-state",
  (_, p: Params<{ slug: string; at: string }>) => sql<{ isKnown: boolean; isOpen: boolean | null }>`
    select coalesce(open_known_until > ${p.at}::timestamptz, false) as "isKnown",
      open_during @> ${p.at}::timestamptz as "isOpen"
    from shop_listing join shop on shop.id = shop_id where shop.slug = ${p.slug}`,
  { isRead: true },
);
const departmentRow = statement(
  "stored-department",
  (_, p: Params<{ shopId: number; at: string }>) => sql<{ isOpen: boolean | null }>`
    select open_during @> ${p.at}::timestamptz as "isOpen" from shop_department where shop_id = ${p.shopId}`,
  { isRead: true },
);

async function giveHours(slug: string, hours: string | null): Promise<number> {
  const row = await giveHoursRow.first(database, { slug, hours });
  return row?.id ?? 0;
}

async function store(slug: string, hours: string | null): Promise<number> {
  const shopId = await giveHours(slug, hours);
  await storeOpenTimes(database, { shopIds: [shopId], now: NOW });
  return shopId;
}

async function storedState(slug: string, at: string) {
  const row = await stateRow.first(database, { slug, at });
  if (!row?.isKnown) return "unknown";
  return row.isOpen ? "open" : "closed";
}

describe("what lists ask", () => {
  test("the night that is going on and two weeks more are known", async () => {
    await store("andersom", "Mo-Sa 09:00-01:00; Su off");
    expect(await storedState("andersom", "2026-11-22T00:30+01:00")).toBe("open");
    expect(await storedState("andersom", "2026-11-22T01:00+01:00")).toBe("closed");
    expect(await storedState("andersom", "2026-12-05T12:00+01:00")).toBe("open");
    expect(await storedState("andersom", "2026-12-06T23:59+01:00")).toBe("closed");
    expect(await storedState("andersom", "2026-12-07T00:00+01:00")).toBe("unknown");
  });

  test.each([null, "Mo-Fr 9-", "unknown", '"ring the bell"'])(
    "%s is unknown, and not closed",
    async (hours) => {
      await store("andersom", hours);
      expect(await storedState("andersom", "2026-11-22T12:00+01:00")).toBe("unknown");
    },
  );

  test("other hours are unknown until they are worked out", async () => {
    await store("andersom", "24/7");
    await giveHours("andersom", "Mo-Su 10:00-11:00");
    expect(await storedState("andersom", "2026-11-22T12:00+01:00")).toBe("unknown");
  });

  test("a shop that is closed for a time is closed, whatever its hours", async () => {
    await setStatus(database, { slug: "andersom", status: "temporarilyClosed" });
    await store("andersom", "24/7");
    expect(await storedState("andersom", "2026-11-22T12:00+01:00")).toBe("closed");
  });

  test("the night's job brings all shops and departments to the present", async () => {
    const shopId = await store("andersom", "24/7");
    await giveHours("mosa", "Mo-Su 10:00-22:00");
    await giveDepartment.run(database, { shopId, hours: "Mo-Su 12:00-14:00" });
    const later = new Date("2027-03-01T02:17:00Z");
    expect(await refreshOpenTimes(database, { now: later })).toEqual({ shopCount: 2 });
    expect(await storedState("andersom", "2027-03-10T03:00+01:00")).toBe("open");
    expect(await storedState("mosa", "2027-03-10T12:00+01:00")).toBe("open");
    const noon = "2027-03-10T12:30+01:00";
    expect(await departmentRow.first(database, { shopId, at: noon })).toEqual({ isOpen: true });
    expect(await storedState("sky-high", noon)).toBe("unknown");
  });
});

async function timesOf(slug: string) {
  const { hours } = await shopRecord(database, { slug, locale: "nl", now: NOW });
  return openTimesOfShop(hours, { now: NOW });
}

describe("what the page of a shop shows", () => {
  test("the state now, the coming days and the departments", async () => {
    const shopId = await store("andersom", "Mo-Sa 09:00-01:00; Dec 25 off");
    await giveDepartment.run(database, { shopId, hours: "Su 12:00-14:00" });
    const times = await timesOf("andersom");
    expect(times).toMatchObject({
      opening: { state: "open", closesAt: "2026-11-22T00:00:00.000Z" },
      isOutOfUse: false,
      departments: [
        { department: "kitchen", opening: { state: "closed", opensAt: "2026-11-22T11:00:00.000Z" } },
      ],
    });
    expect(times.days?.map(({ date, open }) => `${date} ${open.length}`)).toEqual([
      "2026-11-22 0",
      "2026-11-23 1",
      "2026-11-24 1",
      "2026-11-25 1",
      "2026-11-26 1",
      "2026-11-27 1",
      "2026-11-28 1",
    ]);
  });

  test("yesterday is told besides while its night goes on", async () => {
    await store("andersom", "Mo-Sa 09:00-01:00; Su 12:00-18:00");
    const { hours } = await shopRecord(database, { slug: "andersom", locale: "nl", now: NOW });
    expect(nightGoingOn(hours, { now: NOW })).toMatchObject([{ date: "2026-11-21" }]);
    expect(nightGoingOn(hours, { now: new Date("2026-11-22T00:00:00Z") })).toEqual([]);
  });

  test("nothing is invented for hours that nobody knows", async () => {
    await store("andersom", null);
    expect(await timesOf("andersom")).toEqual({
      opening: { state: "unknown" },
      days: null,
      isOutOfUse: false,
      departments: [],
    });
  });

  test("hours of a shop that is closed for a time do not apply", async () => {
    await store("andersom", "24/7");
    await setStatus(database, { slug: "andersom", status: "temporarilyClosed" });
    expect(await timesOf("andersom")).toMatchObject({
      opening: { state: "closed", opensAt: null },
      days: null,
      isOutOfUse: true,
    });
  });
});
