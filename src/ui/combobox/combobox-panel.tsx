import { type ReactNode, type RefObject, useLayoutEffect } from "react";
import styles from "./combobox.module.css";

type ComboboxPanelProps = {
  ref: RefObject<HTMLDivElement | null>;
  listId: string;
  /** Name of the list. */
  label: string;
  /** Whether more may come into the list. */
  isBusy?: boolean;
  /** Options and groups of them, or a skeleton or message in their place. */
  options: ReactNode;
  /** The part below the options that is no option. */
  children?: ReactNode;
};

/** The least height; a panel this small may extend below the screen. */
const LEAST_ROOM_PX = 200;

/**
 * The list below a field: on a phone a sheet as wide as the screen that ends where the keyboard begins, else a box as wide as the
 * field. It is positioned relative to the form around both.
 */
export function ComboboxPanel({ ref, listId, label, isBusy, options, children }: ComboboxPanelProps) {
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    if (matchMedia("(max-width: 640px)").matches) scrollToTop(panel.closest("form"));
    const stop = new AbortController();
    const fit = () => panel.style.setProperty("--room", `${roomBelow(panel)}px`);
    fit();
    // The on-screen keyboard shrinks only the visual viewport, and opens after the list.
    for (const change of ["resize", "scroll"]) {
      window.visualViewport?.addEventListener(change, fit, { signal: stop.signal });
      window.addEventListener(change, fit, { signal: stop.signal, passive: true });
    }
    return () => stop.abort();
  }, [ref]);
  return (
    // A press leaves the focus in the field, so that typing can go on.
    <div
      ref={ref}
      className={styles.panel}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={listId} role="listbox" aria-label={label} aria-busy={isBusy} className={styles.list}>
        {options}
      </div>
      {children}
    </div>
  );
}

/** Scrolls the field up below the bar, to make room for the list above the keyboard; one in the bar is there already. */
function scrollToTop(form: HTMLElement | null): void {
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const below = form ? form.getBoundingClientRect().top - edge : 0;
  if (below > 0) window.scrollBy(0, below);
}

function roomBelow(panel: HTMLElement): number {
  // Measured at the positioned ancestor, because the list itself moves during its animation.
  const top = (panel.offsetParent?.getBoundingClientRect().top ?? 0) + panel.offsetTop;
  const seen = window.visualViewport;
  const bottom = seen ? seen.offsetTop + seen.height : window.innerHeight;
  return Math.max(LEAST_ROOM_PX, Math.ceil(bottom - top));
}
