import type { RefObject } from "react";
import type { KnownKey } from "../keys/known-keys.ts";
import { type Keys, useKeys } from "../keys/use-keys.ts";

/** What the keys of a case do. One that decides is there only with words. */
export interface CaseKeyWords {
  accept?: string | undefined;
  refuse?: string | undefined;
  /** To choose what of it is taken. */
  part?: string | undefined;
}

export interface CaseKeyActs {
  /** In place of pressing the button to accept. */
  onAccept?: ((shown: HTMLElement) => void) | undefined;
  /** In place of moving the focus to the field a refusal begins with: who refused at once would give their reason to the next case. */
  onRefuse?: ((shown: HTMLElement) => void) | undefined;
}

type CaseKeys = CaseKeyActs & {
  words: CaseKeyWords;
  /** Of what is around the case; none while it is undefined. */
  others?: Keys | undefined;
};

/**
 * The keys of the case in `around`: in it, what has `data-key="a"` accepts it, and what has `data-key="r"` begins to refuse it. While it
 * cannot be accepted, the focus goes to what has `data-key="why"`: what it lacks.
 */
export function useCaseKeys(
  around: RefObject<HTMLElement | null>,
  { words: { accept, refuse, part }, onAccept = pressAccept, onRefuse = beginToRefuse, others }: CaseKeys,
): readonly KnownKey[] {
  function shownIn(act: (shown: HTMLElement) => void) {
    if (around.current) act(around.current);
  }

  return useKeys({
    ...others,
    a: accept === undefined ? undefined : { act: () => shownIn(onAccept), says: accept },
    r: refuse === undefined ? undefined : { act: () => shownIn(onRefuse), says: refuse },
    f: part === undefined ? undefined : { act: () => shownIn(chooseParts), says: part },
  });
}

function pressAccept(shown: HTMLElement): void {
  const accept = shown.querySelector<HTMLElement>("[data-key=a]");
  if (accept?.matches(":disabled")) shown.querySelector<HTMLElement>("[data-key=why]")?.focus();
  else accept?.click();
}

function beginToRefuse(shown: HTMLElement): void {
  shown.querySelector<HTMLElement>("[data-key=r]")?.focus();
}

function chooseParts(shown: HTMLElement): void {
  shown.querySelector<HTMLElement>("input[type=checkbox]")?.focus();
}
