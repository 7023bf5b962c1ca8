import { describe, expect, test } from "vitest";
import { found, foundOnScreens, withAxe } from "../support/axe.ts";
import { member } from "../support/journey-of-member.ts";
import { sticksOut } from "../support/sticks-out.ts";

const LISTS = ["brands", "cities", "coffeejobs", "deals", "discover", "products"];
const LOCALES = ["nl", "pl"];
/** Nothing is done with several cities at once, so their list has no boxes. */
const WITHOUT_BOXES = "cities";

describe("axe finds nothing in a list of the dashboard and its editor, nor does 320 px", () => {
  test.each(LISTS.flatMap((list) => LOCALES.map((locale) => ({ list, locale }))))(
    "$list, $locale",
    async ({ list, locale }) => {
      const path = `/dashboard/${list}`;
      const { page, context } = await withAxe({ reducedMotion: "reduce" }, (options) =>
        member("Eva", path, { ...options, locale }),
      );
      await page.reload();
      if (list !== WITHOUT_BOXES) await page.getByRole("table").getByRole("checkbox").nth(1).check();
      expect(await foundOnScreens(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sticksOut(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole("table").getByRole("link").last().click();
      await page.waitForURL(/\?id=/);
      await page.locator("form#editor").waitFor();
      expect(await found(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await found(page, ["color-contrast"])).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
      await context.close();
    },
  );
});
