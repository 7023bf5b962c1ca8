/** What the tab key can reach. Hidden elements are filtered out: they have no box. */
const REACHABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";

function reachable(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => !element.matches(":disabled") && (element.checkVisibility?.() ?? true),
  );
}

/** The first focusable element. */
export function firstStop(dialog: HTMLElement): HTMLElement | undefined {
  return reachable(dialog)[0];
}

/**
 * A focus trap: the tab key goes round inside a dialog. The browser alone would move from the last control to its own toolbar,
 * from where the way back is not obvious (ARIA pattern for modal dialogs).
 */
export function keepFocus(
  dialog: HTMLElement,
  event: { key: string; shiftKey: boolean; preventDefault(): void },
): void {
  if (event.key !== "Tab") return;
  const stops = reachable(dialog);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const active = document.activeElement;
  if (active && active !== edge && active !== dialog && dialog.contains(active)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
