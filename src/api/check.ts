import { validator } from "hono-openapi";
import * as v from "valibot";
import { schemaErrors } from "#platform/errors/schema-errors.ts";

/** The error list of a refused request (specification section 3, "Error response"). */
export const ErrorAnswer = v.pipe(
  v.object({
    errors: v.array(
      v.object({
        msg: v.pipe(v.string(), v.description("A fixed sentence")),
        param: v.string(),
        values: v.optional(
          v.pipe(
            v.record(v.string(), v.string()),
            v.description("What `msg` is about, by name, where the call says so"),
          ),
        ),
      }),
    ),
  }),
  v.metadata({ ref: "Errors" }),
);

type Target = "query" | "json" | "form";

/**
 * Refuses what does not fit the schema with 400 and one entry a mistake. The value given is not repeated:
 * it may be a place, and refusals are what people paste into public threads.
 */
export function check<Schema extends v.GenericSchema, On extends Target>(target: On, schema: Schema) {
  return validator(target, schema, (result, c) => {
    if (result.success) return undefined;
    return c.json({ errors: schemaErrors(result.error) }, 400);
  });
}
