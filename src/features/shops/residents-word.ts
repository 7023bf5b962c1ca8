import type { Door, Word } from "./can-i-get-in.ts";

/** Whose word it is that decides who gets in; a confirmation updates its date. Null where nobody has said anything. */
export function residentsWordOf({ access, accessWord }: Pick<Door, "access" | "accessWord">): Word | null {
  const { from, source, observedOn } = access;
  if (from === null) return access.membership === "unknown" ? null : accessWord;
  return from === "shop" && accessWord ? accessWord : { from, source, observedOn };
}
