import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { expect, onTestFinished, test, vi } from "vitest";
import type { FreshMember, Member } from "#features/accounts/server/members.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { openSessions, startSession } from "#features/accounts/server/sessions.ts";
import { askForErasure } from "#features/leaving/server/ask-for-erasure.ts";
import { eraseAccount } from "#features/leaving/server/erase-account.ts";
import { openNoticeStreams } from "#features/notifications/server/notice-streams.ts";
import { befriendUser } from "#features/social/server/befriend-user.ts";
import { blockUser } from "#features/social/server/block-user.ts";
import { httpServer, oneAtATime } from "#platform/http/http-server.ts";
import { changeListener } from "#platform/shared-cache/change-listener.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/fresh-database.ts";
import { testApi } from "./api.test-support.ts";
import type { ApiEnvironment } from "./app.ts";
import { events } from "./events.ts";
import { EventReader } from "./events.test-support.ts";

/** The API in a process of its own, as far as the database can tell. */
async function processOf(database: FreshDatabase) {
  const signals = changeListener({ connection: database.connection, sender: database });
  onTestFinished(signals.close);
  await expect.poll(() => signals.stamp([])).toBeTypeOf("number");
  const ending = new AbortController();
  const { get, report, api, post } = testApi(database, { signals, ending: ending.signal });
  onTestFinished(() => ending.abort());
  const listen = async (member: Member, headers: Record<string, string> = {}) =>
    get("/events", { ...(await signedIn(database, member)), ...headers });
  return {
    api,
    post,
    listen,
    read: async (member: Member, headers?: Record<string, string>) =>
      new EventReader(await listen(member, headers)),
    end: () => ending.abort(),
    report,
  };
}

async function world() {
  const database = await freshDatabase();
  const [sam, noor] = [
    await addMember(database, { name: "Sam" }),
    await addMember(database, { name: "Noor" }),
  ];
  const ask = (member: Member, other: Member) => befriendUser(database, member, { userId: other.accountId });
  return { database, sam, noor, ask };
}

const typesOf = ({ events }: EventReader) => events.map(({ data }) => (data as { type: string }).type);

test("each of two processes tells its listeners once, and nobody else", async () => {
  const { database, sam, noor, ask } = await world();
  const [here, there] = [await processOf(database), await processOf(database)];
  const [ofNoor, alsoOfNoor, ofSam] = [await here.read(noor), await there.read(noor), await there.read(sam)];
  await ask(sam, noor);
  for (const stream of [ofNoor, alsoOfNoor])
    await expect.poll(() => typesOf(stream)).toEqual(["friendRequest"]);
  const [event] = ofNoor.events;
  expect(event).toMatchObject({
    event: "notification",
    data: {
      _id: event?.id,
      type: "friendRequest",
      redirect: "/user/sam",
      seen: false,
      user: { name: "Sam" },
    },
  });
  await ask(noor, sam);
  await expect.poll(() => typesOf(ofSam)).toEqual(["friendAccepted"]);
  expect([ofNoor, alsoOfNoor].map(typesOf)).toEqual([["friendRequest"], ["friendRequest"]]);
  expect(here.report).not.toHaveBeenCalled();
});

test("a request that comes again and again is told twice", async () => {
  const { database, sam, noor, ask } = await world();
  const stream = await (await processOf(database)).read(noor);
  for (const _ of [1, 2, 3, 4, 5, 6, 7]) await ask(sam, noor);
  const eva = await addMember(database, { name: "Eva" });
  await ask(eva, noor);
  await expect.poll(() => stream.events.at(-1)?.data).toMatchObject({ user: { name: "Eva" } });
  expect(stream.events.length).toBeLessThanOrEqual(3);
});

test("who comes back is told what came since, and who comes anew is not", async () => {
  const { database, sam, noor, ask } = await world();
  const { read } = await processOf(database);
  const first = await read(noor);
  await ask(sam, noor);
  await expect.poll(() => first.events.length).toBe(1);
  await first.leave();
  const [eva, mod] = [await addMember(database, { name: "Eva" }), await addMember(database, { name: "Mod" })];
  await ask(eva, noor);
  await ask(mod, noor);
  await blockUser(database, noor, { userId: mod.accountId, block: true });
  const back = await read(noor, { "last-event-id": first.events[0]?.id ?? "" });
  await expect.poll(() => back.events.length).toBe(1);
  expect(back.events[0]?.data).toMatchObject({ user: { name: "Eva" } });
  const strangeIds = ["", "x", "-1", "99999999999999999999", "999999999"];
  const others = [await read(noor), await read(noor, { "last-event-id": strangeIds[4] ?? "" })];
  const kim = await addMember(database, { name: "Kim" });
  await ask(kim, noor);
  for (const stream of others) {
    await expect.poll(() => stream.events.length).toBe(1);
    expect(stream.events[0]?.data).toMatchObject({ user: { name: "Kim" } });
  }
});

