import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import {
  addBrand,
  dealIn,
  inDays,
  NOW,
  paperDeal,
  shopId,
} from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";
import { callerWith, type DealAnswer, logOfDeals } from "./deals.test-support.ts";

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
});

let papers: number;
let lighters: number;

beforeEach(async () => {
  papers = await addBrand(database);
  lighters = await addBrand(database, { name: "Aanstekers van Annie" });
});

const brandAdmin = () => callerWith(database, "brandAdmin", "vloeipapier-zonen");
const admin = () => callerWith(database, "admin");

const { api } = testApi(database, { now: () => NOW });

const written = {
  title: { nl: "Tweede pakje halve prijs", source: "nl" },
  body: { nl: "Alleen lange vloei.", source: "nl" },
  kind: "percent",
  category: "supplies",
  validFrom: inDays(1).toISOString(),
  validTo: inDays(6).toISOString(),
  isSponsored: false,
};

describe("the list", () => {
  test("an admin sees the deals of all brands, whoever speaks for one its own, the latest change first", async () => {
    const mine = await dealIn(database, "live", paperDeal(papers));
    const theirs = await dealIn(database, "draft", paperDeal(lighters));
    const ids = (items: DealAnswer[]) =>
      items.map(({ _id: id }) => Number(id)).toSorted((one, other) => one - other);
    const all = await (await admin())("GET", "");
    expect(ids((all.body as { items: DealAnswer[] }).items)).toEqual([mine.id, theirs.id]);
    const own = await (await brandAdmin())("GET", "");
    expect(own.body).toMatchObject({ total: 1, page: 1, items: [{ _id: String(mine.id), state: "live" }] });
  });

  test("can be searched in any language, filtered by state and sorted both ways", async () => {
    const call = await brandAdmin();
    await dealIn(database, "draft", paperDeal(papers, { title: { nl: "Aap", en: "Monkey", source: "nl" } }));
    await dealIn(database, "draft", paperDeal(papers, { title: { nl: "Noot", source: "nl" } }));
    await dealIn(database, "live", paperDeal(papers, { title: { nl: "Mies", source: "nl" } }));
    const titles = async (query: string) =>
      ((await call("GET", query)).body as { items: DealAnswer[] }).items.map(({ title }) => title["nl"]);
    expect(await titles("?q=MONK")).toEqual(["Aap"]);
    expect(await titles("?q=%25")).toEqual([]);
    expect(await titles("?state=draft&sort=title")).toEqual(["Aap", "Noot"]);
    expect(await titles("?sort=-title")).toEqual(["Noot", "Mies", "Aap"]);
    expect(await call("GET", "?sort=price&state=gone")).toMatchObject({
      status: 400,
      body: { errors: [{ param: "sort" }, { param: "state" }] },
    });
  });

  test("comes as a file in the words of the reader, in which nothing is a formula", async () => {
    await dealIn(database, "draft", paperDeal(papers, { title: { nl: "=1+1", source: "nl" } }));
    const { status, body } = await (await brandAdmin())("GET", "?format=csv&lang=nl");
    expect(status).toBe(200);
    const [head = [], line = []] = parse(body as string, { bom: true });
    const told = Object.fromEntries(head.map((label: string, at: number) => [label, line[at]]));
    expect(told).toMatchObject({ id: expect.any(String), Merk: "Vloeipapier & Zonen", Titel: "'=1+1" });
  });
});

describe("an item", () => {
  test("has every field, and is not there for whoever speaks for another brand", async () => {
    const shop = await shopId(database, "mosa");
    const { id } = await dealIn(database, "draft", paperDeal(papers, { shopIds: [shop] }));
    const theirs = await dealIn(database, "draft", paperDeal(lighters));
    const call = await brandAdmin();
    const { body } = await call("GET", `?id=${id}`);
    expect(body).toMatchObject({
      _id: String(id),
      brand: { _id: String(papers), name: "Vloeipapier & Zonen" },
      shops: [{ _id: String(shop), name: expect.any(String) }],
      nowCents: 225,
      validTo: inDays(6).toISOString(),
      rejectedReason: null,
    });
    expect(await call("GET", `?id=${theirs.id}`)).toMatchObject({ status: 404 });
    expect(
      await call("PATCH", "", { _id: String(theirs.id), rev: "x", changes: { code: "ONE" } }),
    ).toMatchObject({ status: 404 });
    expect(await call("DELETE", "", { _id: String(theirs.id), rev: "x" })).toMatchObject({ status: 404 });
  });

  test("is added as a draft, of a brand that one speaks for", async () => {
    const call = await brandAdmin();
    const added = await call("POST", "", { ...written, brand: { _id: String(papers) } });
    expect(added).toMatchObject({
      status: 200,
      body: { state: "draft", code: null, shops: [], slug: "tweede-pakje-halve-prijs" },
    });
    expect(await call("POST", "", { ...written, brand: { _id: String(lighters) } })).toMatchObject({
      status: 403,
    });
    expect(await logOfDeals.all(database)).toMatchObject([{ action: "add", role: "brandAdmin" }]);
  });

  test("that is sent again with its key is added once", async () => {
    const member = await addMember(database);
    await grantRole(database, { accountId: member.accountId, role: "brandAdmin", item: "vloeipapier-zonen" });
    const headers = {
      ...(await signedIn(database, member)),
      "content-type": "application/json",
      "idempotency-key": "paper",
    };
    const body = JSON.stringify({ ...written, brand: { _id: String(papers) } });
    const add = async () => (await api.request("/dashboard/deals", { method: "POST", headers, body })).json();
    expect(await add()).toEqual(await add());
    expect(await (await brandAdmin())("GET", "")).toMatchObject({ body: { total: 1 } });
  });

  test("about cannabis is against the law, and what is wrong is named by its field", async () => {
    const call = await brandAdmin();
    const brand = { _id: String(papers) };
    expect(await call("POST", "", { ...written, brand, category: "weed" })).toMatchObject({
      status: 422,
      body: { errors: [{ msg: "Cannabis can't be a deal in the Netherlands", param: "category" }] },
    });
    const wrong = {
      title: { source: "nl", en: "No Dutch" },
      validFrom: "tomorrow",
      wasCents: 1.5,
      shops: [{}],
      colour: 1,
    };
    const { status, body } = await call("POST", "", { ...written, brand, ...wrong });
    expect([status, (body as { errors: { param: string }[] }).errors.map(({ param }) => param)]).toEqual([
      400,
      ["title", "wasCents", "validFrom", "shops.0._id", "colour"],
    ]);
    const times = { validFrom: "0000-01-01T00:00:00Z", validTo: "2026-12-01T00:00" };
    const link = { url: "https://nobody:secret@example.org/" };
    expect(await call("POST", "", { ...written, brand, ...times, ...link })).toMatchObject({
      status: 400,
      body: { errors: [{ param: "url" }, { param: "validFrom" }, { param: "validTo" }] },
    });
  });

  test("counts a shop that is named twice once", async () => {
    const shop = { _id: String(await shopId(database, "mosa")) };
    const call = await brandAdmin();
    const brand = { _id: String(papers) };
    expect(await call("POST", "", { ...written, brand, shops: [shop, shop] })).toMatchObject({
      status: 200,
      body: { shops: [shop] },
    });
  });
});
