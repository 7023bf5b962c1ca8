import { expect, onTestFinished, test, vi } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { endOtherSessions, openSessions, startSession } from "#features/accounts/server/sessions.ts";
import type { Database, Signals, SignalSubscriber } from "#platform/database/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { notify } from "./notify.ts";
import { type NoticeStreams, openNoticeStreams } from "./notice-streams.ts";

const database = testDatabase();

/** Signals that a test gives by itself. */
function ownSignals() {
  const subscribers = new Set<SignalSubscriber>();
  const signals: Signals = {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
  };
  return { signals, subscribers };
}

function streamsOf({ on = database, signals }: { on?: Database; signals?: Signals } = {}) {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const report = vi.fn();
  return { streams: openNoticeStreams({ database: on, signals, ending: ending.signal, report }), report };
}

async function sessionOf({ accountId }: Member): Promise<number> {
  await startSession(database, { accountId, device: "Test", isFromProvider: true });
  const sessions = await openSessions(database, accountId);
  return Math.max(...sessions.map(({ id }) => id));
}

async function listen(streams: NoticeStreams, member: Member, sessionId?: number) {
  const { accountId } = member;
  const body = await streams.open({
    accountId,
    sessionId: sessionId ?? (await sessionOf(member)),
    afterId: null,
  });
  if (typeof body === "string") return expect.unreachable(body);
  const reader = body.getReader();
  const textOf = (value: Uint8Array | undefined) => (value ? new TextDecoder().decode(value) : "the end");
  return { next: async () => textOf((await reader.read()).value), leave: () => reader.cancel() };
}

const tell = (recipient: Member, actor: Member) =>
  database.transaction((tx) =>
    notify(tx, { recipientId: recipient.accountId, actorId: actor.accountId, type: "friendRequest" }),
  );

test("a beat is heard by who is told nothing, and finds what no signal told", async () => {
  const [sam, noor] = [await addMember(database, { name: "Sam" }), await addMember(database)];
  const { streams, report } = streamsOf();
  const stream = await listen(streams, noor);
  expect(await stream.next()).toMatch(/^retry: \d+\n\n$/);
  await streams.beat();
  expect(await stream.next()).toBe(":\n\n");
  await tell(noor, sam);
  await streams.beat();
  expect(await stream.next()).toBe(":\n\n");
  expect(await stream.next()).toContain('"name":"Sam"');
  expect(report).not.toHaveBeenCalled();
});

test("after a gap all that was missed is told, once", async () => {
  const [sam, eva, noor] = [
    await addMember(database, { name: "Sam" }),
    await addMember(database, { name: "Eva" }),
    await addMember(database),
  ];
  const { signals, subscribers } = ownSignals();
  const { streams } = streamsOf({ signals });
  const stream = await listen(streams, noor);
  await stream.next();
  await tell(noor, sam);
  for (const { mayHaveMissed } of subscribers) mayHaveMissed();
  expect(await stream.next()).toContain('"name":"Sam"');
  await tell(noor, eva);
  for (const { received } of subscribers)
    for (const payload of [`${sam.accountId} 1`, "nonsense", `${noor.accountId} 2`]) received(payload);
  expect(await stream.next()).toContain('"name":"Eva"');
});

test("a stream ends with its session, and the others go on", async () => {
  const noor = await addMember(database);
  const { streams } = streamsOf();
  const [mine, other] = [await sessionOf(noor), await sessionOf(noor)];
  const kept = await listen(streams, noor, mine);
  const ended = await listen(streams, noor, other);
  for (const stream of [kept, ended]) await stream.next();
  await endOtherSessions(database, { id: mine, accountId: noor.accountId });
  await streams.beat();
  expect([await ended.next(), await ended.next()]).toEqual([":\n\n", "the end"]);
  expect(await kept.next()).toBe(":\n\n");
  await streams.beat();
  expect(await kept.next()).toBe(":\n\n");
});

test("what is announced after a session has ended is not told to it, whichever is heard of first", async () => {
  const [sam, noor] = [await addMember(database, { name: "Sam" }), await addMember(database)];
  const { signals, subscribers } = ownSignals();
  const { streams } = streamsOf({ signals });
  const [mine, other] = [await sessionOf(noor), await sessionOf(noor)];
  const kept = await listen(streams, noor, mine);
  const ended = await listen(streams, noor, other);
  for (const stream of [kept, ended]) await stream.next();
  await endOtherSessions(database, { id: mine, accountId: noor.accountId });
  await tell(noor, sam);
  for (const { channel, received } of subscribers) if (channel === "notice") received(`${noor.accountId} 1`);
  expect(await kept.next()).toContain('"name":"Sam"');
  expect(await ended.next()).toBe("the end");
});

test("nothing listens while nobody does", async () => {
  const noor = await addMember(database);
  const { signals, subscribers } = ownSignals();
  const { streams } = streamsOf({ signals });
  expect(subscribers.size).toBe(0);
  const [one, two] = [await listen(streams, noor), await listen(streams, noor)];
  expect(subscribers.size).toBe(2);
  await one.leave();
  await two.leave();
  expect(subscribers.size).toBe(0);
  await listen(streams, noor);
  expect(subscribers.size).toBe(2);
});

test("a thousand streams are open at most", async () => {
  const people = await Promise.all(Array.from({ length: 201 }, () => addMember(database)));
  const last = people.at(-1) as Member;
  const { streams } = streamsOf();
  const open = [];
  for (const member of people.slice(0, -1))
    for (const _ of [1, 2, 3, 4, 5]) open.push(await listen(streams, member, 0));
  expect(open).toHaveLength(1000);
  const another = { accountId: last.accountId, sessionId: 0, afterId: null };
  expect(await streams.open(another)).toBe("full");
  await open[0]?.leave();
  await listen(streams, last, 0);
});

test("a database that fails ends no stream, and is told when it is not just away", async () => {
  const noor = await addMember(database);
  let failure: Error | undefined;
  const flaky: Database = {
    ...database,
    execute: (asked) => (failure ? Promise.reject(failure) : database.execute(asked)),
  };
  const { streams, report } = streamsOf({ on: flaky });
  const stream = await listen(streams, noor);
  await stream.next();
  failure = Object.assign(new Error("away"), { kind: "unavailable" });
  await streams.beat();
  expect(report).not.toHaveBeenCalled();
  failure = new Error("broken");
  await streams.beat();
  expect(report).toHaveBeenCalledWith(failure);
  failure = undefined;
  await streams.beat();
  expect([await stream.next(), await stream.next(), await stream.next()]).toEqual([
    ":\n\n",
    ":\n\n",
    ":\n\n",
  ]);
});
