import { errorIdOf } from "./use-field.ts";

/**
 * Shows or hides the error of a field that a browser keeps as the server drew it (ui/as-drawn), so that React cannot. The
 * field was drawn with its error, and with `isErrorShown`.
 */
export function showFieldError(field: HTMLElement, isShown: boolean): void {
  const errorId = errorIdOf(field.id);
  const error = document.getElementById(errorId);
  if (!error || error.hidden === !isShown) return;
  error.hidden = !isShown;
  const others = (field.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== errorId);
  field.setAttribute("aria-describedby", [...others, ...(isShown ? [errorId] : [])].join(" ").trim());
  field.setAttribute("aria-invalid", String(isShown));
}
