import type { FieldError } from "./errors.ts";

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  /** The names of types, as Valibot writes them. */
  expected?: string | null;
  received?: string;
}

/** The validation errors of a request, one entry a mistake, in the shape of all refusals. */
export function schemaErrors(issues: readonly object[]): FieldError[] {
  return (issues as readonly Issue[]).map((issue) => ({ msg: sentenceOf(issue), param: paramOf(issue) }));
}

/** The sentence of the schema; where it has none of its own, ours and not the validator's, which changes with its versions. */
function sentenceOf(issue: Issue): string {
  const { message, path = [], expected, received } = issue;
  if (!message.startsWith("Invalid ")) return message;
  if (path.length === 0) return "Must be a JSON object";
  if (received === "undefined") return "Must be given";
  if (expected === "never") return "Must not be given";
  if (expected === "string" && received === "Array") return "Must be given once";
  if (expected === "Object") return "Must be an object";
  return EXPECTED[expected ?? ""] ?? "Not valid";
}

const EXPECTED: Record<string, string> = { string: "Must be text", number: "Must be a number" };

function paramOf(issue: Issue): string {
  const steps = (issue.path ?? []).map((step) => (typeof step === "object" ? step.key : step));
  return steps.length > 0 ? steps.map(String).join(".") : "request";
}
