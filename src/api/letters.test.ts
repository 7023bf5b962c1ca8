import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { addAddress } from "#features/letters/server/letters.test-support.ts";
import { keptAddresses, sentLetters, tokenIn } from "#features/newsletter/server/letters.test-support.ts";
import { unsubscribeToken } from "#features/newsletter/server/letter-tokens.ts";
import { noticesSince } from "#features/notifications/server/notices-since.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();
const ADDRESS = "noor@example.org";

let noor: Member;
let call: (method: string, name: string, body?: object) => Promise<[number, unknown]>;

beforeEach(async () => {
  noor = await addMember(database, { name: "Noor" });
  const headers = { ...(await signedIn(database, noor)), "content-type": "application/json" };
  const { api } = testApi(database);
  call = async (method, name, body) => {
    const answer = await api.request(`/${name}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return [answer.status, await answer.json()];
  };
});

const suspendAll = statement(
  "suspend-all-in-letters-test",
  () => sql`update account set suspended_until = now() + interval '1 day'`,
);

const unreachable = statement(
  "unreachable-in-letters-test",
  () => sql`update newsletter set unreachable_at = now()`,
);

const tell = (type: "ownerReply" | "changeDecided" | "colleagueEnded", number: number) =>
  tellOfItem(database, { recipientId: noor.accountId, type, subject: `reply/${number}`, item: null });

const toldTypes = async () =>
  ((await call("GET", "notifications"))[1] as { type: string }[]).map(({ type }) => type).toSorted();

test("nothing is mailed until somebody chooses it, and what is not said stays", async () => {
  const nothing = { settings: { classes: [], digest: "none" }, address: "none", sent: [] };
  expect(await call("GET", "letters")).toEqual([200, nothing]);
  expect(await call("PATCH", "letters", { classes: ["answers", "answers"] })).toEqual([
    200,
    { classes: ["answers"], digest: "none" },
  ]);
  expect(await call("PATCH", "letters", { digest: "weekly" })).toEqual([
    200,
    { classes: ["answers"], digest: "weekly" },
  ]);
  expect((await call("PATCH", "letters", { digest: "hourly" }))[0]).toBe(400);
  expect((await call("PATCH", "letters", { classes: ["house"] }))[0]).toBe(400);
});

test("a hidden class is not told here any more, and can be told again; decisions and what ends a role stay", async () => {
  await tell("ownerReply", 1);
  await tell("changeDecided", 2);
  await tell("colleagueEnded", 3);
  expect(await call("PATCH", "notifications", { hidden: ["answers", "business"] })).toEqual([200, {}]);
  expect(await toldTypes()).toEqual(["changeDecided", "colleagueEnded"]);
  const announced = await noticesSince(database, [{ accountId: noor.accountId, afterId: 0 }]);
  expect(announced.map(({ notification: { type } }) => type)).toEqual(["changeDecided", "colleagueEnded"]);
  expect((await call("PATCH", "notifications", { hidden: ["decisions"] }))[0]).toBe(400);
  await call("PATCH", "notifications", { hidden: [] });
  expect(await toldTypes()).toEqual(["changeDecided", "colleagueEnded", "ownerReply"]);
});

test("whoever is suspended can switch all of it off", async () => {
  await call("PATCH", "letters", { classes: ["answers"] });
  await suspendAll.run(database);
  expect((await call("PATCH", "letters", { classes: [] }))[0]).toBe(200);
  expect((await call("PATCH", "notifications", { hidden: ["answers"] }))[0]).toBe(200);
  expect((await call("POST", "letteraddress", { email: ADDRESS }))[0]).toBe(403);
});

test("an address for letters is confirmed by its own letter, and brings no newsletter", async () => {
  expect(await call("POST", "letteraddress", { email: ADDRESS })).toEqual([200, {}]);
  const [mail] = await sentLetters(database);
  expect(mail?.text).toContain("vroeg Highstreet brieven naar dit adres te sturen");
  expect(mail?.text).toMatch(/#confirm=[\w-]+&for=letters\n/);
  expect((await call("GET", "letters"))[1]).toMatchObject({ address: "unconfirmed" });
  await call("POST", "newsletterconfirm", { token: tokenIn(mail) });
  expect((await call("GET", "letters"))[1]).toMatchObject({ address: "confirmed" });
  expect(await keptAddresses(database)).toEqual([{ email: ADDRESS, isWanted: false, isConfirmed: true }]);
  expect((await call("POST", "letteraddress", { email: "noor" }))[0]).toBe(400);
});

test("an address that was not reached is asked for once more, also the same", async () => {
  await addAddress(database, noor, ADDRESS);
  await unreachable.run(database);
  await call("POST", "letteraddress", { email: ADDRESS });
  expect((await call("GET", "letters"))[1]).toMatchObject({ address: "unconfirmed" });
  expect(await sentLetters(database)).toHaveLength(1);
});

test("three letters a day can be tried, and none without an address", async () => {
  const refused = (param: string, msg: string) => [409, { errors: [{ msg, param }] }];
  expect(await call("POST", "lettertry")).toEqual(
    refused("address", "No address is confirmed to which letters get"),
  );
  await addAddress(database, noor, ADDRESS);
  for (let count = 0; count < 3; count += 1) expect(await call("POST", "lettertry")).toEqual([200, {}]);
  expect(await call("POST", "lettertry")).toEqual(refused("try", "Enough letters were tried today"));
});

test("a mail program ends a kind of letters by its address alone, and to look at that address ends nothing", async () => {
  await addAddress(database, noor, ADDRESS);
  await call("PATCH", "letters", { classes: ["answers"], digest: "daily" });
  const token = await unsubscribeToken(database, { ...noor, email: ADDRESS }, "digest");
  const { api } = testApi(database);
  const address = `/newsletterunsubscribe?token=${token}&lang=de`;
  const looked = await api.request(address);
  expect([looked.status, looked.headers.get("location")]).toEqual([
    303,
    `/de/newsletter#unsubscribe=${token}`,
  ]);
  expect((await call("GET", "letters"))[1]).toMatchObject({ settings: { digest: "daily" } });
  const ended = await api.request(address, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(ended.status).toBe(200);
  expect((await call("GET", "letters"))[1]).toMatchObject({
    settings: { classes: ["answers"], digest: "none" },
  });
});
