import type { ToDo } from "#features/dashboard/rooms.ts";

export type WaitingKind = ToDo;

/** One case of the queue over all rooms. */
export interface Waiting {
  /** Its kind, and what its room knows it by; fit for an address. */
  id: string;
  kind: WaitingKind;
  /** Whether it may hurt somebody while it waits. */
  isSevere: boolean;
  /** Of what it is about; null for what has no name. */
  title: string | null;
  /** Who wrote, sent or asked; null for nobody, and for somebody who is gone. */
  person: string | null;
  /** ISO 8601. */
  since: string;
  /** Who else has it open. */
  openBy: readonly string[];
}

/** How grave it is that something waits, the gravest first, and why. Within one it is the oldest first. */
export const GRAVITIES = [
  {
    gravity: "harm",
    why: "Somebody may be hurt while it is to be read, and the law asks for an answer without delay: severe reports, of whatever kind",
    kinds: [],
  },
  {
    gravity: "complaint",
    why: "The law gives whoever complains an answer in time (Digital Services Act, articles 16 and 20)",
    kinds: ["reports", "reportedReviews", "appeals"],
  },
  {
    gravity: "person",
    why: "Somebody waits for a word, or the public for what is right",
    kinds: ["claims", "tickets", "ownerChanges", "userChanges", "newReviews", "menuImages", "deals", "jobs"],
  },
  {
    gravity: "catalogue",
    why: "Found by the house itself: it waits for order, and nobody for an answer",
    kinds: ["doubles", "names"],
  },
] as const satisfies readonly { gravity: string; why: string; kinds: readonly WaitingKind[] }[];

/** For an order by numbers: the lower, the graver. What is severe is 0, whatever its kind. */
export const GRAVITY_OF = Object.fromEntries(
  GRAVITIES.flatMap(({ kinds }, at) => kinds.map((kind) => [kind, at])),
) as Record<WaitingKind, number>;

export const WAITING_KINDS = Object.keys(GRAVITY_OF) as WaitingKind[];

/** What a moderator decides as well. */
export const KINDS_OF_MODERATORS: readonly WaitingKind[] = ["names"];

export function idOfWaiting(kind: WaitingKind, ref: string): string {
  return `${kind}-${encodeURIComponent(ref)}`;
}

/** The kind, and what its room knows it by; undefined for what is no case. */
export function readWaitingId(id: string): { kind: WaitingKind; ref: string } | undefined {
  const kind = WAITING_KINDS.find((one) => id.startsWith(`${one}-`));
  return kind && { kind, ref: id.slice(kind.length + 1) };
}
