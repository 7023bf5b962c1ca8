import type { Context } from "hono";

/** As other servers count it: nobody was there any more to take the answer, so what became of it is no failure of ours. */
const CLIENT_IS_GONE = 499;

/** The status of an answer, for the log and the metrics. */
export function statusOf(c: Context): number {
  const { status } = c.res;
  return status === 500 && c.req.raw.signal.aborted ? CLIENT_IS_GONE : status;
}
