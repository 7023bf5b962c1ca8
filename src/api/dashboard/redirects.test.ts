import { beforeEach, describe, expect, test } from "vitest";
import { NOW } from "#features/deals/server/small-offers.test-support.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addRedirect } from "#features/seo/server/add-redirect.ts";
import { auditEntries } from "#features/audit/server/audit-entries.ts";
import { readAuditQuery } from "#features/audit/audit-query.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallWorld);
const { get } = testApi(database, { now: () => NOW });

type Row = { _id: string; rev: string; from: string; to: string; kind: string };
type Answer = {
  status: number;
  body: { items: Row[]; total: number; current: Row; errors: { msg: string; param: string }[] } & Row;
};

describe("/api/dashboard/redirects", () => {
  let ada: (method: string, query: string, body?: object) => Promise<Answer>;
  beforeEach(async () => {
    ada = (await callerOf(database, "redirects", { role: "admin" })) as never;
  });
  const add = (from: string, to: string) => ada("POST", "", { from, to });
  const follow = async (path: string) => (await get(`/301?url=${path}`)).json();

  test("an old address is added, leads in every language, and is removed again", async () => {
    const { status, body } = await add(" /Old-Shop/ ", "/coffeeshop/andersom");
    expect([status, body]).toMatchObject([
      200,
      { from: "/old-shop", to: "/coffeeshop/andersom", kind: "added" },
    ]);
    expect(await follow("/de/old-shop")).toBe("/de/coffeeshop/andersom");
    expect((await ada("GET", "?q=OLD-")).body).toMatchObject({ items: [body], total: 1, page: 1 });
    const { _id: id, rev } = body;
    expect(await ada("DELETE", "", { _id: id, rev })).toEqual({ status: 200, body: {} });
    expect(await follow("/old-shop")).toBe("OK");
    expect((await ada("DELETE", "", { _id: id, rev })).status).toBe(404);
    const query = readAuditQuery(new URLSearchParams("type=redirect"));
    expect((await auditEntries(database, query, "en")).items.map(({ action }) => action)).toEqual([
      "remove",
      "add",
    ]);
  });

  test("there is one hop: what led to the old address leads to the page as well", async () => {
    await addRedirect(database, { from: "/oldest", to: "/older" });
    expect((await add("/older", "/coffeeshop/andersom")).status).toBe(200);
    const { items } = (await ada("GET", "")).body;
    expect(items.map(({ from, to, kind }) => [from, to, kind])).toEqual(
      expect.arrayContaining([
        ["/older", "/coffeeshop/andersom", "added"],
        ["/oldest", "/coffeeshop/andersom", "moved"],
      ]),
    );
  });

  test.each([
    ["/dashboard/x", "/coffeeshops", 400, "from", "Is an address that the site itself needs"],
    ["/", "/coffeeshops", 400, "from", "Is an address that the site itself needs"],
    ["/api", "/coffeeshops", 400, "from", "Is an address that the site itself needs"],
    ["/a", "/api/getshops", 400, "to", "Is an address that the site itself needs"],
    ["/a", "https://evil.example/", 400, "to", "Must be a path of this site, such as /coffeeshop/relax"],
    ["/a", "//evil.example", 400, "to", "Must be a path of this site, such as /coffeeshop/relax"],
    ["/a?b", "/b", 400, "from", "Must be a path of this site, such as /coffeeshop/relax"],
    ["/de/a", "/b", 400, "from", "Must be without its language"],
    ["/a", "/nl/b", 400, "to", "Must be without its language"],
    ["/a", "/A/", 409, "to", "Would lead to itself"],
    ["/coffeeshop/andersom", "/coffeeshops", 409, "from", "Has a page, which would not be reached any more"],
    ["/coffeeshops/utrecht", "/coffeeshops", 409, "from", "Has a page, which would not be reached any more"],
    ["/user/pim", "/coffeeshops", 409, "from", "Has a page, which would not be reached any more"],
    ["/gone", "/deals", 409, "from", "Leads to another page already"],
    ["/coffeeshops/den-bosch", "/deals", 409, "from", "Leads to another page already"],
    ["/jobs-page", "/gone", 409, "to", "Leads on to another page: name that one"],
    ["/a", "/coffeeshops/den-bosch", 409, "to", "Leads on to another page: name that one"],
  ])("%s does not lead to %s", async (from, to, status, param, msg) => {
    await addMember(database, { name: "Pim" });
    await addRedirect(database, { from: "/gone", to: "/jobs-page" });
    expect(await add(from, to)).toMatchObject({ status, body: { errors: [{ param, msg }] } });
  });

  test("one that leads elsewhere by now is answered as it stands", async () => {
    const { body } = await add("/old", "/coffeeshop/andersom");
    await addRedirect(database, { from: "/coffeeshop/andersom", to: "/coffeeshop/mosa" });
    const { _id: id, rev } = body;
    expect(await ada("DELETE", "", { _id: id, rev })).toMatchObject({
      status: 409,
      body: { current: { to: "/coffeeshop/mosa" } },
    });
  });

  test("only admins look at them", async () => {
    const owner = await callerOf(database, "redirects", { role: "shopAdmin", of: "andersom" });
    for (const method of ["GET", "POST", "DELETE"])
      expect((await owner(method, "", method === "GET" ? undefined : {})).status).toBe(403);
  });
});
