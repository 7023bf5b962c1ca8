import { useEffect, useSyncExternalStore } from "react";
import { type Room, roomOf, roomOfToDo, type ToDo, type ToDoCounts, waitingCount } from "../../rooms.ts";
import { useWatchedQueue } from "./watched-queue.ts";

/** How much of each room was decided on this page and is not counted anew yet, by the path of the room. */
type Gone = Readonly<Record<string, number>>;

const NOTHING: Gone = {};
let gone = NOTHING;
const listeners = new Set<() => void>();

function tell(now: Gone): void {
  gone = now;
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Says what of the lists as they were loaded is decided, so that the counts in the bars fall at once; null where another list says it. */
export function useGoneFrom(paths: readonly string[] | null): void {
  const key = paths?.join(" ") ?? null;
  useEffect(() => {
    if (key === null) return undefined;
    const counted: Record<string, number> = {};
    for (const path of key.split(" ")) counted[path] = (counted[path] ?? 0) + 1;
    tell(key === "" ? NOTHING : counted);
    return () => tell(NOTHING);
  }, [key]);
}

/** How much waits in a room: as it was counted last, without what was decided since. Nothing for whoever is told no counts. */
export function useWaitingCounts(counts: ToDoCounts | null): (room: Room) => number {
  const decided = useSyncExternalStore(
    subscribe,
    () => gone,
    () => NOTHING,
  );
  const counted = useWatchedQueue(counts)?.counts ?? counts;
  return (room) => {
    if (!counted) return 0;
    const left = { ...counted };
    for (const [path, count] of Object.entries(decided)) takeFrom(left, path, count);
    return waitingCount(room, left);
  };
}

function takeFrom(left: ToDoCounts, path: string, decided: number): void {
  let rest = decided;
  for (const kind of Object.keys(left) as ToDo[]) {
    if (roomOfToDo(kind) !== roomOf(path)) continue;
    const count = left[kind] ?? 0;
    const taken = Math.min(rest, count);
    left[kind] = count - taken;
    rest -= taken;
  }
}
