import { useLingui } from "@lingui/react/macro";
import type { ToDoCounts } from "#features/dashboard/rooms.ts";
import { roomOf } from "#features/dashboard/rooms.ts";
import { roomGlyph } from "#features/dashboard/ui/room-glyphs.ts";
import { PRODUCT_TYPE_LABELS } from "#features/products/product-labels.ts";
import { isProductType } from "#features/products/product-types.ts";
import { countText } from "#platform/i18n/format.ts";
import type { Permissions } from "#platform/viewer.ts";
import { AddGlyph, SearchGlyph } from "#ui/icon/glyphs.ts";
import type { Glyph } from "#ui/icon/icon.tsx";
import { type DeskHit, editorPath, listsFor, roomPath, type SearchedList } from "../desk-hit.ts";
import { ACTIONS_ONLY, deskQuestion } from "../desk-question.ts";
import { type DeskWay, deskWays, waysCalled } from "../desk-way.ts";
import type { Asking } from "./use-desk-hits.ts";

/** One line that can be chosen. */
export interface Choice {
  to: string;
  name: string;
  detail?: string | undefined;
  glyph: Glyph;
  /** The path of its public page, where it has one. */
  page?: string | undefined;
  /** A list to look on in. */
  isFurther?: true;
}

export interface ChoiceGroup {
  title: string;
  choices: Choice[];
}

interface Asked {
  typed: string;
  asking: Asking;
  permissions: Permissions;
  /** Null for whoever is told none. */
  counts: ToDoCounts | null;
  /** The path of the page. */
  here: string;
}

/**
 * What can be chosen: without a word the rooms, first those in which something waits; else the rooms and actions called so, what is
 * found in the lists, and the lists to go on in, with the words put in.
 */
export function useChoiceGroups({ typed, asking, permissions, counts, here }: Asked): ChoiceGroup[] {
  const { t, i18n } = useLingui();
  const ways = deskWays({ permissions, counts, say: (words) => i18n._(words) });
  const ofWay = ({ to, room, name, count = 0, isNew }: DeskWay): Choice => {
    const number = countText(i18n.locale, count);
    const detail = count > 0 ? t({ id: "desk-search.waiting", message: `Waiting: ${number}` }) : undefined;
    return { to, name, detail, glyph: isNew ? AddGlyph : roomGlyph(room) };
  };
  const rooms = { title: t({ id: "desk-search.rooms", message: "Rooms" }) };
  const actions = { title: t({ id: "desk-search.ways", message: "Rooms and actions" }) };
  const text = typed.trim();
  if (text === "") {
    const isRoom = ({ to, room, isNew }: DeskWay) => to === room && !isNew;
    const unique = ways.filter((way, at) => isRoom(way) && ways.findIndex(({ to }) => to === way.to) === at);
    const waiting = unique.filter(({ count = 0 }) => count > 0);
    const others = unique.filter(({ count = 0 }) => count === 0);
    const title = t({ id: "desk-search.waits", message: "Something waits" });
    return filled([
      { title, choices: waiting.map(ofWay) },
      { ...rooms, choices: others.map(ofWay) },
    ]);
  }
  if (text.startsWith(ACTIONS_ONLY)) {
    const said = text.slice(ACTIONS_ONLY.length);
    const called = said.trim() === "" ? ways : waysCalled(ways, said);
    return filled([{ ...actions, choices: called.map(ofWay) }]);
  }
  const question = deskQuestion(text);
  const words = question.kind === "words" ? question : undefined;
  const named = words && !words.list ? waysCalled(ways, words.text) : [];
  const open = listsFor(permissions);
  const nameOf = (list: SearchedList) => {
    const room = roomOf(roomPath(list));
    return room ? i18n._(room.label) : "";
  };
  const ofHit = (list: SearchedList, { _id: id, name, type, detail, isSample, page }: DeskHit): Choice => ({
    to: editorPath(list, id),
    name,
    glyph: roomGlyph(roomPath(list)),
    page,
    detail: [
      isProductType(type) && i18n._(PRODUCT_TYPE_LABELS[type]),
      detail,
      isSample && t({ id: "desk-search.sample", message: "Sample" }),
    ]
      .filter(Boolean)
      .join(" · "),
  });
  const found = open.map((list) => ({
    title: nameOf(list),
    choices: (asking.hits[list] ?? []).map((hit) => ofHit(list, hit)),
  }));
  const isNothing = named.length === 0 && found.every(({ choices }) => choices.length === 0);
  const isHere = (list: SearchedList) => here === roomPath(list) || here.startsWith(`${roomPath(list)}/`);
  // Where nothing is found they are all ways on; else only that of the room one is in.
  const further = open.filter((list) => (isNothing && asking.step !== "asking") || isHere(list));
  const put = words?.text;
  const putInto = (list: SearchedList): Choice => {
    const room = nameOf(list);
    return {
      to: `${roomPath(list)}?${new URLSearchParams({ q: put ?? "" })}`,
      name: t({ id: "desk-search.in-list", message: `“${put}” in the list: ${room}` }),
      glyph: SearchGlyph,
      isFurther: true,
    };
  };
  return filled([
    { ...actions, choices: named.map(ofWay) },
    ...found,
    {
      title: t({ id: "desk-search.further", message: "Look further" }),
      choices: put ? further.filter((list) => !words.list || words.list === list).map(putInto) : [],
    },
  ]);
}

const filled = (groups: ChoiceGroup[]) => groups.filter(({ choices }) => choices.length > 0);
