import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Locale } from "#platform/i18n/locales.ts";
import { LanguageBadge } from "./news-badges.tsx";

/** What stands beside texts in these languages, on a page in this one. */
function shown(page: string, ...locales: Locale[]) {
  const i18n = setupI18n({ locale: page, messages: { [page]: {} } });
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <LanguageBadge of={locales.map((locale) => ({ locale }))} />
    </I18nProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test("what is in the language of the page says nothing of it, also where address and tag differ", () => {
  expect(shown("en", "en", "en")).toBe("");
  expect(shown("cs", "cz")).toBe("");
});

test("what is in another language, all or a part, says in which", () => {
  expect(shown("en", "nl", "nl")).toBe("In Dutch");
  expect(shown("de", "de", "nl")).toBe("In Dutch");
  expect(shown("pl", "cz")).toBe("In Czech");
});
