import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { LadderLine } from "./ladder-line.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function said(isKept: boolean) {
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <LadderLine ladder={[]} isKept={isKept} />
    </I18nProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test("a price that a rule keeps back is not said to be unknown", () => {
  expect(said(true)).toBe("This shop’s prices aren’t shown here.");
  expect(said(false)).toBe("Price not known");
});
