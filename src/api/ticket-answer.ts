import * as v from "valibot";

/** The answer of calls that take a message from a visitor. */
export const Ticket = v.pipe(v.object({ _id: v.string() }), v.metadata({ ref: "Ticket" }));

/** The body of the answer to a stored message. */
export function ticketAnswer(ticketId: number): v.InferOutput<typeof Ticket> {
  return { _id: String(ticketId) };
}
