import { describe, expect, test } from "vitest";
import { clearProfile, setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { openTimesOfShop } from "#features/shops/server/open-times-of-shop.ts";
import { shopBySlug, shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
});

const owner = () => callerOf(database, "shops", { role: "shopAdmin", of: "mosa" });
const admin = () => callerOf(database, "shops", { role: "admin" });

interface ShopAnswer {
  _id: string;
  rev: string;
  [field: string]: unknown;
}

async function mosa(call: Awaited<ReturnType<typeof owner>>): Promise<ShopAnswer> {
  return (await call("GET", `?id=${await shopId(database, "mosa")}`)).body as ShopAnswer;
}

async function save(call: Awaited<ReturnType<typeof owner>>, changes: object) {
  const { _id, rev } = await mosa(call);
  return call("PATCH", "", { _id, rev, changes });
}

describe("whoever speaks for a shop", () => {
  test("sees their own in the list, and an admin sees all", async () => {
    const own = (await (await owner())("GET", "")).body as { items: ShopAnswer[]; total: number };
    expect(own).toMatchObject({ total: 1, items: [{ slug: "mosa" }] });
    const all = (await (await admin())("GET", "")).body as { total: number };
    expect(all.total).toBeGreaterThan(3);
  });

  test("does not find another shop, neither to read nor to save", async () => {
    const call = await owner();
    const id = String(await shopId(database, "andersom"));
    expect(await call("GET", `?id=${id}`)).toMatchObject({ status: 404 });
    expect(await call("PATCH", "", { _id: id, rev: "x", changes: { phone: null } })).toMatchObject({
      status: 404,
    });
    const bulk = await call("PATCH", "", { items: [{ _id: id, rev: "x", changes: { phone: null } }] });
    expect(bulk.body).toMatchObject({ items: [{ _id: id, errors: [{ param: "_id" }] }] });
  });

  test("gives it a film by the address that one copies, with a title, and takes it away", async () => {
    const call = await owner();
    const filmTitle = { nl: "Binnen kijken", source: "nl" };
    const { body } = await save(call, { film: "https://youtu.be/aB3_-xyz019?si=copied", filmTitle });
    expect(body).toMatchObject({ film: "https://www.youtube.com/watch?v=aB3_-xyz019", filmTitle });
    const page = await shopBySlug(database, { slug: "mosa", locale: "nl", now: NOW });
    expect(page.promoVideo).toMatchObject({ provider: "youtube", id: "aB3_-xyz019" });
    const without = await save(call, { film: null });
    expect(without.body).toMatchObject({ film: null, filmTitle: null });
  });

  test.each([
    [{ film: "https://example.org/film" }, "film"],
    [{ film: "https://vimeo.com/76979871" }, "filmTitle"],
  ])("is told that %j makes no film", async (changes, field) => {
    const { status, body } = await save(await owner(), changes);
    expect([status, body]).toMatchObject([400, { errors: [{ param: `changes.${field}` }] }]);
  });

  test("is believed at once on hours, phone and what there is, as of today", async () => {
    const call = await owner();
    const changes = {
      openingHours: "Mo-Sa 10:00-22:00; Su off; Dec 25 off",
      phone: "020 123 4567",
      wifi: "yes",
      description: { nl: "Klein en rustig.", source: "nl" },
    };
    const { status, body } = await save(call, changes);
    expect(status).toBe(200);
    const told = { source: "owner", observedOn: "2026-11-21", confidence: "high" };
    expect(body).toMatchObject({
      ...changes,
      phone: "+31201234567",
      facts: { hours: told, contact: told, amenities: told, about: told },
      waiting: [],
    });
  });

  test("gives a part of the shop hours of its own, which its page shows, and takes them away", async () => {
    const call = await owner();
    await save(call, { openingHours: "Mo-Su 10:00-22:00" });
    const { body } = await save(call, {
      kitchenHours: "Mo-Su 17:00-21:00",
      terraceHours: "Mo-Su 10:00-20:00",
    });
    expect(body).toMatchObject({
      openingHours: "Mo-Su 10:00-22:00",
      kitchenHours: "Mo-Su 17:00-21:00",
      counterHours: null,
      facts: { hours: { source: "owner", observedOn: "2026-11-21" } },
    });
    const shown = async () => {
      const { hours } = await shopRecord(database, { slug: "mosa", locale: "nl", now: NOW });
      return openTimesOfShop(hours, { now: NOW }).departments.map(({ department, opening }) => [
        department,
        opening.state,
      ]);
    };
    // At a quarter past two in the afternoon.
    expect(await shown()).toEqual([
      ["kitchen", "closed"],
      ["terrace", "open"],
    ]);
    const without = await save(call, { kitchenHours: null });
    expect(without.body).toMatchObject({ kitchenHours: null, terraceHours: "Mo-Su 10:00-20:00" });
    expect((await shown()).map(([department]) => department)).toEqual(["terrace"]);
  });

  test("who changes the hours of the shop alone leaves those of its parts", async () => {
    const call = await owner();
    await save(call, { kitchenHours: "Mo-Su 12:00-21:00" });
    const { body } = await save(call, { openingHours: "Mo-Sa 11:00-23:00", stillSo: ["hours"] });
    expect(body).toMatchObject({ openingHours: "Mo-Sa 11:00-23:00", kitchenHours: "Mo-Su 12:00-21:00" });
  });

  test("keeps the other days of a part where only one was told", async () => {
    const call = await owner();
    await save(call, { kitchenHours: "Mo-Su 12:00-21:00" });
    const { body } = await save(call, { kitchenHours: "Mo off; Tu-Su unknown" });
    expect(body).toMatchObject({ kitchenHours: "Mo off; Tu-Su 12:00-21:00" });
  });

  test("waits for an admin with name, place and who gets in, and the latest word counts", async () => {
    const call = await owner();
    const before = await mosa(call);
    await save(call, { name: "Mosa Nova", residents: "anyone" });
    const { body } = await save(call, { name: "Mosa Novissima" });
    const after = body as ShopAnswer & { waiting: { fields: object[]; isOwn: boolean }[] };
    expect(after["name"]).toBe(before["name"]);
    expect(after.waiting.flatMap(({ fields }) => fields)).toContainEqual({
      field: "name",
      after: "Mosa Novissima",
    });
    expect(after.waiting.flatMap(({ fields }) => fields)).not.toContainEqual({
      field: "name",
      after: "Mosa Nova",
    });
  });

  test("says that everything is still so, and each group counts as told today", async () => {
    const call = await owner();
    const groups = Object.keys((await mosa(call))["facts"] as object);
    const { body } = await save(call, { stillSo: groups });
    const days = Object.values((body as { facts: Record<string, { observedOn: string }> }).facts);
    expect(days.map(({ observedOn }) => observedOn)).toEqual(groups.map(() => "2026-11-21"));
  });

  test("closes for a while, and trades again", async () => {
    const call = await owner();
    const closed = await save(call, { isTemporarilyClosed: true });
    expect(closed.body).toMatchObject({ status: "temporarilyClosed", isTemporarilyClosed: true });
    const open = await save(call, { isTemporarilyClosed: false });
    expect(open.body).toMatchObject({ status: "active", isTemporarilyClosed: false });
  });

  test("shows the menu without its prices, then neither, then both again, at once", async () => {
    const call = await owner();
    const shown = async () =>
      (await shopRecord(database, { slug: "mosa", locale: "nl", now: NOW })).menuRules;
    const { body } = await save(call, { prices: "login" });
    expect(body).toMatchObject({ menu: "full", prices: "login" });
    expect(await shown()).toEqual({ menu: "full", prices: "login" });
    await save(call, { menu: "hidden" });
    expect(await shown()).toEqual({ menu: "hidden", prices: "login" });
    await save(call, { menu: "full", prices: "public" });
    expect(await shown()).toEqual({ menu: "full", prices: "public" });
  });

  test("chooses no more of the menu than the municipality allows, and is told who decided", async () => {
    await setProfile(database, { municipality: "maastricht" }, { menu: "names", prices: "hidden" });
    const call = await owner();
    const decided = { scope: "municipality", source: "a court", observedOn: "2026-11" };
    expect(await mosa(call)).toMatchObject({
      menu: "names",
      prices: "hidden",
      rules: { menu: { word: "names", ...decided }, prices: { word: "hidden", ...decided } },
      municipality: "Maastricht",
    });
    for (const changes of [{ menu: "full" }, { menu: "login" }, { prices: "public" }]) {
      const { status, body } = await save(call, changes);
      const param = `changes.${Object.keys(changes)[0]}`;
      expect([status, body]).toMatchObject([400, { errors: [{ param }] }]);
    }
    expect((await save(call, { menu: "hidden" })).body).toMatchObject({ menu: "hidden" });
    expect((await save(call, { menu: "names" })).body).toMatchObject({ menu: "names" });
  });

  test("keeps to their choice when the rule is loosened, and to the rule when it is tightened", async () => {
    const call = await owner();
    await save(call, { menu: "names" });
    await setProfile(database, { municipality: "maastricht" }, { menu: "hidden" });
    expect(await mosa(call)).toMatchObject({ menu: "hidden" });
    await clearProfile(database, { municipality: "maastricht" });
    expect(await mosa(call)).toMatchObject({
      menu: "names",
      rules: { menu: { word: "full", scope: "default" } },
    });
  });

  test.each([
    [{ openingHours: "Mo 10:00-!" }, "changes.openingHours"],
    [{ kitchenHours: "Mo 10:00-!" }, "changes.kitchenHours"],
    [{ cellarHours: "Mo 10:00-12:00" }, "changes.cellarHours"],
    [{ menu: "some" }, "changes.menu"],
    [{ phone: "call me" }, "changes.phone"],
    [{ kind: "pub" }, "changes.kind"],
    [{ minimumAge: 17 }, "changes.minimumAge"],
    [{ location: { latitude: 0, longitude: 0 } }, "changes.location"],
    [{ description: { source: "nl" } }, "changes.description"],
    [{ city_id: 1 }, "changes.city_id"],
  ])("is told what is wrong with %j", async (changes, param) => {
    const { status, body } = await save(await owner(), changes);
    expect([status, body]).toMatchObject([400, { errors: [{ param }] }]);
  });
});

