import { beforeEach, describe, expect, test } from "vitest";
import { NOW } from "#features/deals/server/small-offers.test-support.ts";
import { idOf, settleDoubles, standsAs } from "#features/doubles/server/small-doubles.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleDoubles);
const { get } = testApi(database, { now: () => NOW });

type Pair = { _id: string; rev: string; one: { _id: string }; other: { _id: string } };
type Answer = {
  status: number;
  body: { items: Pair[]; total: number; errors: { msg: string; param: string }[] } & Pair;
};

describe("/api/dashboard/doublestrains", () => {
  let ada: (method: string, query: string, body?: object) => Promise<Answer>;
  let one: string;
  let other: string;
  beforeEach(async () => {
    ada = (await callerOf(database, "doublestrains", { role: "admin" })) as never;
    one = String(await idOf(database, "strain", "morning-fog"));
    other = String(await idOf(database, "strain", "polder-haze"));
  });

  const say = () => ada("POST", "", { kind: "strain", one, other });

  test("two are said to be one, merged, and undone", async () => {
    const { body: pair } = await say();
    expect(pair).toMatchObject({
      reasons: ["said"],
      one: { name: "Morning Fog", url: "/weed/morning-fog", breeder: "Dijkzaden", counts: { menuLines: 2 } },
      other: {
        name: "Polder Haze",
        observedOn: "2017-11",
        counts: { menuLines: 1 },
        goes: { aside: { menuLines: 1 }, addresses: ["/weed/polder-haze"] },
      },
    });
    expect((await ada("GET", "")).body).toMatchObject({ items: [{ _id: pair["_id"] }], total: 1, page: 1 });
    const changes = { decision: "merge", winner: one, taken: ["flavours"] };
    const merged = await ada("PATCH", "", { _id: pair["_id"], rev: pair.rev, changes });
    expect(merged).toEqual({
      status: 200,
      body: { _id: pair["_id"], merge: expect.stringMatching(/^\d+$/) },
    });
    expect(await (await get("/301?url=/de/weed/polder-haze")).json()).toBe("/de/weed/morning-fog");
    expect((await ada("GET", "")).body).toMatchObject({ items: [], total: 0 });
    const [done] = (await ada("GET", "?list=merged")).body.items;
    expect(done).toMatchObject({ winner: { name: "Morning Fog" }, loser: { name: "Polder Haze" } });
    const undo = { _id: done?.["_id"], rev: done?.rev };
    expect(await ada("DELETE", "", undo)).toEqual({ status: 200, body: {} });
    expect((await ada("DELETE", "", undo)).status).toBe(404);
    expect(await (await get("/301?url=/weed/polder-haze")).json()).toBe("OK");
  });

  test("what is not the same is decided once, and the second hears who was first", async () => {
    const { body: pair } = await say();
    const no = { _id: pair["_id"], rev: pair.rev, changes: { decision: "notSame" } };
    expect((await ada("PATCH", "", no)).body).toEqual({ _id: pair["_id"] });
    expect((await ada("PATCH", "", no)).body.errors).toMatchObject([{ msg: "Was decided already" }]);
  });

  test("a pair that changed since it was looked at is answered as it stands", async () => {
    const { body: pair } = await say();
    const changes = { decision: "merge", winner: one };
    const { status, body } = await ada("PATCH", "", { _id: pair["_id"], rev: "old", changes });
    expect([status, body]).toMatchObject([409, { current: { rev: pair.rev }, errors: [{ param: "rev" }] }]);
  });

  test("two of which somebody renamed one meanwhile are not merged by what was seen, and nothing moves", async () => {
    const { body: pair } = await say();
    const strains = await callerOf(database, "strains", { role: "mod" });
    const { rev } = (await strains("GET", `?id=${other}`)).body as { rev: string };
    const rename = { _id: other, rev, changes: { name: "Polder Mist" } };
    expect(await strains("PATCH", "", rename)).toMatchObject({ status: 200 });
    const before = await standsAs(database);
    const changes = { decision: "merge", winner: one };
    const late = await ada("PATCH", "", { _id: pair["_id"], rev: pair.rev, changes });
    expect(late).toMatchObject({
      status: 409,
      body: { errors: [{ param: "rev" }], current: { other: { name: "Polder Mist" } } },
    });
    expect(await standsAs(database)).toEqual(before);
    expect(before["item_merge"]).toEqual([]);
    // Whoever has looked again may.
    const { current } = late.body as unknown as { current: Pair };
    expect(await ada("PATCH", "", { _id: pair["_id"], rev: current.rev, changes })).toMatchObject({
      status: 200,
    });
  });

  test("what is asked wrongly is answered beside its field", async () => {
    const { body: pair } = await say();
    const merge = (changes: object) => ada("PATCH", "", { _id: pair["_id"], rev: pair.rev, changes });
    expect((await ada("GET", "?kind=city")).body.errors).toMatchObject([{ param: "kind" }]);
    expect((await ada("GET", "?page=0")).body.errors).toMatchObject([{ param: "page" }]);
    expect((await ada("POST", "", { kind: "strain", one, other: one })).body.errors).toMatchObject([
      { param: "other", msg: "Is the same thing" },
    ]);
    expect((await ada("POST", "", { kind: "strain", one: "999999", other })).body.errors).toMatchObject([
      { param: "one" },
    ]);
    expect((await merge({ decision: "maybe" })).status).toBe(400);
    expect((await merge({ decision: "merge", winner: "999999" })).body.errors).toMatchObject([
      { param: "winner", msg: "Is neither of the two" },
    ]);
    expect(
      (await merge({ decision: "merge", winner: one, taken: ["description"] })).body.errors,
    ).toMatchObject([{ param: "taken" }]);
  });

  test("only admins look at them", async () => {
    const owner = await callerOf(database, "doublestrains", { role: "shopAdmin", of: "andersom" });
    for (const method of ["GET", "POST", "PATCH", "DELETE"])
      expect((await owner(method, "", method === "GET" ? undefined : {})).status).toBe(403);
  });
});
