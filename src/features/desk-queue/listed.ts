interface Listed<Case> {
  /** What stands in the list: in the order it stood in, and what came behind all of it. */
  items: readonly Case[];
  /** What would push something down; it is told, and comes in when it is asked for. */
  added: readonly Case[];
}

/**
 * An open list that was read again. Nothing in it moves under a finger: what is gone goes, but for the case that is open, and what came
 * comes behind all others or waits.
 * @param openId of the case that is open; null for none
 */
export function listedAfter<Case extends { id: string }>(
  before: readonly Case[],
  waiting: readonly Case[],
  openId: string | null,
): Listed<Case> {
  const now = new Map(waiting.map((one) => [one.id, one]));
  const stood = new Set(before.map(({ id }) => id));
  const last = waiting.findLastIndex(({ id }) => stood.has(id));
  const isNew = ({ id }: Case) => !stood.has(id);
  return {
    items: [
      ...before.flatMap((one) => now.get(one.id) ?? (one.id === openId ? [one] : [])),
      ...waiting.filter((one, at) => at > last && isNew(one)),
    ],
    added: waiting.filter((one, at) => at < last && isNew(one)),
  };
}
