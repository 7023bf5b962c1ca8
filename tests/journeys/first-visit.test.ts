import { expect, test } from "vitest";
import { journey } from "../support/journey.ts";

const EXTENDED = /latin-ext/;

test.each([
  ["/weed", false],
  ["/cz/weed", true],
])(
  "the font for more letters is fetched with a page whose language has them, else for the names of the languages: %s",
  async (path, isFetched) => {
    const { page, requests, open } = await journey({ viewport: { width: 412, height: 823 } });
    await open(path);
    await page.evaluate(() => document.fonts.ready);
    const fonts = () =>
      requests.filter((request) => request.resourceType() === "font").map((font) => font.url());
    const extended = () => fonts().filter((url) => EXTENDED.test(url));
    expect(fonts().length - extended().length).toBe(2);
    expect(extended().length > 0).toBe(isFetched);
    await page.locator("footer").getByText("Čeština").scrollIntoViewIfNeeded();
    await expect.poll(() => extended().length).toBeGreaterThan(0);
  },
);
