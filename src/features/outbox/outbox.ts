import type { FieldError } from "#platform/errors/errors.ts";
import { OUTBOX_KEY } from "./forget-outbox.ts";

/** What waits on this device until there is a network (docs/decisions/0072). Its calls are those of `api/`. */
export type OutboxCall = "like" | "followshop" | "confirmfact" | "addreview" | "editreview" | "suggestchange";

/** Something that somebody did. */
export interface Act {
  call: OutboxCall;
  /** Of the call, as JSON. */
  body: object;
  /** What it is about, such as `like-shop-7`: a later act about the same takes the place of an earlier one. */
  subject: string;
  /** What the page is of on which it was done, such as a shop. */
  name: string;
  /** The path of that page, without the prefix of a language. */
  path: string;
  /** What they wrote, so that it can be copied where it can no longer be sent. */
  text?: string;
  /** Keys of local storage with drafts of it, which go once it has been sent or thrown away. */
  drafts?: readonly string[];
}

export interface OutboxEntry extends Act {
  /** Its `Idempotency-Key`: sent twice, it is done once. */
  key: string;
  /** Whose act it is. It is neither shown to nor sent for anybody else. */
  accountId: number;
  /** ISO 8601. */
  actedAt: string;
  /** When it was sent for the first time without an answer, ISO 8601: it may have arrived. Null while it was not sent. */
  triedAt: string | null;
  /** Why it can no longer be sent; null while it waits. Status 0: nobody knows whether it has arrived. */
  refusal: { status: number; errors: readonly FieldError[] } | null;
}

/** More than somebody does between two networks; a review has up to 2,000 characters. */
export const MOST_ENTRIES = 30;

const listeners = new Set<() => void>();

/** All that is on this device, in the order in which it was done; none where the browser keeps nothing. */
function allEntries(): OutboxEntry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export const entriesOf = (accountId: number): OutboxEntry[] =>
  allEntries().filter((entry) => entry.accountId === accountId);

/** In place of one of the same account about the same. False where the browser keeps nothing, or the device holds the most. */
export function putEntry(entry: OutboxEntry): boolean {
  const others = allEntries().filter(
    ({ accountId, subject }) => accountId !== entry.accountId || subject !== entry.subject,
  );
  return others.length < MOST_ENTRIES && save([...others, entry]);
}

/** One that was taken back meanwhile stays away. */
export function changeEntry(key: string, changes: Pick<Partial<OutboxEntry>, "triedAt" | "refusal">): void {
  save(allEntries().map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));
}

/** Also forgets its drafts. */
export function dropEntry({ key, drafts = [] }: OutboxEntry): void {
  const others = allEntries().filter((entry) => entry.key !== key);
  if (save(others)) forgetDrafts(drafts);
}

/** Also when another tab changes something. */
export function listenToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function forgetDrafts(drafts: readonly string[]): void {
  for (const draft of drafts) localStorage.removeItem(draft);
}

function save(entries: readonly OutboxEntry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(OUTBOX_KEY);
    else localStorage.setItem(OUTBOX_KEY, JSON.stringify(entries));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function isEntry(value: unknown): value is OutboxEntry {
  const { key, accountId, call, subject, body } = (value ?? {}) as Partial<
    Record<keyof OutboxEntry, unknown>
  >;
  const isNamed = [key, call, subject].every((one) => typeof one === "string");
  return isNamed && Number.isSafeInteger(accountId) && typeof body === "object" && body !== null;
}
