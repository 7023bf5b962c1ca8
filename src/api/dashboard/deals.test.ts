import { parse } from "csv-parse/sync";
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "kysely";
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
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";

interface Answer {
  _id: string;
  rev: string;
  state: string;
  title: Record<string, string>;
  [field: string]: unknown;
}

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
});

let papers: number;
let lighters: number;

beforeEach(async () => {
  papers = await addBrand(database);
  lighters = await addBrand(database, { name: "Aanstekers van Annie" });
});

const { api } = testApi(database, { now: () => NOW });

async function personWith(role: "admin" | "brandAdmin", item: string | null = null) {
  const member = await addMember(database);
  await grantRole(database, { accountId: member.accountId, role, item });
  const headers = { ...(await signedIn(database, member)), "content-type": "application/json" };
  return async (method: string, query: string, body?: object) => {
    const answer = await api.request(`/dashboard/deals${query}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    return { status: answer.status, body: isJson ? (JSON.parse(text) as never) : (text as never) };
  };
}

const brandAdmin = () => personWith("brandAdmin", "vloeipapier-zonen");
const admin = () => personWith("admin");

const written = {
  title: { nl: "Tweede pakje halve prijs", source: "nl" },
  body: { nl: "Alleen lange vloei.", source: "nl" },
  kind: "percent",
  category: "supplies",
  validFrom: inDays(1).toISOString(),
  validTo: inDays(6).toISOString(),
  isSponsored: false,
};

const logEntries = statement(
  "log-of-deals-in-test",
  () => sql<{ action: string; role: string; details: object }>`
    select action, actor_role as role, details from audit_entry where target_type = 'deal' order by seq`,
);

describe("the list", () => {
  test("an admin sees the deals of all brands, whoever speaks for one its own, the latest change first", async () => {
    const mine = await dealIn(database, "live", paperDeal(papers));
    const theirs = await dealIn(database, "draft", paperDeal(lighters));
    const ids = (items: Answer[]) => items.map(({ _id: id }) => Number(id)).toSorted();
    const all = await (await admin())("GET", "");
    expect(ids((all.body as { items: Answer[] }).items)).toEqual([mine.id, theirs.id]);
    const own = await (await brandAdmin())("GET", "");
    expect(own.body).toMatchObject({ total: 1, page: 1, items: [{ _id: String(mine.id), state: "live" }] });
  });

  test("can be searched in any language, filtered by state and sorted both ways", async () => {
    const call = await brandAdmin();
    await dealIn(database, "draft", paperDeal(papers, { title: { nl: "Aap", en: "Monkey", source: "nl" } }));
    await dealIn(database, "draft", paperDeal(papers, { title: { nl: "Noot", source: "nl" } }));
    await dealIn(database, "live", paperDeal(papers, { title: { nl: "Mies", source: "nl" } }));
    const titles = async (query: string) =>
      ((await call("GET", query)).body as { items: Answer[] }).items.map(({ title }) => title["nl"]);
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
    expect(await logEntries.all(database)).toMatchObject([{ action: "add", role: "brandAdmin" }]);
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
    const unknown = { ...written, brand, shops: [{ _id: "999999" }] };
    expect(await call("POST", "", unknown)).toMatchObject({ status: expect.any(Number) });
  });
});

describe("a save", () => {
  test("changes the fields it names and leaves what stood before, who did it, and an entry in the log", async () => {
    const { id } = await dealIn(database, "draft", paperDeal(papers));
    const call = await brandAdmin();
    const { rev } = (await call("GET", `?id=${id}`)).body as Answer;
    const saved = await call("PATCH", "", {
      _id: String(id),
      rev,
      changes: { title: { nl: "Derde pakje gratis", source: "nl" }, nowCents: 200 },
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { title: { nl: "Derde pakje gratis" }, nowCents: 200, wasCents: 300 },
    });
    expect((saved.body as Answer).rev).not.toBe(rev);
    expect(await logEntries.all(database)).toEqual([
      { action: "edit", role: "brandAdmin", details: { fields: ["title", "nowCents"] } },
    ]);
  });

  test("of something that was saved in between is refused with how it stands now", async () => {
    const { id } = await dealIn(database, "draft", paperDeal(papers));
    const [mine, theirs] = [await brandAdmin(), await admin()];
    const { rev } = (await mine("GET", `?id=${id}`)).body as Answer;
    await theirs("PATCH", "", { _id: String(id), rev, changes: { code: "THEIRS" } });
    expect(await mine("PATCH", "", { _id: String(id), rev, changes: { code: "MINE" } })).toMatchObject({
      status: 409,
      body: {
        errors: [{ msg: "Was changed in between", param: "rev" }],
        current: { _id: String(id), code: "THEIRS" },
      },
    });
    expect(await mine("DELETE", "", { _id: String(id), rev })).toMatchObject({ status: 409 });
    expect(await mine("PATCH", "", { _id: String(id), changes: {} })).toMatchObject({
      status: 400,
      body: { errors: [{ param: "rev" }] },
    });
  });

  test("of what changes nothing leaves no trace", async () => {
    const { id } = await dealIn(database, "draft", paperDeal(papers));
    const call = await brandAdmin();
    const { rev } = (await call("GET", `?id=${id}`)).body as Answer;
    expect(await call("PATCH", "", { _id: String(id), rev, changes: { nowCents: 225 } })).toMatchObject({
      status: 200,
      body: { rev },
    });
    expect(await logEntries.all(database)).toEqual([]);
  });

  test("of what an admin approved is the admin's alone, and the brand can move it", async () => {
    const { id } = await dealIn(database, "live", paperDeal(papers));
    const call = await brandAdmin();
    const { rev } = (await call("GET", `?id=${id}`)).body as Answer;
    expect(await call("PATCH", "", { _id: String(id), rev, changes: { nowCents: 1 } })).toMatchObject({
      status: 409,
      body: { errors: [{ msg: "Is approved as it stands", param: "state" }] },
    });
    expect(await call("DELETE", "", { _id: String(id), rev })).toMatchObject({ status: 409 });
    expect(await call("PATCH", "", { _id: String(id), rev, changes: { step: "pause" } })).toMatchObject({
      status: 200,
      body: { state: "paused" },
    });
  });

  test("approves only by an admin, and a refusal says why", async () => {
    const { id } = await dealIn(database, "pending", paperDeal(papers));
    const [mine, theirs] = [await brandAdmin(), await admin()];
    const { rev } = (await mine("GET", `?id=${id}`)).body as Answer;
    const step = (changes: object) => ({ _id: String(id), rev, changes });
    expect(await mine("PATCH", "", step({ step: "approve" }))).toMatchObject({ status: 403 });
    expect(await theirs("PATCH", "", step({ step: "reject" }))).toMatchObject({
      status: 400,
      body: { errors: [{ param: "reason" }] },
    });
    const reason = "The price before is not the one on the shelf.";
    expect(await theirs("PATCH", "", step({ step: "reject", reason }))).toMatchObject({
      status: 200,
      body: { state: "rejected", rejectedReason: reason },
    });
  });

  test("of several answers each by itself", async () => {
    const one = await dealIn(database, "live", paperDeal(papers));
    const other = await dealIn(database, "draft", paperDeal(papers));
    const call = await brandAdmin();
    const revOf = async (id: number) => ((await call("GET", `?id=${id}`)).body as Answer).rev;
    const items = [
      { _id: String(one.id), rev: await revOf(one.id), changes: { step: "pause" } },
      { _id: String(other.id), rev: await revOf(other.id), changes: { step: "pause" } },
      { _id: "999999", rev: "x", changes: { step: "pause" } },
    ];
    expect(await call("PATCH", "", { items })).toEqual({
      status: 200,
      body: {
        items: [
          { _id: String(one.id), rev: expect.any(String) },
          { _id: String(other.id), errors: [{ msg: "Not possible in this state", param: "step" }] },
          { _id: "999999", errors: [{ msg: "Not found", param: "_id" }] },
        ],
      },
    });
  });

  test("removes what nobody has seen", async () => {
    const { id } = await dealIn(database, "draft", paperDeal(papers));
    const call = await brandAdmin();
    const { rev } = (await call("GET", `?id=${id}`)).body as Answer;
    expect(await call("DELETE", "", { _id: String(id), rev })).toEqual({ status: 200, body: {} });
    expect(await call("GET", `?id=${id}`)).toMatchObject({ status: 404 });
  });
});
