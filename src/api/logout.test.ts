import { expect, test } from "vitest";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { openSessions } from "#features/accounts/server/sessions.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();

/** Sam with three sessions, and Noor with one. */
async function sessions() {
  const { api, post } = testApi(database);
  const [sam, noor] = [
    await addMember(database, { name: "Sam" }),
    await addMember(database, { name: "Noor" }),
  ];
  const [here, there, elsewhere] = [
    await signedIn(database, sam),
    await signedIn(database, sam),
    await signedIn(database, sam),
  ];
  const noors = await signedIn(database, noor);
  const idsOf = async ({ accountId }: typeof sam) =>
    (await openSessions(database, accountId))
      .map(({ id }) => String(id))
      .toSorted((a, b) => Number(a) - Number(b));
  const isOpen = async (headers: Record<string, string>) =>
    (await api.request("/profile", { method: "POST", headers })).status === 200;
  return { api, post, sam, noor, here, there, elsewhere, noors, idsOf, isOpen };
}

test("without a body the session of the token ends, with its cookie, and no other", async () => {
  const { api, here, there, noors, isOpen } = await sessions();
  const answer = await api.request("/logout", { method: "POST", headers: here });
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(answer.headers.get("set-cookie")).toMatch(/^auth_token=; Max-Age=0; Path=\//);
  expect(await Promise.all([here, there, noors].map(isOpen))).toEqual([false, true, true]);
  expect((await api.request("/logout", { method: "POST", headers: here })).status).toBe(401);
});

test("one's own other session ends by its id, and the cookie of this one stays", async () => {
  const { post, sam, here, there, elsewhere, idsOf, isOpen } = await sessions();
  const [, second] = await idsOf(sam);
  const answer = await post("/logout", { sessionId: second }, here);
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null]);
  expect(await Promise.all([here, there, elsewhere].map(isOpen))).toEqual([true, false, true]);
});

test("the id of this session ends it as no body does", async () => {
  const { post, sam, here, there, idsOf, isOpen } = await sessions();
  const [first] = await idsOf(sam);
  const answer = await post("/logout", { sessionId: first }, here);
  expect(answer.headers.get("set-cookie")).toMatch(/Max-Age=0/);
  expect(await Promise.all([here, there].map(isOpen))).toEqual([false, true]);
});

test("all others end at once, and nobody else's", async () => {
  const { post, here, there, elsewhere, noors, isOpen } = await sessions();
  const answer = await post("/logout", { others: true }, here);
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null]);
  expect(await Promise.all([here, there, elsewhere, noors].map(isOpen))).toEqual([true, false, false, true]);
});

test("a session of somebody else is answered like one that never was", async () => {
  const { post, noor, here, noors, idsOf, isOpen } = await sessions();
  const [noors1] = await idsOf(noor);
  for (const sessionId of [noors1, "999999999", "x", -1]) {
    const answer = await post("/logout", { sessionId }, here);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { errors: [{ msg: "Not found", param: "session" }] },
    ]);
  }
  expect(await isOpen(noors)).toBe(true);
});

test.each([
  { others: false },
  { others: "yes" },
  { sessionId: "1", others: true },
  { sessionId: null },
  { token: "x" },
])("%j is refused, and no session ends", async (body) => {
  const { post, sam, here, idsOf } = await sessions();
  expect((await post("/logout", body, here)).status).toBe(400);
  expect(await idsOf(sam)).toHaveLength(3);
});

test("a cookie alone ends nothing: a sibling host could send it", async () => {
  const { post, here, isOpen } = await sessions();
  const token = here.authorization.replace("Bearer ", "");
  const answer = await post("/logout", {}, { cookie: `auth_token=${token}` });
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { errors: [{ msg: "Sign in first", param: "authorization" }] },
  ]);
  expect(await isOpen(here)).toBe(true);
});

test.each(["Bearer", "Bearer x", "Basic x", "x".repeat(10_000)])(
  "%.20s is nobody's",
  async (authorization) => {
    expect((await testApi(database).post("/logout", {}, { authorization })).status).toBe(401);
  },
);