test("a sixth stream of somebody is refused until one of the others is closed", async () => {
  const { database, sam, noor } = await world();
  const { read, listen } = await processOf(database);
  const open = await Promise.all([1, 2, 3, 4, 5].map(() => read(noor)));
  const refused = await listen(noor);
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
    503,
    "30",
    { errors: [{ msg: "Too many streams are open", param: "events" }] },
  ]);
  await read(sam);
  await open[0]?.leave();
  await read(noor);
});

test.each(["logged out here", "logged out from elsewhere", "asked to be erased", "erased"])(
  "whoever is %s hears nothing more in any process, at once, and others go on",
  async (how) => {
    const { database, sam, noor, ask } = await world();
    const [here, there] = [await processOf(database), await processOf(database)];
    const headers = await signedIn(database, noor);
    const id = (await openSessions(database, noor.accountId))[0]?.id ?? 0;
    const ended = new EventReader(await there.api.request("/events", { headers }));
    const other = await there.read(sam);
    const mine = { ...noor, sessionId: id } as FreshMember;
    if (how === "logged out here") await here.post("/logout", {}, headers);
    else if (how === "logged out from elsewhere")
      await here.post("/logout", { sessionId: String(id) }, await signedIn(database, noor));
    else if (how === "asked to be erased") await askForErasure(database, mine);
    else await eraseAccount(database, { accountId: noor.accountId, onlyIfDue: false });
    await expect.poll(() => ended.hasEnded).toBe(true);
    const eva = await addMember(database, { name: "Eva" });
    await ask(eva, sam);
    await expect.poll(() => typesOf(other)).toEqual(["friendRequest"]);
  },
);

test("a HEAD takes no place", async () => {
  const { database, noor } = await world();
  const { api, read } = await processOf(database);
  const headers = await signedIn(database, noor);
  for (const _ of [1, 2, 3, 4, 5, 6])
    expect((await api.request("/events", { method: "HEAD", headers })).status).toBe(200);
  await read(noor);
});

test("a visitor hears nothing, and neither does who has only the cookie", async () => {
  const { database, noor } = await world();
  const { authorization } = await signedIn(database, noor);
  const strangers: Record<string, string>[] = [
    {},
    { cookie: `auth_token=${authorization.replace("Bearer ", "")}` },
    { authorization: "Bearer nobody" },
  ];
  for (const headers of strangers) expect((await testApi(database).get("/events", headers)).status).toBe(401);
});

test("when the process closes its streams end, with a time to come back, and none begins", async () => {
  const { database, noor } = await world();
  const { read, listen, end } = await processOf(database);
  const stream = await read(noor);
  end();
  await expect.poll(() => stream.hasEnded).toBe(true);
  expect(stream.text).toMatch(/retry: [2-5]\d{3}\n\n$/);
  const refused = await listen(noor);
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
    503,
    "2",
    { errors: [{ msg: "Not available right now", param: "events" }] },
  ]);
});

test.each([
  ["lives while it beats", 100, false],
  ["would be ended without", 60_000, true],
])("on a connection that may not be silent, a stream %s", async (_, beatMs, isEnded) => {
  const { database, noor } = await world();
  await startSession(database, { accountId: noor.accountId, device: "", isFromProvider: true });
  const [session] = await openSessions(database, noor.accountId);
  const streams = openNoticeStreams({
    database,
    report: (error) => expect.unreachable(String(error)),
    beatMs,
  });
  const app = new Hono<ApiEnvironment>();
  app.use(compress());
  app.use((c, next) => {
    c.set("viewer", { ...noor, sessionId: session?.id ?? 0 });
    return next();
  });
  app.route("/events", events(streams));
  const server = httpServer();
  server.timeout = 400;
  server.on("request", oneAtATime(getRequestListener(app.fetch)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/events`);
  const text = readUntil(answer, 10);
  expect(await text.catch(() => "ended")).toEqual(isEnded ? "ended" : expect.stringMatching(/(:\n\n){10}/));
});

/** So many heartbeats, which take longer than the connection may be silent. */
async function readUntil(answer: Response, beats: number): Promise<string> {
  let text = "";
  for await (const part of answer.body as ReadableStream<Uint8Array>) {
    text += new TextDecoder().decode(part);
    if (text.split(":\n\n").length > beats) break;
  }
  return text;
}

test("a database that is away is answered as everywhere", async () => {
  const { database, noor } = await world();
  const away = vi.fn(() => Promise.reject(Object.assign(new Error("away"), { kind: "unavailable" })));
  const broken = {
    ...database,
    execute: (asked: Parameters<typeof database.execute>[0]) =>
      asked.name?.startsWith("last-notice-id") ? away() : database.execute(asked),
  } as typeof database;
  const { get } = testApi(broken);
  const headers = await signedIn(database, noor);
  for (const _ of [1, 2, 3, 4, 5, 6]) expect((await get("/events", headers)).status).toBe(503);
  expect(away).toHaveBeenCalledTimes(6);
});
