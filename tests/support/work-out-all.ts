import type { Page } from "playwright-core";

/**
 * What a browser leaves until somebody comes near (decision 22) is worked out now: whoever judges a whole page has to see
 * all of it.
 */
export async function workOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("*")) {
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
    }
  });
}
