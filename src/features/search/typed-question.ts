import type { SearchKind } from "./search-item.ts";

export interface TypedQuestion {
  text: string;
  /** Without it all kinds are asked for. */
  kinds?: readonly SearchKind[];
}

const USERS: readonly SearchKind[] = ["users"];

/**
 * What to ask for what stands in the field; `@` asks for users only (specification section 2).
 * Undefined while there is neither letter nor digit in it: then nothing is sent (specification section 5).
 */
export function typedQuestion(typed: string): TypedQuestion | undefined {
  const text = typed.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  return isForUsers(text) ? { text, kinds: USERS } : { text };
}

export function isForUsers(typed: string): boolean {
  return typed.trimStart().startsWith("@");
}
