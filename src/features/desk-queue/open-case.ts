import * as v from "valibot";

/** So long a case counts as open after a page said so: a page that is seen says it again in a quarter of it. */
export const OPEN_SECONDS = 120;

/** What `POST /api/dashboard/queue` takes. */
export const openCaseForm = v.strictObject({
  id: v.pipe(
    v.nullable(v.pipe(v.string("Must be an id or null"), v.maxLength(2000, "Must be a case of the queue"))),
    v.description("Of the case that is open; null once none is"),
  ),
});
