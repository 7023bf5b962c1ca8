import type { RefObject } from "react";
import type { Keys } from "../keys/use-keys.ts";

/** What the keys of a case do. One that decides is there only with words. */
export interface CaseKeyWords {
  accept?: string | undefined;
  refuse?: string | undefined;
  /** To choose what of it is taken. */
  part?: string | undefined;
}

export interface CaseKeyActs {
  /** In place of pressing the button to accept. */
  onAccept?: (shown: HTMLElement) => void;
  /** In place of moving the focus to the field a refusal begins with: who refused at once would give their reason to the next case. */
  onRefuse?: (shown: HTMLElement) => void;
}

/** The keys of the case in `around`: in it, what has `data-key="a"` accepts it, and what has `data-key="r"` begins to refuse it. */
export function caseKeys(
  around: RefObject<HTMLElement | null>,
  { accept, refuse, part }: CaseKeyWords,
  { onAccept = pressAccept, onRefuse = beginToRefuse }: CaseKeyActs,
): Keys {
  const key = (says: string | undefined, act: (shown: HTMLElement) => void) =>
    says === undefined ? undefined : { act: () => around.current && act(around.current), says };
  return { a: key(accept, onAccept), r: key(refuse, onRefuse), f: key(part, chooseParts) };
}

function pressAccept(shown: HTMLElement): void {
  shown.querySelector<HTMLElement>("[data-key=a]")?.click();
}

function beginToRefuse(shown: HTMLElement): void {
  shown.querySelector<HTMLElement>("[data-key=r]")?.focus();
}

function chooseParts(shown: HTMLElement): void {
  shown.querySelector<HTMLElement>("input[type=checkbox]")?.focus();
}
