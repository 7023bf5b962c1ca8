import { useEffect } from "react";

/** Below the bar, the chips and the head of a part: there one reads. */
const READING_LINE = "-170px 0px -60% 0px";

/**
 * Marks the chip of the part of a menu that is being read, and keeps it in sight. The menu is kept as the server drew it
 * (`staticPart`), so both are found in the document.
 */
export function useMarkedChip(menuId: string): void {
  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const part = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (part) mark(menu, part.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const part of menu.querySelectorAll("[data-menu-part]")) observer.observe(part);
    return () => observer.disconnect();
  });
}

function mark(menu: HTMLElement, partId: string): void {
  for (const chip of menu.querySelectorAll<HTMLAnchorElement>("nav a[href*='#']")) {
    if (!chip.href.endsWith(`#${partId}`)) chip.removeAttribute("aria-current");
    else if (!chip.hasAttribute("aria-current")) {
      chip.setAttribute("aria-current", "true");
      const row = chip.closest("ul");
      const item = chip.parentElement;
      if (row && item) row.scrollTo({ left: item.offsetLeft - row.offsetLeft - row.clientWidth / 4 });
    }
  }
}
