import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, leave, signedIn } from "#features/accounts/server/people.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Database } from "#platform/database/database.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";

const database = testWorld(settleSmallWorld);

const WHY = { reason: "hate", explanation: "You called other guests names, three times." };
const SUSPEND = { suspend: { ...WHY, days: 7 } };

const entriesAbout = statement(
  "entries-about-suspension-in-test",
  (_, p: Params<{ id: number }>) => sql<{ entry: string }>`
    select concat_ws(' ', action, reason, details ->> 'days') as entry from audit_entry
    where target_type = 'account' and target_id = ${p.id} and actor_id is not null order by seq`,
);

const noticesOf = statement(
  "notices-of-suspended-in-test",
  (_, p: Params<{ id: number }>) => sql<{ outcome: string; decisionId: string }>`
    select details ->> 'outcome' as outcome, details ->> 'decisionId' as "decisionId" from notice
    where recipient_id = ${p.id} order by id`,
);

const letTimePass = statement(
  "let-suspension-end-in-test",
  (_, p: Params<{ id: number }>) =>
    sql`update account set suspended_until = suspended_until - interval '7 days' where id = ${p.id}`,
);

const makeSample = statement(
  "make-suspending-admin-sample-in-test",
  (_, p: Params<{ id: number }>) =>
    sql`update account set is_sample = true, url = 'sample-' || url where id = ${p.id}`,
);

/** Somebody with an open session, who calls what they like. */
async function somebody(name: string, isAdmin = false) {
  const member = await addMember(database as Database, { name });
  const { accountId: id } = member;
  if (isAdmin) await grantRole(database, { accountId: id, role: "admin", item: null });
  const headers = { ...(await signedIn(database, member)), "content-type": "application/json" };
  const { api } = testApi(database);
  async function call(method: string, path: string, body?: object) {
    const answer = await api.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    return { status: answer.status, body: (isJson ? await answer.json() : undefined) as never };
  }
  async function change(of: number, changes: object) {
    const { rev } = (await call("GET", `/dashboard/users?id=${of}`)).body as { rev: string };
    return call("PATCH", "/dashboard/users", { _id: String(of), rev, changes });
  }
  return { id, member, call, change };
}

const rename = (bio: string) => ["POST", "/editprofile", { bio }] as const;
const lastDecision = async (id: number) => (await noticesOf.all(database, { id })).at(-1)?.decisionId ?? "";

