import { createParser } from "eventsource-parser";
import { isReplaced, SESSION_ENDED, sessionToken } from "#platform/session-token.ts";
import { openEvents } from "./calls.ts";
import { type Notice, noticeOf } from "./notice-board.ts";
import type { Notification } from "./notification.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** A list that is older is read again when the reader comes back: other tabs may have changed it, and menus are in no stream. */
const FRESH_MS = MINUTE;
/** A page that nobody looks at for longer listens no more. */
const HIDDEN_MS = 5 * MINUTE;
/** After so many failures in a row the list is polled… */
const MOST_FAILURES = 3;
const POLL_MS = MINUTE;
/** … and the stream tried again after this. */
const POLLED_FOR_MS = 5 * MINUTE;
/** The server says something every 25 seconds: a stream that is silent for longer is dead. */
const SILENT_MS = MINUTE;
const FIRST_WAIT_MS = 2 * SECOND;

export interface NoticeWatch {
  /** Reads the list again; never rejects. */
  reload: () => Promise<void>;
  onNotice: (notice: Notice) => void;
  /** The number after which the stream goes on; undefined while no list was read. */
  lastNumber: () => string | undefined;
  /** When the list was read; null for never. */
  updatedAt: () => number | null;
}

/**
 * Keeps the list of a page up to date for as long as somebody looks at it: through an event stream, and by polling where none is
 * to be had. Returns what ends it.
 */
export function watchNotices(watch: NoticeWatch): () => void {
  let running: AbortController | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  /** A session that is over is told of once. */
  let refusedToken: string | undefined;
  const life = new AbortController();

  const isOld = () => Date.now() - (watch.updatedAt() ?? 0) > FRESH_MS;

  function begin(): void {
    if (running) {
      if (isOld()) void watch.reload();
      return;
    }
    const token = sessionToken();
    if (!token || token === refusedToken) return;
    const run = new AbortController();
    running = run;
    void listen(watch, { isOld, signal: run.signal }).then((end) => {
      if (running === run) running = undefined;
      if (end !== "sessionOver") return;
      refusedToken = token;
      if (!isReplaced(token)) window.dispatchEvent(new Event(SESSION_ENDED));
    });
  }

  function end(): void {
    running?.abort();
    running = undefined;
  }

  function look(): void {
    clearTimeout(hiding);
    if (document.visibilityState === "hidden") hiding = setTimeout(end, HIDDEN_MS);
    else begin();
  }

  const { signal } = life;
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("pagehide", end, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && look(), { signal });
  window.addEventListener(
    "online",
    () => {
      end();
      look();
    },
    { signal },
  );
  look();

  return () => {
    life.abort();
    clearTimeout(hiding);
    end();
  };
}

/** Listens, and comes back whenever a stream has ended, until it is aborted or the session is over. */
async function listen(
  watch: NoticeWatch,
  { isOld, signal }: { isOld: () => boolean; signal: AbortSignal },
): Promise<"sessionOver" | "left"> {
  if (isOld()) await watch.reload();
  let failures = 0;
  while (!signal.aborted && sessionToken()) {
    const end = await hear(watch, signal);
    if (end.kind === "sessionOver") return "sessionOver";
    failures = end.kind === "heard" ? 0 : failures + 1;
    if (failures >= MOST_FAILURES) await poll(watch, signal);
    else await pause(end.waitMs ?? waitAfter(failures), signal);
  }
  return "left";
}

async function poll({ reload }: NoticeWatch, signal: AbortSignal): Promise<void> {
  const until = Date.now() + POLLED_FOR_MS;
  while (!signal.aborted && Date.now() < until) {
    await pause(POLL_MS, signal);
    if (!signal.aborted && document.visibilityState !== "hidden") await reload();
  }
}

/** Not all at the same moment after a server was away. */
function waitAfter(failures: number): number {
  return FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1) * (0.75 + Math.random() / 2);
}

interface StreamEnd {
  kind: "heard" | "failed" | "sessionOver";
  /** For how long the server wants to be left alone. */
  waitMs?: number | undefined;
}

/** One stream, from its beginning to its end. */
async function hear({ onNotice, lastNumber }: NoticeWatch, signal: AbortSignal): Promise<StreamEnd> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENT_MS);
  let hasHeard = false;
  let waitMs: number | undefined;
  try {
    const response = await openEvents(lastNumber(), AbortSignal.any([signal, silent.signal]));
    if (response.status === 401) return { kind: "sessionOver" };
    if (!response.ok || !response.body || !isEventStream(response)) {
      void response.body?.cancel();
      return { kind: "failed", waitMs: retryAfterMs(response) };
    }
    const parser = createParser({
      onEvent: ({ event, data }) =>
        event === "notification" && onNotice(noticeOf(JSON.parse(data) as Notification)),
      onRetry: (retryMs) => void (waitMs = retryMs),
    });
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      hasHeard = true;
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), SILENT_MS);
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } catch {
    // The network is gone, or nothing was heard for too long.
  } finally {
    clearTimeout(timer);
  }
  return { kind: hasHeard ? "heard" : "failed", waitMs };
}

function isEventStream(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
}

function retryAfterMs(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after"));
  return seconds > 0 ? seconds * SECOND * (1 + Math.random() / 4) : undefined;
}

/** Resolves after a time, or as soon as it is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
  });
}
