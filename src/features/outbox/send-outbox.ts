import { fieldErrorsOf } from "#platform/errors/errors.ts";
import { CallFailed, freshKey, sendAs } from "#platform/http-client.ts";
import { sessionAccount } from "#platform/session-account.ts";
import { sessionToken } from "#platform/session-token.ts";
import { type Act, changeEntry, dropEntry, entriesOf, type OutboxEntry, putEntry } from "./outbox.ts";

/** Another tab is not to send at the same time. */
const LOCK = "outbox";

/**
 * The site knows a key for seven days (`platform/database/idempotency-keys.ts`). What was sent before that without an answer is not sent again: nobody would know
 * whether it is the second time.
 */
const KEY_KNOWN_MS = 6 * 24 * 60 * 60_000;

/** They say how something is to be: the second time changes nothing. */
const SETS_A_STATE = new Set(["like", "followshop"]);

export interface SentOutbox {
  /** What arrived. */
  sent: readonly OutboxEntry[];
  /** Something waits for another try. */
  isToBeRetried: boolean;
}

const NOTHING: SentOutbox = { sent: [], isToBeRetried: false };

/**
 * Sends what waits for the account of this session, in its order, each once. One tab does at a time; a tab that comes second leaves it to the first.
 * Never fails: what did not arrive waits on, and what was refused says why.
 */
export async function sendOutbox(): Promise<SentOutbox> {
  const { locks } = navigator as { locks?: LockManager };
  // There is none on a site that is served without https: the key of each call is enough.
  if (!locks) return sendAll();
  return locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? sendAll() : NOTHING));
}

async function sendAll(): Promise<SentOutbox> {
  const [accountId, token] = [sessionAccount(), sessionToken()];
  if (accountId === undefined || token === undefined || !nextOf(accountId, new Set())) return NOTHING;
  const owner = await ownerOf(token);
  // Logged out, or somebody else by now: it waits for its own.
  if (owner !== accountId) return owner === "unreachable" ? later([]) : NOTHING;
  const sent: OutboxEntry[] = [];
  const passed = new Set<string>();
  for (let entry = nextOf(accountId, passed); entry; entry = nextOf(accountId, passed)) {
    if (sessionToken() !== token) return { ...NOTHING, sent };
    passed.add(entry.key);
    // oxlint-disable-next-line no-await-in-loop -- in the order in which it was done
    const outcome = await sendOne(entry, token);
    if (outcome === "sent") sent.push(entry);
    if (outcome === "signedOut") return { ...NOTHING, sent };
    if (outcome === "unreachable") return later(sent);
  }
  return entriesOf(accountId).some(isWaiting) ? later(sent) : { ...NOTHING, sent };
}

const later = (sent: readonly OutboxEntry[]): SentOutbox => ({ sent, isToBeRetried: true });

export const isWaiting = ({ refusal }: OutboxEntry) => refusal === null;

const nextOf = (accountId: number, passed: ReadonlySet<string>) =>
  entriesOf(accountId).find((entry) => isWaiting(entry) && !passed.has(entry.key));

/** Whose session a token is, as the site says now: what waits is sent with that very token, so never for anybody else. */
async function ownerOf(token: string): Promise<number | "nobody" | "unreachable"> {
  try {
    const { user } = await sendAs<{ user: { _id: string } }>("profile", undefined, { token });
    const { _id: id } = user;
    return Number(id);
  } catch (error) {
    return error instanceof CallFailed && error.status === 401 ? "nobody" : "unreachable";
  }
}

/** `later`: the site answered that this one has to wait. */
type Outcome = "sent" | "refused" | "later" | "signedOut" | "unreachable";

async function sendOne(entry: OutboxEntry, token: string): Promise<Outcome> {
  const { key, call, body, triedAt } = entry;
  const isTooOld = triedAt !== null && Date.now() - Date.parse(triedAt) > KEY_KNOWN_MS;
  if (isTooOld && !SETS_A_STATE.has(call)) {
    changeEntry(key, { refusal: { status: 0, errors: [] } });
    return "refused";
  }
  // Before it is sent: this tab may be gone when the answer comes.
  changeEntry(key, { triedAt: triedAt ?? new Date().toISOString() });
  try {
    await sendAs(call, body, { token, key });
    dropEntry(entry);
    return "sent";
  } catch (error) {
    return failed(key, error);
  }
}

/** It may be another time; 409 with this name is a call that is still at work. */
const isForLater = (status: number, params: readonly string[]) =>
  status >= 500 || [408, 425, 429].includes(status) || (status === 409 && params.includes("idempotency-key"));

function failed(key: string, error: unknown): Outcome {
  if (!(error instanceof CallFailed)) return "unreachable";
  const { status, errors } = error;
  if (status === 401) return "signedOut";
  if (
    isForLater(
      status,
      errors.map(({ param }) => param),
    )
  )
    return "later";
  changeEntry(key, { refusal: { status, errors: fieldErrorsOf(error) } });
  return "refused";
}

/** Keeps an act of whoever has the session. Returns whether it could be kept. */
export function keepAct(act: Act, { key = freshKey(), triedAt = null as string | null } = {}): boolean {
  const accountId = sessionAccount();
  if (accountId === undefined) return false;
  return putEntry({ ...act, key, accountId, actedAt: new Date().toISOString(), triedAt, refusal: null });
}

/** What became of an act: the answer of its call, or that it waits for a network. */
export type Delivery<Answer> = { answer: Answer } | "waits";

/**
 * Sends an act now, or keeps it where the network does not answer. One about the same that waits already is replaced by it, and waits too.
 * @throws CallFailed when it was refused; what the fetch failed with where nothing can be kept
 */
export async function sendOrKeep<Answer>(act: Act): Promise<Delivery<Answer>> {
  const accountId = sessionAccount();
  const [key, token] = [freshKey(), sessionToken()];
  const isReplacing =
    accountId !== undefined && entriesOf(accountId).some(({ subject }) => subject === act.subject);
  if ((isReplacing || !navigator.onLine) && keepAct(act, { key })) return "waits";
  const triedAt = new Date().toISOString();
  try {
    return { answer: await sendAs<Answer>(act.call, act.body, { key, ...(token && { token }) }) };
  } catch (error) {
    // Under its key, so that it counts once should it have arrived.
    if (!(error instanceof CallFailed) && keepAct(act, { key, triedAt })) return "waits";
    throw error;
  }
}