describe("somebody who is suspended", () => {
  test("writes nothing from that moment in a session that is open, and is told why and until when", async () => {
    const [ada, lies] = [await somebody("Ada", true), await somebody("Lies")];
    expect(await lies.call(...rename("Before"))).toMatchObject({ status: 200 });
    expect(await ada.change(lies.id, SUSPEND)).toMatchObject({
      status: 200,
      body: { suspension: { reason: "hate", until: expect.any(String) } },
    });
    const decisionId = await lastDecision(lies.id);
    const refused = {
      status: 403,
      body: {
        errors: [
          {
            msg: "Cannot be done while suspended",
            param: "account",
            values: { until: expect.any(String), decisionId },
          },
        ],
      },
    };
    expect(await lies.call(...rename("After"))).toMatchObject(refused);
    for (const call of ["like", "followshop", "addreview", "dashboard/users"])
      expect(await lies.call("POST", `/${call}`, {})).toMatchObject(refused);
    expect(await lies.call("POST", "/profile", {})).toMatchObject({
      status: 200,
      body: { user: { bio: "Before" } },
    });
  });

  test("reports what breaks the law as everybody can, and keeps others away from them", async () => {
    const [ada, lies] = [await somebody("Ada", true), await somebody("Lies")];
    await ada.change(lies.id, SUSPEND);
    for (const call of ["report", "block"])
      expect(await lies.call("POST", `/${call}`, {})).toMatchObject({ status: 400 });
  });

  test("reads, has their export, says what they have read, and leaves", async () => {
    const [ada, lies] = [await somebody("Ada", true), await somebody("Lies")];
    await ada.change(lies.id, SUSPEND);
    expect(await lies.call("GET", "/notifications")).toMatchObject({
      status: 200,
      body: [{ outcome: "suspended", reason: "hate", targetType: "user" }],
    });
    expect(await lies.call("POST", "/export", {})).toMatchObject({ status: 200 });
    expect(await lies.call("POST", "/deleteaccount", {})).toMatchObject({ status: 200 });
  });

  test("writes again when it is over, without anything having run", async () => {
    const [ada, lies] = [await somebody("Ada", true), await somebody("Lies")];
    await ada.change(lies.id, SUSPEND);
    await letTimePass.run(database, { id: lies.id });
    expect(await lies.call(...rename("Back"))).toMatchObject({ status: 200 });
    expect(await ada.call("GET", "/dashboard/users?state=suspended")).toMatchObject({ body: { total: 0 } });
  });

  test("writes again when it is lifted, and hears of it", async () => {
    const [ada, lies] = [await somebody("Ada", true), await somebody("Lies")];
    await ada.change(lies.id, { suspend: { ...WHY, days: null } });
    expect(await ada.call("GET", "/dashboard/users?state=suspended")).toMatchObject({
      body: { total: 1, items: [{ _id: String(lies.id), suspension: { until: null } }] },
    });
    expect(await ada.change(lies.id, { lift: true })).toMatchObject({
      status: 200,
      body: { suspension: null },
    });
    expect(await lies.call(...rename("Back"))).toMatchObject({ status: 200 });
    expect((await noticesOf.all(database, { id: lies.id })).map(({ outcome }) => outcome)).toEqual([
      "lifted",
    ]);
    expect((await entriesAbout.all(database, { id: lies.id })).map(({ entry }) => entry)).toEqual([
      "suspend hate",
      "liftSuspension",
    ]);
  });

  test("appeals, and another admin who agrees undoes it", async () => {
    const [ada, eva, lies] = [
      await somebody("Ada", true),
      await somebody("Eva", true),
      await somebody("Lies"),
    ];
    await ada.change(lies.id, SUSPEND);
    const decisionId = await lastDecision(lies.id);
    const text = "It was somebody else with my name.";
    expect(await lies.call("POST", "/appeal", { decisionId, text })).toMatchObject({ status: 200 });
    const { items } = (await eva.call("GET", "/dashboard/appeals")).body as { items: { _id: string }[] };
    const [{ _id: appealId } = { _id: "" }] = items;
    const changes = { decision: "restored", explanation: "You were right about the name." };
    const decided = { _id: appealId, rev: 1, changes };
    expect(await ada.call("PATCH", "/dashboard/appeals", decided)).toMatchObject({ status: 403 });
    expect(await lies.call(...rename("Not yet"))).toMatchObject({ status: 403 });
    expect(await eva.call("PATCH", "/dashboard/appeals", decided)).toMatchObject({ status: 200 });
    expect(await lies.call(...rename("Back"))).toMatchObject({ status: 200 });
  });
});

