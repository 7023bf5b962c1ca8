// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepSessionToken, SESSION_ENDED } from "#platform/session-token.ts";
import { eventText, HEARTBEAT } from "./event-text.ts";
import { type NoticeWatch, watchNotices } from "./watch-notices.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const NOTICE = {
  _id: "12",
  type: "friendRequest",
  title: "",
  description: "",
  redirect: "/user/noor",
  time: { year: 2026, month: 11, day: 25, hour: 9, minute: 5 },
  seen: false,
};

interface Stream {
  headers: Record<string, string>;
  signal: AbortSignal;
  write: (text: string) => void;
  end: () => void;
}

let streams: Stream[];
/** What the next stream is refused with; undefined opens it. */
let refusal: (() => Response | Promise<Response>) | undefined;
let visibility: DocumentVisibilityState;
let end: (() => void) | undefined;

/** A server whose streams stay open until they are ended. */
function serve(_path: string, { headers, signal }: RequestInit) {
  const stream = { headers: headers as Record<string, string>, signal: signal as AbortSignal };
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  stream.signal.addEventListener("abort", () => controller?.error(new Error("Aborted")));
  streams.push({
    ...stream,
    write: (text) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  });
  return refusal
    ? Promise.resolve(refusal())
    : Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
}

function watching(lastNumber: string | null = "7") {
  let updatedAt: number | null = null;
  const watch = {
    reload: vi.fn(async () => void (updatedAt = Date.now())),
    onNotice: vi.fn<NoticeWatch["onNotice"]>(),
    lastNumber: () => lastNumber ?? undefined,
    updatedAt: () => updatedAt,
  };
  end = watchNotices(watch);
  return watch;
}

function look(at: DocumentVisibilityState) {
  visibility = at;
  document.dispatchEvent(new Event("visibilitychange"));
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  streams = [];
  refusal = undefined;
  visibility = "visible";
  vi.stubGlobal("fetch", vi.fn(serve));
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.spyOn(document, "cookie", "get").mockReturnValue("auth_token=abc");
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});

