import type { Page } from "playwright-core";

/** Elements that overflow the window, the widest first; scrollable ones may. */
export async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > innerWidth + 1;
    });
    return [`the page is ${document.documentElement.scrollWidth} px wide`, ...wide.slice(0, 5).map(String)];
  });
}
