import { Plural } from "@lingui/react/macro";

/** How much waits, below the title of the queue. */
export function WaitingTotal({ total }: { total: number }) {
  if (total === 0) return null;
  return <Plural id="desk-queue.total" value={total} one="# case waits" other="# cases wait" />;
}