afterEach(() => {
  end?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("a stream", () => {
  test("is opened with the token, after the list, and goes on after its last number", async () => {
    const { reload } = watching();
    await later(0);
    expect(reload).toHaveBeenCalledOnce();
    expect(streams.map(({ headers }) => headers)).toEqual([
      { accept: "text/event-stream", authorization: "Bearer abc", "last-event-id": "7" },
    ]);
  });

  test("without a list begins with what is told from now on", async () => {
    watching(null);
    await later(0);
    expect(streams[0]?.headers).not.toHaveProperty("last-event-id");
  });

  test("brings notices, in whatever pieces they come", async () => {
    const { onNotice } = watching();
    await later(0);
    const text = `retry: 2000\n\n${HEARTBEAT}${eventText({ event: "notification", id: "12", data: NOTICE })}`;
    for (const piece of text.match(/[^]{1,9}/g) ?? []) streams[0]?.write(piece);
    await later(0);
    expect(onNotice.mock.calls.flat()).toMatchObject([{ id: "12", at: Date.parse("2026-11-25T09:05:00Z") }]);
  });

  test("that ends is opened again when the server said, and never counts as a failure", async () => {
    watching();
    for (let round = 1; round <= 5; round++) {
      await later(0);
      expect(streams).toHaveLength(round);
      streams.at(-1)?.write("retry: 3210\n\n");
      await later(0);
      streams.at(-1)?.end();
      await later(3209);
      expect(streams).toHaveLength(round);
      await later(1);
    }
  });

  test("that is silent for a minute is dead, and one with a heartbeat is not", async () => {
    watching();
    await later(0);
    for (let beat = 0; beat < 8; beat++) {
      streams[0]?.write(HEARTBEAT);
      await later(25 * SECOND);
    }
    expect(streams[0]?.signal.aborted).toBe(false);
    await later(MINUTE);
    expect(streams[0]?.signal.aborted).toBe(true);
    await later(3 * SECOND);
    expect(streams).toHaveLength(2);
  });
});

describe("where no stream is to be had", () => {
  test("it is tried again later and later, then the list is polled, and the stream tried every five minutes", async () => {
    refusal = () => Promise.reject(new TypeError("Failed to fetch"));
    const { reload } = watching();
    await later(2 * SECOND);
    expect(streams).toHaveLength(2);
    await later(4 * SECOND);
    expect(streams).toHaveLength(3);
    await later(59 * SECOND);
    expect(reload).toHaveBeenCalledTimes(1);
    await later(4 * MINUTE);
    expect(reload).toHaveBeenCalledTimes(5);
    expect(streams).toHaveLength(3);
    refusal = undefined;
    await later(2 * SECOND);
    expect(streams).toHaveLength(4);
    expect(reload).toHaveBeenCalledTimes(6);
  });

  test("the server's Retry-After is honoured", async () => {
    refusal = () => Response.json({}, { status: 503, headers: { "retry-after": "30" } });
    watching();
    await later(30 * SECOND);
    expect(streams).toHaveLength(1);
    await later(4 * SECOND);
    expect(streams).toHaveLength(2);
  });

  test("an answer that is no stream, as of a hotel's network, is a failure", async () => {
    refusal = () => new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html" } });
    const { onNotice } = watching();
    await later(6 * SECOND);
    expect(streams).toHaveLength(3);
    expect(onNotice).not.toHaveBeenCalled();
  });

  test("a session that is over is told of once, and nothing is asked again until there is another", async () => {
    refusal = () => new Response(null, { status: 401 });
    const ended = vi.fn<() => void>();
    window.addEventListener(SESSION_ENDED, ended);
    watching();
    await later(10 * MINUTE);
    look("hidden");
    look("visible");
    await later(MINUTE);
    expect(streams).toHaveLength(1);
    expect(ended).toHaveBeenCalledOnce();
    vi.spyOn(document, "cookie", "get").mockReturnValue("auth_token=new");
    keepSessionToken("new");
    refusal = undefined;
    look("visible");
    await later(0);
    expect(streams[1]?.headers.authorization).toBe("Bearer new");
    window.removeEventListener(SESSION_ENDED, ended);
  });

  test("who logged out in another tab is asked for nothing", async () => {
    vi.spyOn(document, "cookie", "get").mockReturnValue("");
    const { reload } = watching();
    await later(MINUTE);
    expect(streams).toHaveLength(0);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("a page that nobody looks at", () => {
  test("listens for five minutes more, and again once it is seen", async () => {
    const { reload } = watching();
    await later(0);
    const beating = setInterval(() => streams[0]?.write(HEARTBEAT), 25 * SECOND);
    look("hidden");
    await later(5 * MINUTE - 1);
    expect(streams[0]?.signal.aborted).toBe(false);
    clearInterval(beating);
    await later(1);
    expect(streams[0]?.signal.aborted).toBe(true);
    await later(60 * MINUTE);
    expect(streams).toHaveLength(1);
    expect(reload).toHaveBeenCalledTimes(1);
    look("visible");
    await later(0);
    expect(streams).toHaveLength(2);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("has its list read again after more than a minute, not before", async () => {
    const { reload } = watching();
    await later(0);
    streams[0]?.write(HEARTBEAT);
    look("hidden");
    await later(MINUTE / 2);
    streams[0]?.write(HEARTBEAT);
    look("visible");
    await later(MINUTE / 2);
    expect(reload).toHaveBeenCalledTimes(1);
    look("hidden");
    await later(1);
    look("visible");
    expect(reload).toHaveBeenCalledTimes(2);
    expect(streams).toHaveLength(1);
  });

  test("is not polled for", async () => {
    refusal = () => Promise.reject(new TypeError("Failed to fetch"));
    const { reload } = watching();
    await later(10 * SECOND);
    look("hidden");
    await later(4 * MINUTE);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("is left: the stream ends at once, and goes on when the page comes back from the browser's memory", async () => {
    watching();
    await later(0);
    window.dispatchEvent(new Event("pagehide"));
    expect(streams[0]?.signal.aborted).toBe(true);
    await later(MINUTE);
    expect(streams).toHaveLength(1);
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await later(0);
    expect(streams).toHaveLength(2);
  });
});

test("a network that is back is used at once", async () => {
  refusal = () => Promise.reject(new TypeError("Failed to fetch"));
  watching();
  await later(10 * SECOND);
  const before = streams.length;
  refusal = undefined;
  window.dispatchEvent(new Event("online"));
  await later(0);
  expect(streams).toHaveLength(before + 1);
});
