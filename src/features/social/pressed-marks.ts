import type { Mark } from "./mark.ts";

/**
 * What was pressed since a mark came with its page, by the object that came: a page that is shown again from memory brings the
 * same one, and one that was loaded again brings its own.
 */
const pressed = new WeakMap<Mark, Mark>();
const beingSent = new WeakSet<Mark>();
const listeners = new Set<() => void>();

/** The mark as it is now; the same object until it changes. */
export function shownMark(known: Mark): Mark {
  return pressed.get(known) ?? known;
}

export function listenToMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(known: Mark, mark: Mark): void {
  pressed.set(known, mark);
  for (const listener of listeners) listener();
}

/**
 * Turns a mark over, at once, and sends what is wished then. One call at a time: what is pressed meanwhile is sent after it, unless
 * it is what the call said. A failure shows what the server said last, and is rethrown to whoever pressed first.
 * @param send tells the server, and returns how many there are now
 */
export async function pressMark(known: Mark, send: (isMine: boolean) => Promise<number>): Promise<void> {
  let said = shownMark(known);
  show(known, turnedOver(said));
  if (beingSent.has(known)) return;
  beingSent.add(known);
  try {
    for (let wish = shownMark(known); wish.isMine !== said.isMine; wish = shownMark(known)) {
      const isMine = wish.isMine === true;
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what this is about
      said = { isMine, count: await send(isMine) };
    }
  } finally {
    beingSent.delete(known);
    show(known, said);
  }
}

function turnedOver({ isMine, count }: Mark): Mark {
  return { isMine: !isMine, count: Math.max(0, count + (isMine ? -1 : 1)) };
}
