import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addReview } from "#features/moderation/server/small-case.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallCatalogue);

test("an admin is told all that waits, a page at a time, and nothing of whose it is but the name", async () => {
  const sam = await addMember(database, { name: "Sam" });
  const id = await addReview(database, sam, { state: "pending" });
  const call = await callerOf(database, "queue", { role: "admin" });
  const { status, body } = await call("GET", "");
  expect(status).toBe(200);
  expect(body).toMatchObject({ page: 1 });
  const { items } = body as { items: object[] };
  expect(items[0]).toEqual({
    id: `newReviews-${id}`,
    kind: "newReviews",
    isSevere: false,
    title: expect.any(String),
    person: "Sam",
    since: expect.any(String),
    openBy: [],
  });
  expect(await call("GET", "?page=900")).toMatchObject({ status: 200, body: { items: [] } });
});

test("a moderator is told what moderators decide, and whoever speaks for a shop nothing", async () => {
  await addReview(database, await addMember(database), { state: "pending" });
  const moderator = await callerOf(database, "queue", { role: "mod" });
  const { items, total, counts } = (await moderator("GET", "")).body as {
    items: { kind: string }[];
    total: number;
    counts: object;
  };
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["names"]));
  expect(counts).toEqual({ names: total });
  const owner = await callerOf(database, "queue", { role: "shopAdmin", of: "andersom" });
  expect(await owner("GET", "")).toMatchObject({ status: 403 });
});

test("who has a case open is told to the others until they open another, and for two minutes at most", async () => {
  const sam = await addMember(database, { name: "Sam" });
  const [one, other] = [
    `newReviews-${await addReview(database, sam, { state: "pending" })}`,
    `newReviews-${await addReview(database, sam, { state: "pending", slug: "zeelucht" })}`,
  ];
  let now = new Date("2026-11-20T12:00:00Z");
  const options = { now: () => now };
  const eva = await callerOf(database, "queue", { role: "admin", name: "Eva", ...options });
  const mo = await callerOf(database, "queue", { role: "admin", name: "Mona", ...options });
  const openBy = async (id: string) => {
    const { items } = (await mo("GET", "")).body as { items: { id: string; openBy: string[] }[] };
    return items.find((item) => item.id === id)?.openBy;
  };
  expect(await eva("POST", "", { id: one })).toMatchObject({ status: 200 });
  expect(await openBy(one)).toEqual(["Eva"]);
  await mo("POST", "", { id: one });
  expect(await openBy(one)).toEqual(["Eva"]);
  await eva("POST", "", { id: other });
  expect([await openBy(one), await openBy(other)]).toEqual([[], ["Eva"]]);
  now = new Date("2026-11-20T12:02:01Z");
  expect(await openBy(other)).toEqual([]);
  await eva("POST", "", { id: other });
  await eva("POST", "", { id: null });
  expect(await openBy(other)).toEqual([]);
});

test("only a case of the queue is told, and by whoever decides it", async () => {
  const moderator = await callerOf(database, "queue", { role: "mod" });
  for (const id of ["cats-5", "claims-5", 5, "x".repeat(3000)])
    expect(await moderator("POST", "", { id })).toMatchObject({ status: 400 });
  expect(await moderator("POST", "", { id: "names-haze" })).toMatchObject({ status: 200 });
  const owner = await callerOf(database, "queue", { role: "shopAdmin", of: "andersom" });
  expect(await owner("POST", "", { id: null })).toMatchObject({ status: 403 });
});
