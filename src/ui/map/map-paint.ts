/** What pictures on a map are painted with: the colours of the page around it. */
export interface MapPaint {
  theme: "light" | "dark";
  colours: Record<MapColour, string>;
}

const TOKENS = [
  "paper",
  "surface",
  "ink",
  "ink-soft",
  "canal",
  "saffron",
  "brick",
  "pin-unknown",
  "pin-open",
  "pin-closed",
] as const;

type MapColour = (typeof TOKENS)[number];

const DARK = "(prefers-color-scheme: dark)";

/** The computed values of the tokens at the map's element. A canvas has no CSS variables, so an element is styled with each. */
export function paintOf(container: HTMLElement): MapPaint {
  const probe = document.createElement("span");
  container.append(probe);
  const resolved = TOKENS.map((token) => {
    probe.style.color = `var(--${token})`;
    return [token, getComputedStyle(probe).color];
  });
  probe.remove();
  const named = container.closest("[data-theme]")?.getAttribute("data-theme");
  const isDark = named ? named === "dark" : matchMedia(DARK).matches;
  return {
    theme: isDark ? "dark" : "light",
    colours: Object.fromEntries(resolved) as Record<MapColour, string>,
  };
}

/** Calls when the system theme changes; returns the unsubscribe function. */
export function onThemeChange(call: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener("change", call);
  return () => query.removeEventListener("change", call);
}
