import { SESSION_END_CHANNEL } from "#features/accounts/server/session-end.ts";
import { livingSessions } from "#features/accounts/server/living-sessions.ts";
import { kindOf } from "#platform/errors/errors.ts";
import type { Database, Signals } from "#platform/database/database.ts";
import { HEARTBEAT, retryText } from "../event-text.ts";
import { EventStream } from "./event-stream.ts";
import { NOTICE_CHANNEL } from "./notice-signal.ts";
import { lastNoticeId, MOST_AT_ONCE, noticesSince } from "./notices-since.ts";

/** Windows and devices of one person. */
const MOST_OF_ACCOUNT = 5;
/** Of a process; its server takes 2,000 connections (http-server.ts). */
const MOST_STREAMS = 1_000;
/** A connection that is silent for 30 seconds is ended (http-server.ts). */
const BEAT_MS = 25_000;

export interface NoticeStreamsOptions {
  database: Database;
  /** Without them new notices are found at each beat only. */
  signals?: Signals | undefined;
  /** Aborted when all streams have to end. */
  ending?: AbortSignal | undefined;
  /** Called with unexpected errors. */
  report: (error: unknown) => void;
  beatMs?: number;
}

interface Listener {
  accountId: number;
  sessionId: number;
  /** The last notice that the browser knows; null for one that has just read the list. */
  afterId: number | null;
}

export interface NoticeStreams {
  /** `full`: of this account or of the process too many are open. */
  open(listener: Listener): Promise<ReadableStream<Uint8Array> | "full" | "closing">;
  /** For each stream: it is alive, its session is too, and nothing was missed. */
  beat(): Promise<void>;
}

/**
 * The event streams of a process. What is told is always read from the table, by number: a signal says only for whom there is
 * something, so a signal that is lost or comes twice does no harm.
 */
