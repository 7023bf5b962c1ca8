import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";
import type { FieldError } from "#platform/errors/errors.ts";
import { CallFailed, sendCall } from "#platform/http-client.ts";
import { type SaveProblem, saveProblem } from "#features/dashboard/ui/editor/save-problem.ts";
import type { MenuHeadingToEdit } from "../../menu-to-edit.ts";
import {
  changeCount,
  docOf,
  type GridDoc,
  type GridLine,
  headingsToSend,
  mistakeCount,
  readLine,
} from "./grid-doc.ts";

/** As the API answers a menu. */
export interface AnsweredMenu {
  shop: string;
  rev: string;
  headings: MenuHeadingToEdit[];
}

/** What a table that was pasted or read from a file has done. */
export interface PasteNews {
  newCount: number;
  changedCount: number;
  sameCount: number;
  /** Rows that are no line of a menu, by their number from 1. */
  refused: readonly { row: number; text: string }[];
  /** More than this was there, and is not taken. */
  cut?: "rows" | "columns" | undefined;
  /** The lines that differ by it. */
  keys: ReadonlySet<string>;
}

export interface MenuState {
  rev: string;
  /** What is saved, as the grid shows it. */
  stands: GridDoc;
  doc: GridDoc;
  past: readonly GridDoc[];
  future: readonly GridDoc[];
  isSaving: boolean;
  /** Whether what is typed is kept on this device. */
  isKept: boolean;
  problem?: SaveProblem | undefined;
  /** How the last save was asked for, to try it again. */
  asked?: SaveOptions | undefined;
  refusals: readonly FieldError[];
  /** The key of the first line that was refused. */
  refusedLine?: string | undefined;
  /** The last save has left out what is not right. */
  hasLeftOut?: boolean | undefined;
  /** Somebody saved in between. */
  theirs?: AnsweredMenu | undefined;
  /** When it was saved from this page, and when all of it was confirmed, ISO 8601. */
  savedAt?: string | undefined;
  confirmedAt?: string | undefined;
  pasted?: PasteNews | undefined;
}

interface Draft {
  rev: string;
  stands: GridDoc;
  doc: GridDoc;
}

interface SaveOptions {
  isConfirmed?: boolean;
}

interface Edited {
  menu: AnsweredMenu;
  /** Whether the shop is invented. */
  isSample: boolean;
  accountId: number;
  tag: string;
}

const CALM = { problem: undefined, refusals: [], theirs: undefined, hasLeftOut: false };
/** Beyond the memory of a day. */
const MOST_STEPS = 1000;

/**
 * The menu that is edited, outside of React: a step makes another document in which other rows are the same objects, and only those that
 * differ are drawn. What is typed is kept on the device for the account that typed it.
 */
