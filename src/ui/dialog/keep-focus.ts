/** What the tab key can reach. Hidden things are sorted out by asking whether they have a box. */
const REACHABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";

function reachable(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => !element.matches(":disabled") && (element.checkVisibility?.() ?? true),
  );
}

/** Where the tab key arrives first. */
export function firstStop(dialog: HTMLElement): HTMLElement | undefined {
  return reachable(dialog)[0];
}

/**
 * Lets the tab key walk round inside a dialog. The browser alone would step from the last control into its own bars,
 * from where the way back is not obvious to everybody (ARIA pattern for modal dialogs).
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