describe("an admin", () => {
  test("who is suspended is none from that moment, and is one again when it is lifted", async () => {
    const [ada, eva] = [await somebody("Ada", true), await somebody("Eva", true)];
    await ada.change(eva.id, SUSPEND);
    expect(await eva.call("GET", "/dashboard/users")).toMatchObject({ status: 403 });
    expect(await eva.call("PATCH", "/dashboard/users", {})).toMatchObject({
      status: 403,
      body: { errors: [{ msg: "Cannot be done while suspended" }] },
    });
    await ada.change(eva.id, { lift: true });
    expect(await eva.call("GET", "/dashboard/users")).toMatchObject({ status: 200 });
  });

  test("does not suspend themselves", async () => {
    const [ada] = [await somebody("Ada", true), await somebody("Eva", true)];
    expect(await ada.change(ada.id, SUSPEND)).toMatchObject({
      status: 403,
      body: { errors: [{ msg: "Somebody else decides about this" }] },
    });
  });

  test("is not suspended as the last one who can act", async () => {
    const [ada, eva] = [await somebody("Ada", true), await somebody("Eva", true)];
    await leave(database, ada.member);
    expect(await ada.change(eva.id, SUSPEND)).toMatchObject({
      status: 409,
      body: { errors: [{ msg: "Is the last admin", param: "changes.suspend" }] },
    });
  });

  test("does not leave as the last one, and does when there is another", async () => {
    const ada = await somebody("Ada", true);
    expect(await ada.call("POST", "/deleteaccount", {})).toMatchObject({
      status: 409,
      body: { errors: [{ msg: "Is the last admin" }] },
    });
    const eva = await somebody("Eva", true);
    await makeSample.run(database, { id: eva.id });
    expect(await ada.call("POST", "/deleteaccount", {})).toMatchObject({ status: 409 });
    await somebody("Ida", true);
    expect(await ada.call("POST", "/deleteaccount", {})).toMatchObject({ status: 200 });
  });

  test("suspends nobody twice, and lifts nothing that does not hold", async () => {
    const [ada, lies] = [await somebody("Ada", true), await somebody("Lies")];
    expect(await ada.change(lies.id, { lift: true })).toMatchObject({
      status: 409,
      body: { errors: [{ msg: "Is not suspended", param: "changes.lift" }] },
    });
    await ada.change(lies.id, SUSPEND);
    expect(await ada.change(lies.id, SUSPEND)).toMatchObject({
      status: 409,
      body: { errors: [{ msg: "Is suspended already", param: "changes.suspend" }] },
    });
  });

  test("who is invented suspends only who is", async () => {
    const [ada, lies] = [await somebody("Ada", true), await somebody("Lies")];
    await makeSample.run(database, { id: ada.id });
    expect(await ada.change(lies.id, SUSPEND)).toMatchObject({
      status: 403,
      body: { errors: [{ msg: "Sample people change samples only" }] },
    });
    await makeSample.run(database, { id: lies.id });
    expect(await ada.change(lies.id, SUSPEND)).toMatchObject({ status: 200 });
  });

  test("gives a reason, the facts and an end, each refused beside its field", async () => {
    const [ada, lies] = [await somebody("Ada", true), await somebody("Lies")];
    for (const [changed, param] of [
      [{ days: 2 }, "days"],
      [{ reason: "boring" }, "reason"],
      [{ explanation: "Short" }, "explanation"],
    ] as const)
      expect(await ada.change(lies.id, { suspend: { ...WHY, days: 1, ...changed } })).toMatchObject({
        status: 400,
        body: { errors: [{ param: `changes.suspend.${param}` }] },
      });
  });

  test("resets what somebody says of themselves, who hears why", async () => {
    const [ada, lies] = [await somebody("Ada", true), await somebody("Lies")];
    await lies.call(...rename("Something hateful"));
    const reset = { ...WHY, resets: ["bio", "name"] };
    expect(await ada.change(lies.id, { reset })).toMatchObject({ status: 200 });
    const page = (await ada.call("GET", `/dashboard/users?id=${lies.id}`)).body as { name: string };
    expect(page.name).not.toBe("Lies");
    expect((await noticesOf.all(database, { id: lies.id })).map(({ outcome }) => outcome)).toEqual([
      "removed",
    ]);
    expect(await ada.change(lies.id, { reset: { ...reset, resets: ["bio"] } })).toMatchObject({
      status: 409,
      body: { errors: [{ msg: "There is nothing to reset", param: "changes.reset.resets" }] },
    });
  });

  test("finds who is new, and reads what somebody did here", async () => {
    const [ada, lies] = [await somebody("Ada", true), await somebody("Lies")];
    expect(await ada.call("GET", "/dashboard/users?state=new&q=lies")).toMatchObject({ body: { total: 1 } });
    expect(await ada.call("GET", `/dashboard/users?id=${lies.id}`)).toMatchObject({
      body: { doings: { reviews: 0, suggestions: 0, reports: 0, openReports: 0 } },
    });
  });
});
