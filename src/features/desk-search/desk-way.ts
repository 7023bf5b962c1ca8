import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type DashboardPath, mayOpen } from "#features/accounts/desk-access.ts";
import {
  addingIn,
  ROOMS,
  STRAINS_TITLE,
  type ToDo,
  type ToDoCounts,
  waitingCount,
} from "#features/dashboard/rooms.ts";
import { searchWords, wordsOf } from "#features/search/search-words.ts";
import type { Permissions } from "#platform/viewer.ts";
import { plainLetters } from "#platform/text/plain-letters.ts";
import { EDITORS, SEARCHED_LISTS } from "./desk-hit.ts";

/** A room of the dashboard, or what can be done in it. */
export interface DeskWay {
  to: string;
  room: DashboardPath;
  /** In the reader's language, and what else it is called. */
  name: string;
  otherNames: readonly string[];
  /** How much waits there; undefined where nothing is counted. */
  count?: number;
  /** Something is made there. */
  isNew?: true;
}

interface Reader {
  permissions: Permissions;
  /** Null for whoever is told none. */
  counts: ToDoCounts | null;
  say: (words: MessageDescriptor) => string;
}

const NAMES: DashboardPath = "/dashboard/products/names";

const OVERVIEW = msg({ id: "desk-search.overview", message: "Overview" });

/** All rooms that somebody may open, and what they may do in them. */
export function deskWays({ permissions, counts, say }: Reader): DeskWay[] {
  const overview: DeskWay = { to: "/dashboard", room: "/dashboard", name: say(OVERVIEW), otherNames: [] };
  const rooms = ROOMS.filter(({ path }) => mayOpen(permissions, path));
  const ofRooms = rooms.flatMap((room): DeskWay[] => {
    const { path, label, title, toDo } = room;
    const way = { to: path, room: path, otherNames: [] };
    const count = counts ? waitingCount(room, counts) : undefined;
    const name = say(label);
    const waiting = Object.entries(toDo).map(([kind, words]) => ({
      ...way,
      ...(kind === "names" && { to: NAMES, room: NAMES }),
      name: say(words),
      ...(counts?.[kind as ToDo] !== undefined && { count: counts[kind as ToDo] }),
    }));
    return [
      { ...way, name, otherNames: title ? [say(title)] : [], ...(count !== undefined && { count }) },
      // What waits is often called as its room is.
      ...waiting.filter((one) => one.name !== name && mayOpen(permissions, one.room)),
    ];
  });
  return [overview, ...ofRooms, ...strains(permissions, say), ...newThings(permissions, say)];
}

/** Inside of the room of products, and sought by its own name. */
function strains(permissions: Permissions, say: Reader["say"]): DeskWay[] {
  const to: DashboardPath = "/dashboard/products/strains";
  return mayOpen(permissions, to) ? [{ to, room: to, name: say(STRAINS_TITLE), otherNames: [] }] : [];
}

function newThings(permissions: Permissions, say: Reader["say"]): DeskWay[] {
  return SEARCHED_LISTS.flatMap((list): DeskWay[] => {
    const room: DashboardPath = `/dashboard/${list}`;
    const add = addingIn(room, { isAdmin: permissions.admin });
    if (!add || !mayOpen(permissions, room)) return [];
    return [{ to: `${EDITORS[list]}?new`, room, name: say(add), otherNames: [], isNew: true }];
  });
}

/** The ways that are called so, the best match first: each word typed begins one of theirs. */
export function waysCalled(ways: readonly DeskWay[], typed: string): DeskWay[] {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const points = (name: string): number => {
    const plain = wordsOf(plainLetters(name));
    if (!words.every((word) => plain.some((one) => one.startsWith(word)))) return 0;
    if (plain.join(" ") === words.join(" ")) return 3;
    return plain[0]?.startsWith(words[0] ?? "") ? 2 : 1;
  };
  return ways
    .map((way) => ({ way, best: Math.max(...[way.name, ...way.otherNames].map(points)) }))
    .filter(({ best }) => best > 0)
    .toSorted((one, other) => other.best - one.best)
    .map(({ way }) => way);
}
