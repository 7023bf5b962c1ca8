import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PhotoRow } from "./photo-row.tsx";

afterEach(cleanup);

function show(keys: string[]) {
  const photos = keys.map((key) => ({ key, width: 2400, height: 1600, alt: null }));
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <PhotoRow photos={photos} pictureBase="" />
    </I18nProvider>,
  );
  return screen.getAllByRole("link");
}

test("each of several photos says which of how many it is, and leads to the large picture", () => {
  const links = show(["one", "two", "three"]);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Enlarge photo 1 of 31/3",
    "Enlarge photo 2 of 32/3",
    "Enlarge photo 3 of 33/3",
  ]);
  expect(links[1]?.getAttribute("href")).toMatch(/^\/img\/two\?w=1920/);
});

test("the only one counts nothing", () => {
  const [link] = show(["one"]);
  expect(link?.textContent).toBe("Enlarge photo 1 of 1");
});