export function menuStore({ menu, isSample, accountId, tag }: Edited) {
  const draftName = `edit-menus-${menu.shop}-of-${accountId}`;
  const listeners = new Set<() => void>();
  const read = docOf(menu.headings, tag);
  const draft = readDraft<Draft>(draftName);
  let state: MenuState = {
    rev: menu.rev,
    stands: read,
    doc: read,
    past: [],
    future: [],
    isSaving: false,
    refusals: [],
    // What was typed on an older version is compared with that one when it is saved.
    ...draft,
    isKept: draft !== undefined,
  };

  function set(changes: Partial<MenuState>): void {
    state = { ...state, ...changes };
    if (changes.doc || changes.stands) state.isKept = keep(state);
    for (const listener of listeners) listener();
  }

  function keep({ rev, stands, doc }: Draft): boolean {
    if (changeCount(stands, doc) > 0) return keepDraft(draftName, { rev, stands, doc } satisfies Draft);
    forgetDraft(draftName);
    return false;
  }

  function change(step: (doc: GridDoc) => GridDoc, pasted?: PasteNews): void {
    const doc = step(state.doc);
    if (doc === state.doc) return;
    const past = [...state.past, state.doc].slice(-MOST_STEPS);
    set({ doc, past, future: [], pasted, refusals: [], hasLeftOut: false });
  }

  function undo(): void {
    const doc = state.past.at(-1);
    if (doc)
      set({ doc, past: state.past.slice(0, -1), future: [...state.future, state.doc], pasted: undefined });
  }

  function redo(): void {
    const doc = state.future.at(-1);
    if (doc) set({ doc, past: [...state.past, state.doc], future: state.future.slice(0, -1) });
  }

  /** Saves what is right, and resolves with whether it arrived. What is not right stays here. */
  async function save(asked: SaveOptions = {}): Promise<boolean> {
    if (state.isSaving) return false;
    const { isConfirmed = false } = asked;
    const { rev, doc, stands } = state;
    const { headings, sent } = headingsToSend(doc, stands);
    set({ ...CALM, asked, isSaving: true });
    try {
      const body = { shop: menu.shop, rev, headings, isConfirmed };
      const answer = await sendCall<AnsweredMenu>("PATCH", "dashboard/menus", body);
      const at = new Date().toISOString();
      const saved = {
        isSaving: false,
        savedAt: at,
        ...(isConfirmed && { confirmedAt: at }),
        pasted: undefined,
        hasLeftOut: mistakeCount(doc) > 0,
      };
      set({ ...saved, ...arrived(state.doc, sent, answer), rev: answer.rev });
      return true;
    } catch (error) {
      const failed = failure(error);
      set({ isSaving: false, ...failed, refusedLine: refusedLine(failed.refusals, headings, sent) });
      return false;
    }
  }

  /** The lines that were sent stand now as they were answered; what was typed meanwhile, or is wrong, stays as it is typed. */
  function arrived(doc: GridDoc, sent: readonly GridLine[], answer: AnsweredMenu) {
    let place = 0;
    const answered = new Map<GridLine, GridLine>();
    const stands = docOf(answer.headings, tag).map((heading) => ({
      ...heading,
      lines: heading.lines.map((line) => {
        const typed = sent[place++];
        const stood = { ...line, key: typed?.key ?? line.key };
        if (typed) answered.set(typed, stood);
        return stood;
      }),
    }));
    const now = doc.map((heading) => ({
      ...heading,
      lines: heading.lines.map((line) =>
        readLine(line).mistakes.size === 0 ? (answered.get(line) ?? line) : line,
      ),
    }));
    return { stands, doc: now };
  }

  /** Mine goes on, on top of what stands now; or theirs is taken, and mine can be had back by undoing. */
  function settle(whose: "mine" | "theirs"): void {
    const { theirs, doc, past } = state;
    if (!theirs) return;
    const stands = docOf(theirs.headings, tag);
    const same = { theirs: undefined, rev: theirs.rev, stands };
    set(whose === "mine" ? { ...same, doc } : { ...same, doc: stands, past: [...past, doc], future: [] });
  }

  return {
    isSample,
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    undo,
    redo,
    save,
    settle,
    say: (pasted: PasteNews | undefined) => set({ pasted }),
  };
}

export type MenuStore = ReturnType<typeof menuStore>;

function failure(error: unknown): Partial<MenuState> {
  const { status = 0, errors = [], current } = error instanceof CallFailed ? error : {};
  if (status === 409 && current) return { theirs: current as AnsweredMenu };
  if (status === 400 || status === 422) return { refusals: errors };
  return { problem: saveProblem(error) };
}

/** The line that an answer names by its place in what was sent, such as `headings.0.lines.3.ladder`. */
function refusedLine(
  refusals: readonly FieldError[] | undefined,
  headings: readonly { lines: readonly unknown[] }[],
  sent: readonly GridLine[],
): string | undefined {
  const [, heading, line] = /headings\.(\d+)\.lines\.(\d+)/.exec(refusals?.[0]?.param ?? "") ?? [];
  if (heading === undefined) return undefined;
  const before = headings.slice(0, Number(heading)).reduce((count, { lines }) => count + lines.length, 0);
  return sent[before + Number(line)]?.key;
}
