import { validator } from "hono-openapi";
import * as v from "valibot";

/** The error list of a refused request (specification section 3, "Error response"). */
export const ErrorAnswer = v.pipe(
  v.object({ errors: v.array(v.object({ msg: v.string(), param: v.string() })) }),
  v.metadata({ ref: "Errors" }),
);

type Target = "query" | "json" | "form";

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[];
  /** The names of types, as Valibot writes them. */
  expected?: string | null;
  received?: string;
}

/**
 * Refuses what does not fit the schema with 400 and one entry a mistake. The value given is not repeated:
 * it may be a place, and refusals are what people paste into public threads.
 */
export function check<Schema extends v.GenericSchema, On extends Target>(target: On, schema: Schema) {
  return validator(target, schema, (result, c) => {
    if (result.success) return undefined;
    const errors = result.error.map((issue) => ({ msg: sentenceOf(issue), param: paramOf(issue) }));
    return c.json({ errors }, 400);
  });
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
