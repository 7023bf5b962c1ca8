import { resolver } from "hono-openapi";
import * as v from "valibot";
import { ErrorAnswer } from "./check.ts";

const Ticket = v.pipe(v.object({ _id: v.string() }), v.metadata({ ref: "Ticket" }));

const errors = { "application/json": { schema: resolver(ErrorAnswer) } };

/** What the calls answer that take a message of somebody. */
export const TICKET_RESPONSES = {
  201: {
    description: "It is kept, under this number; a receipt goes to the writer by e-mail",
    content: { "application/json": { schema: resolver(Ticket) } },
  },
  400: { description: "A field is not right, or the captcha does not count", content: errors },
  429: { description: "Too many at once; `Retry-After` says when to try again", content: errors },
};

/** The body of the answer to a message that is kept. */
export function ticketAnswer(ticketId: number): v.InferOutput<typeof Ticket> {
  return { _id: String(ticketId) };
}
