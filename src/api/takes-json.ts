import { every } from "hono/combine";
import type { MiddlewareHandler } from "hono";
import { takes } from "./takes.ts";

/** No call needs more; deeper JSON is an attack on the parser (security.md D5). */
const MOST_DEPTH = 20;

/** Refuses arrays and other non-objects, which the schemas would take for an object without fields. */
export const objectOnly: MiddlewareHandler = async (c, next) => {
  // Invalid JSON is refused by the schema check that reads it next.
  const body: unknown = await c.req.json().catch(() => ({}));
  if (Array.isArray(body)) return refuse("Must be a JSON object");
  if (isDeeper(body, MOST_DEPTH)) return refuse(`Must be at most ${MOST_DEPTH} deep`);
  return next();

  function refuse(msg: string): Response {
    return c.json({ errors: [{ msg, param: "request" }] }, 400);
  }
};

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((part) => isDeeper(part, depth - 1));
}

/** For calls with a body of JSON: an object, plainly written. */
export const takesJson: MiddlewareHandler = every(takes("application/json"), objectOnly);
