import { sql } from "kysely";
import { expect, test } from "vitest";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();

/** Calls of somebody in one browser. */
async function caller() {
  const { api } = testApi(database);
  const headers = {
    ...(await signedIn(database, await addMember(database))),
    "content-type": "application/json",
  };
  return async (method: string, body?: object, name = "push") => {
    const answer = await api.request(`/${name}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

const endpoint = "https://fcm.googleapis.com/fcm/send/one";
const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };

test("nothing is on at first, and a browser subscribes with one key of the site that stays", async () => {
  const call = await caller();
  const { body } = await call("GET");
  expect(body).toEqual({
    publicKey: expect.stringMatching(/^B[\w-]{86}$/),
    settings: { classes: [], isQuiet: true, quietFrom: 1320, quietUntil: 540 },
    devices: [],
  });
  expect((await call("GET")).body["publicKey"]).toBe(body["publicKey"]);
});

test("a browser gets push and then none, however often that is said", async () => {
  const call = await caller();
  for (const on of [true, true, false, false]) {
    expect(await call("POST", { subscription: { endpoint, keys }, on })).toEqual({
      status: 200,
      body: { on },
    });
    expect((await call("GET")).body).toMatchObject({ devices: on ? [{ isThis: true }] : [] });
  }
});

test.each([
  ["another server", { endpoint: "https://example.org/push", keys }, "subscription.endpoint"],
  ["a key of another length", { endpoint, keys: { ...keys, p256dh: "B" } }, "subscription.keys.p256dh"],
  [
    "a secret that is no base64url",
    { endpoint, keys: { ...keys, auth: "+".repeat(22) } },
    "subscription.keys.auth",
  ],
])("%s is refused beside its field", async (_, subscription, param) => {
  const call = await caller();
  expect(await call("POST", { subscription, on: true })).toMatchObject({
    status: 400,
    body: { errors: [{ param }] },
  });
  expect((await call("GET")).body).toMatchObject({ devices: [] });
});

test("what is not said of the settings stays as it is, and what is no class or minute is refused", async () => {
  const call = await caller();
  await call("PATCH", { classes: ["menus", "answers"], quietFrom: 0 });
  expect(await call("PATCH", { isQuiet: false })).toEqual({
    status: 200,
    body: { classes: ["menus", "answers"], isQuiet: false, quietFrom: 0, quietUntil: 540 },
  });
  for (const form of [{ classes: ["spam"] }, { quietFrom: 1440 }, { quietUntil: 1.5 }])
    expect(await call("PATCH", form)).toMatchObject({ status: 400 });
});

test("somebody removes browsers of theirs, and of nobody else", async () => {
  const [noor, sam] = [await caller(), await caller()];
  await noor("POST", { subscription: { endpoint, keys }, on: true });
  const { devices } = (await noor("GET")).body as { devices: [{ _id: string }] };
  const [{ _id: id }] = devices;
  await sam("DELETE", { _id: id });
  expect((await noor("GET")).body).toMatchObject({ devices: [{ _id: id }] });
  await noor("DELETE", { _id: id });
  expect((await noor("GET")).body).toMatchObject({ devices: [] });
});

test("a browser that gets none cannot try one", async () => {
  const call = await caller();
  expect(await call("POST", undefined, "pushtry")).toMatchObject({
    status: 409,
    body: { errors: [{ msg: "This browser gets no push", param: "session" }] },
  });
});

const suspendAll = statement(
  "suspend-all-in-push-test",
  () => sql`update account set suspended_until = now() + interval '1 day'`,
);

test("whoever is suspended can still switch it off", async () => {
  const call = await caller();
  await call("POST", { subscription: { endpoint, keys }, on: true });
  await call("PATCH", { classes: ["answers"] });
  await suspendAll.run(database);
  expect(await call("PATCH", { classes: [] })).toMatchObject({ status: 200, body: { classes: [] } });
  expect(await call("POST", { subscription: { endpoint, keys }, on: false })).toMatchObject({ status: 200 });
  expect((await call("GET")).body).toMatchObject({ devices: [] });
});
