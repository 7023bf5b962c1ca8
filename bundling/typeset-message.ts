import { typeset } from "#platform/text/typeset.ts";

/** A message as Lingui compiles it: text, or text with values, with a list of its own in each branch of a plural. */
export type CompiledMessage = string | Token[];

type Token = string | [value: string, kind?: string, branches?: Record<string, Branch> | string];

/** A list in which the token `#` is the number; the offset of a plural stands among its branches, and is one itself. */
type Branch = CompiledMessage | number;

/** A compiled message with the typography of its language: only its words change, no value, kind or branch. */
export function typesetMessage(tag: string, message: CompiledMessage): CompiledMessage {
  if (typeof message === "string") return typeset(tag, message);
  // A space belongs to the words before and after it, so the text is set as a whole, with the values as placeholders.
  const isValue = (token: Token) => typeof token !== "string" || token === "#";
  const values = message.filter(isValue);
  const whole = message.map((token) => (isValue(token) ? "{}" : token)).join("");
  return typeset(tag, whole)
    .split(/(\{\})/)
    .filter(Boolean)
    .map((piece) => (piece === "{}" ? typesetBranches(tag, values.shift() ?? piece) : piece));
}

function typesetBranches(tag: string, token: Token): Token {
  if (typeof token === "string" || typeof token[2] !== "object") return token;
  const [value, kind, branches] = token;
  const set = Object.entries(branches).map(([name, branch]) => [
    name,
    typeof branch === "number" ? branch : typesetMessage(tag, branch),
  ]);
  return [value, kind, Object.fromEntries(set)];
}
