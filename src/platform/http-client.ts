import { describeErrors } from "./errors/page-error.ts";
import { type FieldError, fieldErrorsOf } from "./errors/errors.ts";
import { isReplaced, SESSION_ENDED, sessionToken } from "./session-token.ts";

/** A call that was refused or never arrived. Rethrown to the form, so that nothing typed is lost. */
export class CallFailed extends Error {
  readonly status: number;
  readonly errors: FieldError[];
  /** When to try again, where the answer said so. */
  readonly retryAfterSeconds: number | undefined;
  /** How the thing stands now, where somebody saved it in between. */
  readonly current: unknown;
  constructor(
    status: number,
    errors: FieldError[],
    { cause, retryAfterSeconds, current }: MoreOfFailure = {},
  ) {
    super(describeErrors(errors) ?? "An unknown error occurred", { cause });
    this.name = "CallFailed";
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
  }
}

interface MoreOfFailure {
  cause?: unknown;
  retryAfterSeconds?: number | undefined;
  current?: unknown;
}

/**
 * Sends a change (POST, PATCH, DELETE).
 * @throws CallFailed
 */
export async function sendCall<Answer>(
  method: "POST" | "PATCH" | "DELETE",
  name: string,
  body?: object,
): Promise<Answer> {
  return send<Answer>(method, name, body);
}

/**
 * Sends a call, with the token of the session when there is one.
 * @throws CallFailed
 */
export async function send<Answer>(
  method: string,
  name: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await request(method, name, body, signal);
  return (await response.json().catch(() => undefined)) as Answer;
}

/** With whose token, and under which key, where a call has to be the same one as before. */
interface SentAs {
  token?: string;
  key?: string;
}

/**
 * Sends a POST again as it was sent before: by the same person, under the same key.
 * @throws CallFailed
 */
export async function sendAs<Answer>(name: string, body: object | undefined, as: SentAs): Promise<Answer> {
  const response = await request("POST", name, body, undefined, as);
  return (await response.json().catch(() => undefined)) as Answer;
}

/**
 * Sends a POST that is answered with a file.
 * @throws CallFailed
 */
export async function sendForFile(name: string, body: object): Promise<Blob> {
  const response = await request("POST", name, body);
  return response.blob();
}

/**
 * Reads a file that is for the account of the session: a link would not carry its token.
 * @throws CallFailed
 */
export async function readFile(name: string): Promise<Blob> {
  const response = await request("GET", name);
  return response.blob();
}

/** Characters of JSON, of which some have three bytes. */
const MOST_KEPT_ALIVE = 20_000;

async function request(
  method: string,
  name: string,
  body?: object,
  signal?: AbortSignal,
  { token = sessionToken(), key = freshKey() }: SentAs = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  const sent = isForm || !body ? body : JSON.stringify(body);
  const response = await fetch(`/api/${name}`, {
    method,
    signal,
    ...(sent && { body: sent }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { "content-type": "application/json" }),
      // Should the browser send it twice, it counts once (product.md section 12).
      ...(method === "POST" && { "idempotency-key": key }),
    },
    // A change is sent even when its page is left. Browsers refuse that for more than 64 kB, which a picture or a menu may have.
    keepalive: method !== "GET" && (!sent || (typeof sent === "string" && sent.length < MOST_KEPT_ALIVE)),
  });
  if (response.status === 401 && !isReplaced(token)) window.dispatchEvent(new Event(SESSION_ENDED));
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  // Null is 0, which is no time to wait either.
  const retryAfterSeconds = Number(response.headers.get("retry-after")) || undefined;
  throw new CallFailed(response.status, fieldErrorsOf(answer), {
    retryAfterSeconds,
    current: (answer as { current?: unknown } | undefined)?.current,
  });
}

/** 128 random bits; `randomUUID` is not there on a site that is served without https. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
