import { Plural } from "@lingui/react/macro";
import { roomOf, type ToDoCounts } from "#features/dashboard/rooms.ts";
import { useWaitingCounts } from "#features/dashboard/ui/queue/use-waiting-counts.ts";

type WaitingTotalProps = {
  path: string;
  /** Null for whoever is told none. */
  counts: ToDoCounts | null;
  /** Names on menus. */
  nameCount: number;
};

/** How much waits, below the title of the queue, as the bars count it; the names on menus, for whose answer nobody waits, apart. */
export function WaitingTotal({ path, counts, nameCount: loadedCount }: WaitingTotalProps) {
  const countIn = useWaitingCounts(counts);
  const room = roomOf(path);
  const count = room ? countIn(room) : 0;
  // What a moderator decides are names alone, which are counted live.
  const isOfNames = counts?.names !== undefined;
  const nameCount = isOfNames ? count : loadedCount;
  return (
    <>
      {counts && !isOfNames && (
        <Plural id="desk-queue.total" value={count} one="# case waits" other="# cases wait" />
      )}
      {counts && !isOfNames && nameCount > 0 && " · "}
      {nameCount > 0 && (
        <Plural
          id="desk-queue.total.names"
          value={nameCount}
          one="# name on menus"
          other="# names on menus"
        />
      )}
    </>
  );
}
