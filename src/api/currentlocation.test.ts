import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();

async function samOn() {
  const { post, report } = testApi(database);
  const sam = await addMember(database);
  const headers = await signedIn(database, sam);
  const tell = (body: unknown, more = {}) => post("/currentlocation", body, { ...headers, ...more });
  return { sam, post, tell, headers, report };
}

async function rows<Row>(text: string): Promise<Row[]> {
  return (await database.execute<Row>({ name: undefined, text, values: [], isRead: true })).rows;
}

const places = async () =>
  (
    await rows<{ place: unknown[] }>(
      "select json_build_array(latitude, longitude, accuracy_metres) as place from session order by id",
    )
  ).map(({ place }) => place);

const told = async (answer: Response) => [answer.status, await answer.json()];

test.each([
  [
    { currentLocation: { latitude: 52.3731234567, longitude: 4.8925987, accuracy: 12.5 } },
    [52.373, 4.893, 12.5],
  ],
  [{ currentLocation: { latitude: 52.3731, longitude: 4.8926 } }, [52.373, 4.893, null]],
  [{ latitude: 52.3731, longitude: 4.8926, accuracy: 0 }, [52.373, 4.893, 0]],
  [{ latitude: -90, longitude: 180 }, [-90, 180, null]],
  [{ latitude: 0, longitude: -0.0001 }, [0, 0, null]],
])("%j is kept with the session, to three decimals", async (body, place) => {
  const { tell } = await samOn();
  expect(await told(await tell(body))).toEqual([200, {}]);
  expect(await places()).toEqual([place]);
});

test("it is of one session, is forgotten when asked, and goes with it", async () => {
  const { sam, post, tell, headers } = await samOn();
  const other = await signedIn(database, sam);
  await post("/currentlocation", { latitude: 51, longitude: 5 }, other);
  await tell({ latitude: 52, longitude: 4, accuracy: 3 });
  expect(await places()).toEqual([
    [52, 4, 3],
    [51, 5, null],
  ]);
  await tell({ currentLocation: null });
  expect(await places()).toEqual([
    [null, null, null],
    [51, 5, null],
  ]);
  await post("/logout", { others: true }, headers);
  expect(await places()).toEqual([[null, null, null]]);
});

test.each([
  [{}, ["latitude", "longitude"]],
  [{ latitude: 52 }, ["longitude"]],
  [{ latitude: 90.0001, longitude: 4 }, ["latitude"]],
  [{ latitude: 52, longitude: -180.1 }, ["longitude"]],
  [{ latitude: "52", longitude: 4 }, ["latitude"]],
  [{ latitude: 52, longitude: 4, accuracy: -1 }, ["accuracy"]],
  [{ latitude: 52, longitude: 4, accuracy: null }, ["accuracy"]],
  [{ latitude: 52, longitude: null }, ["longitude"]],
  [{ latitude: 52, longitude: 4, speed: 3 }, ["speed"]],
  [{ currentLocation: { latitude: 52 } }, ["currentLocation.longitude"]],
  [{ currentLocation: { latitude: 52, longitude: 400 } }, ["currentLocation.longitude"]],
  [{ currentLocation: { latitude: 52, longitude: 4, street: "x" } }, ["currentLocation.street"]],
  [{ currentLocation: "here" }, ["currentLocation"]],
  [{ currentLocation: null, latitude: 52, longitude: 4 }, ["request"]],
])("%j is no place, and the refusal does not repeat it", async (body, params) => {
  const { tell, report } = await samOn();
  const answer = await tell(body);
  const { errors } = (await answer.json()) as { errors: { msg: string; param: string }[] };
  expect([answer.status, errors.map(({ param }) => param)]).toEqual([400, params]);
  expect(JSON.stringify(errors)).not.toMatch(/52|400|Invalid/);
  expect(await places()).toEqual([[null, null, null]]);
  expect(report).not.toHaveBeenCalled();
});

test("a number that is none is refused", async () => {
  const { headers } = await samOn();
  const { api } = testApi(database);
  const answer = await api.request("/currentlocation", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: '{"latitude": 52, "longitude": 4, "accuracy": 1e999}',
  });
  expect(answer.status).toBe(400);
});

test("sent again with its key, an older place does not come back, and its hash does not betray it", async () => {
  const { tell } = await samOn();
  const key = { "idempotency-key": "k" };
  const body = { latitude: 52.37312, longitude: 4.89261 };
  await tell(body, key);
  await tell({ currentLocation: null });
  expect((await tell(body, key)).headers.get("idempotency-replayed")).toBe("true");
  expect((await tell({ latitude: 1, longitude: 1 }, key)).status).toBe(422);
  expect(await places()).toEqual([[null, null, null]]);
  const [kept] = await rows<{ hash: Buffer }>("select body_hash as hash from idempotency_key");
  const guess = createHash("sha256").update(JSON.stringify(body)).digest();
  expect(kept?.hash.equals(guess)).toBe(false);
});

test("needs the token of a session", async () => {
  const { post } = await samOn();
  expect((await post("/currentlocation", { latitude: 52, longitude: 4 })).status).toBe(401);
});