test("of two who save at once the second sees the first, and loses nothing", async () => {
  const call = await owner();
  const { _id, rev } = await mosa(call);
  expect(await call("PATCH", "", { _id, rev, changes: { phone: "020 123 4567" } })).toMatchObject({
    status: 200,
  });
  const late = await (await admin())("PATCH", "", { _id, rev, changes: { phone: null } });
  expect(late).toMatchObject({ status: 409, body: { current: { _id, phone: "+31201234567" } } });
});

test("what an admin saves waits for nobody", async () => {
  const { body } = await save(await admin(), { name: "Mosa Nova", street: "Maasstraat" });
  expect(body).toMatchObject({
    name: "Mosa Nova",
    street: "Maasstraat",
    facts: { listing: { source: "operator" } },
    waiting: [],
  });
});

test("nobody adds or removes a shop by this call", async () => {
  const call = await admin();
  expect([(await call("POST", "", {})).status, (await call("DELETE", "", {})).status]).toEqual([405, 405]);
});

test("the list is filtered, sorted and searched by town", async () => {
  const call = await admin();
  const names = async (query: string) =>
    ((await call("GET", query)).body as { items: ShopAnswer[] }).items.map(({ name }) => name);
  const sorted = await names("?sort=-name");
  expect(sorted).toEqual((await names("?sort=name")).toReversed());
  expect(await names("?q=maastricht")).not.toEqual([]);
  expect(await names("?status=temporarilyClosed")).toEqual([]);
  for (const sort of ["city", "age", "changed"])
    expect((await names(`?sort=${sort}`)).length).toBe(sorted.length);
});
