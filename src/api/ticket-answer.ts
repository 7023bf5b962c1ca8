import * as v from "valibot";

/** What the calls answer that take a message of somebody. */
export const Ticket = v.pipe(v.object({ _id: v.string() }), v.metadata({ ref: "Ticket" }));

/** The body of the answer to a message that is kept. */
export function ticketAnswer(ticketId: number): v.InferOutput<typeof Ticket> {
  return { _id: String(ticketId) };
}
