import { describeRoute, resolver } from "hono-openapi";
import { SUSPENDED } from "#features/accounts/call-refusals.ts";
import type * as v from "valibot";
import { ErrorAnswer } from "./check.ts";

interface CallWords {
  summary: string;
  description?: string;
  /** What a success is, in words and in shape: of JSON, or the media type of a file. */
  answer: string;
  shape: v.GenericSchema | "application/zip";
  /** Refusals of its own, each with its reason. */
  refusals?: Partial<Record<400 | 403 | 404 | 409 | 413 | 422, string>>;
  /** With `tagged.ts` before it. */
  isTagged?: boolean;
  /** With a body, and with `idempotent.ts` before what reads it. */
  isPost?: boolean;
  /** A POST whose answer is a secret, and so is kept for no second call; or one of which a second has no effect anyway. */
  isKeyless?: boolean;
  /** By `platform/http/middleware-stack.ts`. */
  isRateLimited?: boolean;
  /** Needs the token of a session. */
  isForAccounts?: boolean;
  /** `shape` is that of the data of an event. */
  isEventStream?: boolean;
}

const json = (schema: v.GenericSchema) => ({ "application/json": { schema: resolver(schema) } });
const refusal = (description: string) => ({ description, content: json(ErrorAnswer) });

const text = { type: "string" } as const;
const TAG = { ETag: { description: "To be sent as `If-None-Match` when asking again", schema: text } };
const LATER = { "Retry-After": { description: "Seconds", schema: { type: "integer" } as const } };

const UNCHANGED = { description: "Nothing has changed since the answer with this `ETag`", headers: TAG };

/** What any call may answer when the server fails. */
export const AWAY = {
  503: { ...refusal("The database is away; `Retry-After` says when to try again"), headers: LATER },
};

/** What `app.ts` answers to a call by another method. */
const OTHER_METHOD = { 405: refusal("The call has other methods, which `Allow` names") };

/** Bodies that the middleware refuses. */
export const BODY_REFUSALS = {
  413: refusal("The body is too large"),
  415: refusal("The body is of another type"),
};

/** What `own-site-only.ts` refuses. */
export const FOREIGN = { 403: refusal("Sent by a page of another site") };

/** The same with what `allowed.ts` refuses. */
const FOREIGN_OR_SUSPENDED = {
  403: refusal(
    `Sent by a page of another site; or \`${SUSPENDED.msg}\`, with \`until\` (absent until an admin lifts it) and \`decisionId\``,
  ),
};

/** What `idempotent.ts` refuses. */
const KEY_REFUSALS = {
  409: refusal("A call with this `Idempotency-Key` is still at work"),
  422: refusal("The `Idempotency-Key` was sent with another body"),
};

const KEY = {
  in: "header",
  name: "Idempotency-Key",
  description:
    "1 to 64 visible ASCII characters of your choice, of which the latest thousand of an account count. Sent again within seven days with the same body, the call has no second effect and is answered as the first time, with `Idempotency-Replayed: true`",
  schema: text,
} as const;

const LAST_EVENT = {
  in: "header",
  name: "Last-Event-ID",
  description:
    "The id of the last event that the caller knows: what came since is sent first, up to a day old",
  schema: text,
} as const;

function content({ shape, isEventStream }: CallWords) {
  if (typeof shape === "string") return { [shape]: {} };
  return isEventStream ? { "text/event-stream": { schema: resolver(shape) } } : json(shape);
}

const WITHOUT_SESSION = { 401: refusal("The token of a session is missing, ended or too old") };

const TOO_OFTEN = {
  429: { ...refusal("Too many at once; `Retry-After` says when to try again"), headers: LATER },
};

/** The description of a call in `/api/openapi.json`, with all that it shares with others. */
export function describeCall(call: CallWords) {
  const { summary, description, answer, refusals = {} } = call;
  const { isTagged, isPost, isKeyless, isRateLimited, isForAccounts, isEventStream } = call;
  const isKeyed = isPost && !isKeyless;
  const own = Object.entries(refusals).map(([status, reason]) => [status, refusal(reason)]);
  return describeRoute({
    summary,
    ...(description && { description }),
    ...(isKeyed && { parameters: [KEY] }),
    ...(isEventStream && { parameters: [LAST_EVENT] }),
    ...(isForAccounts && { security: [{ session: [] }] }),
    responses: {
      200: {
        description: answer,
        content: content(call),
        ...(isTagged && { headers: TAG }),
      },
      ...(isTagged && { 304: UNCHANGED }),
      ...(isForAccounts && WITHOUT_SESSION),
      ...OTHER_METHOD,
      ...(isPost && { ...(isForAccounts ? FOREIGN_OR_SUSPENDED : FOREIGN), ...BODY_REFUSALS }),
      ...(isKeyed && KEY_REFUSALS),
      ...(isRateLimited && TOO_OFTEN),
      ...AWAY,
      ...Object.fromEntries(own),
    },
  });
}
