import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { grantRole, revokeRole } from "#features/accounts/server/account-roles.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";
import { callerOf } from "./dashboard/callers.test-support.ts";

const database = testWorld(settleSmallWorld);

const shopWithPhone = statement(
  "shop-with-phone-in-test",
  () => sql<{ id: number }>`
    with shops as (update shop set phone = '+31201234567' where slug = 'andersom' returning id), facts as (
      insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
      select id, 'contact', 'register', '2026-11-01', 'high' from shops
      on conflict (shop_id, fact_group) do update set source = excluded.source, observed_on = excluded.observed_on
    )
    select id from shops`,
);

test("a shop is claimed by its telephone: an admin reads the digits out, says yes, and the open session speaks for it", async () => {
  const { id } = (await shopWithPhone.first(database)) as { id: number };
  const shopId = String(id);
  const { post, get } = testApi(database, { now: () => NOW });
  const mies = await signedIn(database, await addMember(database, { name: "Mies" }));
  const ada = await callerOf(database, "claims", { role: "admin" });
  expect((await get("/dashboard/shops", mies)).status).toBe(403);
  expect((await post("/claimshop", { shopId, proof: "phone" }, mies)).status).toBe(200);
  const { items } = (await ada("GET", "")).body as { items: { _id: string; rev: string }[] };
  const [{ _id: claimId, rev } = { _id: "", rev: "" }] = items;
  const call = await ada("PATCH", "", { _id: claimId, rev, changes: { decision: "call" } });
  const { code } = call.body as { code: string };
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await post("/claimcode", { shopId, code: "12345" }, mies)).status).toBe(400);
  expect((await post("/claimcode", { shopId, code: spaced }, mies)).status).toBe(200);
  const proven = (await ada("GET", "")).body as { items: { rev: string }[]; total: number };
  expect(proven).toMatchObject({ items: [{ state: "proven" }], total: 1 });
  const yes = { _id: claimId, rev: proven.items[0]?.rev, changes: { decision: "approved" } };
  expect(await ada("PATCH", "", yes)).toEqual({ status: 200, body: { _id: claimId } });
  expect((await ada("PATCH", "", yes)).status).toBe(409);
  expect(await (await get("/dashboard/shops", mies)).json()).toMatchObject({ items: [{ _id: shopId }] });
  expect(await (await get("/notifications", mies)).json()).toMatchObject([
    { type: "claimDecided", outcome: "approved", redirect: `/dashboard/shops/shop?id=${shopId}` },
  ]);
});

const PDF = "%PDF-1.7 an extract %%EOF";

describe("POST /api/claimdocument", () => {
  const { api, get, report } = testApi(database, { now: () => NOW });
  let shopId: string;
  let mies: Record<string, string>;
  beforeEach(async () => {
    shopId = String(((await shopWithPhone.first(database)) as { id: number }).id);
    mies = await signedIn(database, await addMember(database, { name: "Mies" }));
  });

  async function post(parts: Record<string, string | Blob>, headers = mies) {
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) body.append(name, value);
    const answer = await api.request("/claimdocument", { method: "POST", body, headers });
    expect(report).not.toHaveBeenCalled();
    return { status: answer.status, body: await answer.json() };
  }

  const file = (text: string) => new File([text], "../my extract.html", { type: "text/html" });

  test("the document is saved by an admin as a file of no type, and by nobody else", async () => {
    expect(await post({ shopId, document: file(PDF) })).toEqual({ status: 200, body: {} });
    const ada = await addMember(database, { name: "Ada" });
    const ofAda = await signedIn(database, ada);
    const { items } = (await (await callerOf(database, "claims", { role: "admin" }))("GET", "")).body as {
      items: { _id: string }[];
    };
    const path = `/dashboard/claims?document=${items[0]?.["_id"]}`;
    expect((await get(path, mies)).status).toBe(403);
    expect((await get(path, ofAda)).status).toBe(403);
    await grantRole(database, { accountId: ada.accountId, role: "admin", item: null });
    const answer = await get(path, ofAda);
    expect(await answer.text()).toBe(PDF);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="claim-${items[0]?.["_id"]}.pdf"`,
    });
    await revokeRole(database, { accountId: ada.accountId, role: "admin", item: null });
    expect((await get(path, ofAda)).status).toBe(403);
    await grantRole(database, { accountId: ada.accountId, role: "admin", item: null });
    expect((await get("/dashboard/claims?document=0", ofAda)).status).toBe(404);
  });

  test.each([
    ["no shop", { shopId: "0", document: file(PDF) }, 404, "shopId"],
    ["a page", { document: file("<script>") }, 400, "document"],
    ["an empty file", { document: file("") }, 400, "document"],
    ["a text", { document: PDF }, 400, "document"],
    ["none", {}, 400, "document"],
    ["something else besides", { document: file(PDF), isAdmin: "true" }, 400, "isAdmin"],
    ["too large a file", { document: file(PDF.padEnd(5_000_001)) }, 413, "document"],
  ])("refuses %s beside its field", async (_, parts, status, param) => {
    expect(await post({ shopId, ...parts })).toMatchObject({ status, body: { errors: [{ param }] } });
  });

  test("refuses whoever is not signed in", async () => {
    expect((await post({ shopId, document: file(PDF) }, {})).status).toBe(401);
  });
});
