import type { SearchKind } from "./search-item.ts";

export interface TypedQuestion {
  text: string;
  kinds: readonly SearchKind[];
}

const USUAL: readonly SearchKind[] = ["cities", "landmarks", "shops", "brands", "products", "users"];

const USERS: readonly SearchKind[] = ["users"];

/** "@ shortcut to search users" (specification section 2). */
const USERS_ONLY = "@";

/** Fewer letters would list all users (security.md D2). */
const SHORTEST_USER_NAME = 2;

/**
 * The query for the value of the field; `@` searches users only. Undefined without a letter or digit, and of users without two:
 * then nothing is sent (specification section 5).
 */
export function typedQuestion(typed: string): TypedQuestion | undefined {
  const text = typed.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  if (!isForUsers(text)) return { text, kinds: USUAL };
  return isUserName(withoutAt(text)) ? { text, kinds: USERS } : undefined;
}

export function isForUsers(typed: string): boolean {
  return typed.trimStart().startsWith(USERS_ONLY);
}

/** What was typed where only members are looked for, with or without the `@`. */
export function askedOfUsers(typed: string): string {
  return isForUsers(typed) ? typed : `${USERS_ONLY}${typed}`;
}

/** The words of a question, without the `@`. */
export function withoutAt(question: string): string {
  const trimmed = question.trim();
  return isForUsers(trimmed) ? trimmed.slice(USERS_ONLY.length).trim() : trimmed;
}

/** Whether users are searched by this. */
export function isUserName(name: string): boolean {
  return name.trim().length >= SHORTEST_USER_NAME;
}
