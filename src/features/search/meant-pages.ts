import { loneShortcutCalled, type Shortcut, type ShortcutId, shortcutsFor } from "./shortcuts.ts";
import { wordedAddress } from "./worded-address.ts";
import { wordedQuestion } from "./worded-question.ts";

/** A page that words mean rather than name, with the pages and filters it is made of. */
export interface MeantPage {
  to: string;
  shortcuts: Shortcut[];
}

const MOST_SHOWN = 3;

/** The page that all words together mean: `coffeeshop near me`, `open late wheelchair`. */
function pageOfAllWords(typed: string): MeantPage | undefined {
  const { shortcuts, rest } = wordedQuestion(typed);
  const to = rest.length === 0 ? wordedAddress({ shortcuts }) : undefined;
  return to === undefined ? undefined : { to, shortcuts };
}

/** The pages that are meant by what was typed, or begins so; that of all words first. `empty`: filters that would find nothing. */
export function meantPages(typed: string, empty: readonly ShortcutId[]): MeantPage[] {
  const begun = shortcutsFor(typed).map((shortcut) => ({ to: shortcut.to, shortcuts: [shortcut] }));
  const whole = pageOfAllWords(typed);
  const all = whole ? [whole, ...begun.filter(({ to }) => to !== whole.to)] : begun;
  return all.filter(({ shortcuts }) => !shortcuts.some(({ id }) => empty.includes(id))).slice(0, MOST_SHOWN);
}

/** The page that was asked for in so many words. */
export function pageCalled(typed: string): string | undefined {
  return (pageOfAllWords(typed) ?? loneShortcutCalled(typed))?.to;
}
