import { matchedParts } from "../matched-parts.ts";

/** A name with what was typed marked in it. */
export function MarkedName({ name, typed }: { name: string; typed: string }) {
  return matchedParts(name, typed).map(({ text, from, isMatch }) =>
    isMatch ? <mark key={from}>{text}</mark> : text,
  );
}
