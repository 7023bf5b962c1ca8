import { type KeyboardEvent, useState } from "react";

interface Options {
  /** The ids of the options, in their order. */
  ids: readonly string[];
  /** What was chosen is not known yet: the answer is still under way. */
  isComing: boolean;
  /** Of the option that is chosen; undefined where none has one. */
  pageLinkId: string;
}

/**
 * The keys of a list that is never closed and of which one option is always chosen, the first by itself: arrows move, Enter opens,
 * with Ctrl in another tab, with Shift its public page. Whoever presses Enter before the answer is there means its first.
 */
export function useChosen({ ids, isComing, pageLinkId }: Options) {
  const [wantedId, setWantedId] = useState<string>();
  const [isAwaited, setAwaited] = useState(false);
  const chosenId = wantedId !== undefined && ids.includes(wantedId) ? wantedId : ids[0];

  function move(step: 1 | -1) {
    const at = chosenId === undefined ? -1 : ids.indexOf(chosenId);
    const next = ids[(at + step + ids.length) % ids.length];
    setWantedId(next);
    if (next !== undefined) document.getElementById(next)?.scrollIntoView({ block: "nearest" });
  }

  function open({ shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
    const option = chosenId === undefined ? null : document.getElementById(chosenId);
    if (shiftKey) document.getElementById(pageLinkId)?.click();
    else if (isComing && wantedId === undefined) setAwaited(true);
    else if (!(option instanceof HTMLAnchorElement)) return;
    else if (ctrlKey || metaKey) window.open(option.href, "_blank", "noopener");
    else option.click();
  }

  function press(event: KeyboardEvent) {
    // While letters are being composed, Enter and the arrows choose among those.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") open(event);
    else if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else return;
    event.preventDefault();
  }

  /** Something else is typed: the first of what is found for it is chosen. */
  function forget() {
    setWantedId(undefined);
    setAwaited(false);
  }

  return { chosenId, isAwaited, press, forget };
}
