import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { setTimeout as wait } from "node:timers/promises";
import { isSecureAddress } from "./secure-address.ts";

export interface Question {
  /** Not followed when it leads elsewhere: an address is what the operator wrote, or nothing. */
  address: string;
  /** Sent as a form; without one the address is read. */
  form?: Record<string, string>;
  /** Who asks, so that whoever runs the server can write to them. */
  userAgent: string;
}

export interface Patience {
  /** For one answer, from the question to its last byte. */
  mostMs: number;
  /** How often it is asked while the other side says that it is busy. */
  tries: number;
  /** Until the next try when the other side does not say how long; doubled each time. */
  pauseMs: number;
  /** Whoever wants us to wait longer is not asked again. */
  longestPauseMs: number;
  /** Aborted when the process ends. */
  signal?: AbortSignal | undefined;
  onPause?: (sentence: string) => void;
}

/** Ours for servers that others pay for: a country's answer may take minutes, and nobody is asked more than four times. */
export const PATIENCE: Patience = {
  mostMs: 15 * 60_000,
  tries: 4,
  pauseMs: 60_000,
  longestPauseMs: 15 * 60_000,
};

/** What we asked for was not given; the message is a sentence for the operator. */
export class RemoteFailure extends Error {
  readonly kind = "remote-failure";
}

/** The other side asks us to come back later. Also to be thrown by who reads an answer that says so in words. */
export class Busy extends Error {
  readonly retryAfterMs: number | undefined;
  constructor(retryAfterMs?: number) {
    super("The other side is busy");
    this.retryAfterMs = retryAfterMs;
  }
}

/** Too many requests, unavailable, and a gateway that gave up waiting. */
const BUSY_STATUSES = new Set([429, 503, 504]);

/**
 * Asks another server one thing, one request at a time, and waits when it says that it is busy.
 * @param take reads the answer; it is called with status 200 only
 * @throws RemoteFailure
 */
export async function askPolitely<Answer>(
  question: Question,
  take: (answer: IncomingMessage) => Promise<Answer>,
  patience: Patience,
): Promise<Answer> {
  if (!isSecureAddress(question.address))
    throw new RemoteFailure(`${question.address} is no address with https, so it is not asked`);
  const { host } = new URL(question.address);
  for (let tried = 1; ; tried++) {
    try {
      return await askOnce(question, take, patience);
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      const pauseMs = error.retryAfterMs ?? patience.pauseMs * 2 ** (tried - 1);
      if (pauseMs > patience.longestPauseMs)
        throw new RemoteFailure(`${host} is busy and asks us to come back in ${inWords(pauseMs)}`);
      if (tried >= patience.tries)
        throw new RemoteFailure(`${host} was busy ${tried} times; try again in some hours`);
      patience.onPause?.(`${host} is busy; asking again in ${inWords(pauseMs)}`);
      await wait(pauseMs, undefined, patience.signal && { signal: patience.signal });
    }
  }
}

async function askOnce<Answer>(
  question: Question,
  take: (answer: IncomingMessage) => Promise<Answer>,
  { mostMs, signal }: Patience,
): Promise<Answer> {
  const { host } = new URL(question.address);
  const timeIsUp = AbortSignal.timeout(mostMs);
  const ended = signal ? AbortSignal.any([timeIsUp, signal]) : timeIsUp;
  let answer: IncomingMessage | undefined;
  try {
    answer = await sent(question, ended);
    const { statusCode: status = 0, headers } = answer;
    if (BUSY_STATUSES.has(status)) throw new Busy(retryAfterMs(headers["retry-after"]));
    if (status !== 200) throw new RemoteFailure(`${host} answered with status ${status}`);
    return await take(answer);
  } catch (error) {
    if (signal?.aborted || error instanceof RemoteFailure || error instanceof Busy) throw error;
    if (timeIsUp.aborted) throw new RemoteFailure(`${host} did not answer in full within ${inWords(mostMs)}`);
    const code = String((error as { code?: unknown } | null)?.code ?? "");
    if (!answer) throw new RemoteFailure(`${host} cannot be reached (${code || "unknown reason"})`);
    if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE")
      throw new RemoteFailure(`${host} broke off in the middle of its answer, so nothing of it is taken`);
    throw error;
  } finally {
    answer?.destroy();
  }
}

function sent({ address, form, userAgent }: Question, signal: AbortSignal): Promise<IncomingMessage> {
  const request = address.startsWith("https:") ? requestHttps : requestHttp;
  const body = form && new URLSearchParams(form).toString();
  const headers = {
    "user-agent": userAgent,
    accept: "application/json",
    ...(body !== undefined && {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": Buffer.byteLength(body),
    }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(address, { method: body === undefined ? "GET" : "POST", headers, signal, agent: false })
    .on("response", resolve)
    .on("error", reject)
    .end(body);
  return promise;
}

/** Seconds, or the moment (RFC 9110, section 10.2.3). */
function retryAfterMs(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

function inWords(ms: number): string {
  if (ms < 120_000) return `${Math.ceil(ms / 1000)} s`;
  return ms < 7_200_000 ? `${Math.ceil(ms / 60_000)} min` : `${Math.ceil(ms / 3_600_000)} h`;
}