export function openNoticeStreams(options: NoticeStreamsOptions): NoticeStreams {
  const { database, signals, ending, report, beatMs = BEAT_MS } = options;
  const streamsOf = new Map<number, Set<EventStream>>();
  /** Counted before they are there: many may come at the same moment. */
  const slots = new Map<number, number>();
  let slotCount = 0;
  /** Accounts for whom there may be something. */
  const waiting = new Set<number>();
  let isDelivering = false;
  let sleep: (() => void) | undefined;

  const streams = () => [...streamsOf.values()].flatMap((own) => [...own]);

  function takeSlot(accountId: number): boolean {
    const count = slots.get(accountId) ?? 0;
    if (count >= MOST_OF_ACCOUNT || slotCount >= MOST_STREAMS) return false;
    slots.set(accountId, count + 1);
    slotCount++;
    return true;
  }

  function leaveSlot(accountId: number): void {
    const count = (slots.get(accountId) ?? 0) - 1;
    if (count > 0) slots.set(accountId, count);
    else slots.delete(accountId);
    slotCount--;
  }

  async function open({ accountId, sessionId, afterId }: Listener) {
    if (ending?.aborted) return "closing";
    if (!takeSlot(accountId)) return "full";
    try {
      const newest = await lastNoticeId(database, accountId);
      // Never more than there is: after a backup was restored a browser may know numbers that are still to come.
      const lastId = Math.min(afterId ?? newest, newest);
      return begin(new EventStream({ accountId, sessionId, lastId, onEnd: remove }));
    } catch (error) {
      leaveSlot(accountId);
      throw error;
    }
  }

  function begin(stream: EventStream): ReadableStream<Uint8Array> {
    const own = streamsOf.get(stream.accountId) ?? new Set();
    streamsOf.set(stream.accountId, own.add(stream));
    sleep ??= wake();
    stream.write(retryText());
    // What was announced since the last number was read.
    deliverTo([stream.accountId]);
    if (ending?.aborted) stream.close();
    return stream.body;
  }

  function remove(stream: EventStream): void {
    leaveSlot(stream.accountId);
    const own = streamsOf.get(stream.accountId);
    own?.delete(stream);
    if (own?.size === 0) streamsOf.delete(stream.accountId);
    if (streamsOf.size > 0) return;
    sleep?.();
    sleep = undefined;
  }

  /** Nothing listens and nothing beats while there is no stream. */
  function wake(): () => void {
    const timer = setInterval(() => void beat(), beatMs).unref();
    const unsubscribes = [
      signals?.subscribe({
        channel: NOTICE_CHANNEL,
        received: (payload) => deliverTo([Number.parseInt(payload, 10)]),
        mayHaveMissed: () => deliverTo(streamsOf.keys()),
      }),
      signals?.subscribe({
        channel: SESSION_END_CHANNEL,
        received: (payload) => endThose(({ sessionId }) => sessionId === Number(payload)),
        mayHaveMissed: () => void endOfEndedSessions(streamsOf.keys()).catch(reportUnexpected),
      }),
    ];
    ending?.addEventListener("abort", endAll);
    return () => {
      clearInterval(timer);
      for (const unsubscribe of unsubscribes) unsubscribe?.();
      ending?.removeEventListener("abort", endAll);
    };
  }

  function endAll(): void {
    for (const stream of streams()) {
      // A second time: who listened for long comes back at another moment than the others.
      stream.write(retryText());
      stream.close();
    }
  }

  function endThose(isOver: (stream: EventStream) => boolean): void {
    for (const stream of streams()) if (isOver(stream)) stream.close();
  }

  function deliverTo(accountIds: Iterable<number>): void {
    for (const accountId of accountIds) if (streamsOf.has(accountId)) waiting.add(accountId);
    if (!isDelivering) void deliver();
  }

  /** One read for all that came up during the one before. */
  async function deliver(): Promise<void> {
    isDelivering = true;
    try {
      while (waiting.size > 0) {
        const wanted = [...waiting].flatMap((accountId) => {
          const own = [...(streamsOf.get(accountId) ?? [])];
          return own.length > 0 ? [{ accountId, afterId: Math.min(...own.map(({ lastId }) => lastId)) }] : [];
        });
        waiting.clear();
        await tell(wanted);
      }
    } catch (error) {
      reportUnexpected(error);
    } finally {
      isDelivering = false;
    }
  }

  async function tell(wanted: { accountId: number; afterId: number }[]): Promise<void> {
    if (wanted.length === 0) return;
    const counts = new Map<number, number>();
    const notices = await noticesSince(database, wanted);
    // Looked up after them: what was announced after a session had ended is never told to it.
    if (notices.length > 0) await endOfEndedSessions(wanted.map(({ accountId }) => accountId));
    for (const { accountId, id, notification } of notices) {
      for (const stream of streamsOf.get(accountId) ?? []) stream.tell(id, notification);
      counts.set(accountId, (counts.get(accountId) ?? 0) + 1);
    }
    for (const [accountId, count] of counts) if (count === MOST_AT_ONCE) waiting.add(accountId);
  }

  async function beat(): Promise<void> {
    for (const stream of streams()) stream.write(HEARTBEAT);
    deliverTo(streamsOf.keys());
    // A session that nobody ended is over after its time.
    await endOfEndedSessions(streamsOf.keys()).catch(reportUnexpected);
  }

  async function endOfEndedSessions(accountIds: Iterable<number>): Promise<void> {
    const looked = [...accountIds].flatMap((accountId) => [...(streamsOf.get(accountId) ?? [])]);
    const living = await livingSessions(
      database,
      looked.map(({ sessionId }) => sessionId),
    );
    for (const stream of looked) if (!living.has(stream.sessionId)) stream.close();
  }

  /** A database that is away comes back, and what was missed is read at the next beat. */
  function reportUnexpected(error: unknown): void {
    if (kindOf(error) !== "unavailable") report(error);
  }

  return { open, beat };
}
