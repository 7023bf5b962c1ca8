import type { SearchKind } from "./search-item.ts";

export interface TypedQuestion {
  text: string;
  kinds: readonly SearchKind[];
}

/** Members are found by an `@` only: they come with accounts. */
const USUAL: readonly SearchKind[] = ["cities", "landmarks", "shops", "brands", "products"];

const USERS: readonly SearchKind[] = ["users"];

/**
 * The query for the value of the field; `@` searches users only (specification section 2). Undefined without a letter or digit:
 * then nothing is sent (specification section 5).
 */
export function typedQuestion(typed: string): TypedQuestion | undefined {
  const text = typed.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  return { text, kinds: isForUsers(text) ? USERS : USUAL };
}

export function isForUsers(typed: string): boolean {
  return typed.trimStart().startsWith("@");
}
