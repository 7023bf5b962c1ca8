import { beforeEach, describe, expect, test } from "vitest";
import { auditHead, headText } from "#features/audit/server/audit-head.ts";
import { record } from "#features/audit/server/record.ts";
import { NOW } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallWorld);

type Answer = { status: number; body: { items: object[]; errors: { msg: string; param: string }[] } };

describe("/api/dashboard/audit", () => {
  let ada: (method: string, query: string, body?: object) => Promise<Answer>;
  beforeEach(async () => {
    ada = (await callerOf(database, "audit", { role: "admin" })) as never;
  });

  test("admins read who did what, and reading leaves no entry", async () => {
    await ada("GET", "");
    const { status, body } = await ada("GET", "?what=grantRole&type=account");
    expect([status, body]).toMatchObject([
      200,
      {
        total: 1,
        page: 1,
        items: [{ role: "operator", actor: null, details: [{ word: "role", value: "admin" }] }],
      },
    ]);
  });

  test("the chain is looked through, with the head that was kept outside and when", async () => {
    const kept = headText((await auditHead(database)) as never);
    expect((await ada("POST", "", {})).body).toEqual({
      entryCount: 1,
      brokenSeq: null,
      head: kept,
      kept: null,
      at: NOW.toISOString(),
    });
    await record(database, {
      actorId: null,
      actorRole: "rule",
      action: "remove",
      targetType: "deal",
      targetId: 9,
    });
    const keptSays = async (head: string) => (await ada("POST", "", { head })).body;
    expect(await keptSays(` ${kept.toUpperCase()} `)).toMatchObject({ entryCount: 2, kept: "goesOn" });
    expect(await keptSays(`1:${"0".repeat(64)}`)).toMatchObject({ kept: "isAnother" });
    expect(await keptSays(`9:${"0".repeat(64)}`)).toMatchObject({ kept: "endIsMissing" });
  });

  test.each([
    ["what=fly", "what"],
    ["from=2026-02-30", "from"],
    ["to=yesterday", "to"],
    ["type=planet", "type"],
    ["id=0", "id"],
    [`who=${"x".repeat(101)}`, "who"],
    ["page=0", "page"],
  ])("what is asked wrongly is answered beside its field: %s", async (query, param) => {
    const { status, body } = await ada("GET", `?${query}`);
    expect([status, body.errors]).toMatchObject([400, [{ param }]]);
  });

  test("a head that is none is answered beside its field", async () => {
    for (const head of ["12", `1:${"z".repeat(64)}`, 5]) {
      const { status, body } = await ada("POST", "", { head });
      expect([status, body.errors]).toMatchObject([400, [{ param: "head" }]]);
    }
  });

  test("nobody else reads it", async () => {
    const owner = await callerOf(database, "audit", { role: "shopAdmin", of: "andersom" });
    expect([(await owner("GET", "")).status, (await owner("POST", "", {})).status]).toEqual([403, 403]);
  });
});
