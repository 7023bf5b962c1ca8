import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

export interface Combobox {
  isOpen: boolean;
  /** The id of the active descendant: the option chosen by arrow keys. */
  activeId: string | undefined;
  /** For the box below the field, in which the options are. */
  panel: RefObject<HTMLDivElement | null>;
}

interface ComboboxOptions {
  /** It must stay the same element for as long as this is mounted. */
  field: RefObject<HTMLInputElement | null>;
  /** The id of the element with the role `listbox`. */
  listId: string;
  /** The current value of the field. */
  onType: (text: string) => void;
  /** There is nothing to choose from, so that no list is shown. */
  isEmpty?: boolean;
  /** The field belongs to a form: what is chosen, or typed when Escape is pressed, stays in it. */
  keepsText?: boolean;
}

const optionsIn = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>("[role=option]") ?? []),
];

/**
 * Turns an existing field into a combobox, possibly while someone is typing: neither the element nor its value is touched (ARIA
 * pattern for comboboxes with a list; decision 13). It is mounted while the field has the focus, and starts open. Options are
 * links or buttons with the role `option`: opening one clicks it.
 */
export function useCombobox({ field, listId, onType, isEmpty, keepsText }: ComboboxOptions): Combobox {
  const panel = useRef<HTMLDivElement>(null);
  const [isWanted, setOpen] = useState(true);
  const isOpen = isWanted && !isEmpty;
  const [activeId, setActiveId] = useState<string>();

  function close() {
    setOpen(false);
    setActiveId(undefined);
  }

  function empty() {
    write(field.current, "");
    onType("");
  }

  /** The field itself comes between the last option and the first. */
  function move(step: 1 | -1) {
    const options = optionsIn(panel.current);
    const stops = options.length + 1;
    const present = options.findIndex((option) => option.id === activeId) + 1;
    const next = options[((present + step + stops) % stops) - 1];
    setActiveId(next?.id);
    next?.scrollIntoView({ block: "nearest" });
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // While letters are being composed, Enter and the arrows choose among those.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        event.preventDefault();
        if (isOpen) move(event.key === "ArrowDown" ? 1 : -1);
        else setOpen(true);
        return;
      case "Enter": {
        const option = isOpen && optionsIn(panel.current).find(({ id }) => id === activeId);
        if (!option) return;
        event.preventDefault();
        option.click();
        return;
      }
      case "Escape":
        if (!isOpen && (keepsText || field.current?.value === "")) return;
        // Some browsers clear a search field on Escape by themselves, even while its list is open.
        event.preventDefault();
        if (isOpen) close();
        else empty();
        return;
      case "Tab":
        close();
        return;
      default:
        // Keys that move the text cursor still do, and a screen reader reads the text again.
        setActiveId(undefined);
    }
  });

  const onInput = useEffectEvent(() => {
    setActiveId(undefined);
    setOpen(true);
    onType(field.current?.value ?? "");
  });

  const onElsewhere = useEffectEvent(({ target }: Event) => {
    const isInside = target === field.current || (target instanceof Node && panel.current?.contains(target));
    if (isOpen && !isInside) close();
  });

  const onPress = useEffectEvent((event: MouseEvent) => {
    const option = event.target instanceof Element && event.target.closest("[role=option]");
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!option || !panel.current?.contains(option) || isForNewTab) return;
    close();
    if (keepsText) return;
    empty();
    field.current?.blur();
  });

  const onSubmit = useEffectEvent(() => {
    close();
    // Otherwise the keyboard of a phone would stay and cover the results.
    if (matchMedia("(pointer: coarse)").matches) field.current?.blur();
  });

  // A layout effect, so that no key is lost between render and listening.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    for (const opening of ["focus", "click"]) {
      input.addEventListener(opening, () => setOpen(true), { signal });
    }
    input.addEventListener("input", () => onInput(), { signal });
    input.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    input.form?.addEventListener("submit", () => onSubmit(), { signal });
    document.addEventListener("click", (event) => onPress(event), { signal });
    // Not on blur: hiding a phone's keyboard to see more of the list also takes the focus away.
    document.addEventListener("pointerdown", (event) => onElsewhere(event), { signal });
    document.addEventListener("focusin", (event) => onElsewhere(event), { signal });
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    return () => stop.abort();
  }, [field]);

  // After every render: the active option may be gone with its answer.
  useLayoutEffect(() => {
    const isThere = isOpen && activeId !== undefined && document.getElementById(activeId);
    describe(field.current, {
      "aria-expanded": String(isOpen),
      "aria-controls": isOpen ? listId : undefined,
      "aria-activedescendant": isThere ? activeId : undefined,
    });
  });

  return { isOpen, activeId, panel };
}

function write(input: HTMLInputElement | null, text: string): void {
  if (input) input.value = text;
}

function describe(input: Element | null, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) input?.removeAttribute(name);
    else input?.setAttribute(name, value);
  }
}
