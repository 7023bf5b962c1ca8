import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { BasketOpener } from "./basket-opener.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const opener = (
  <I18nProvider i18n={i18n}>
    <BasketOpener items={[]} label="Work out your 5 grams" withoutScript="The calculator needs JavaScript." />
  </I18nProvider>
);

test("who has no scripts is told why nothing opens; who has them never sees it", () => {
  expect(renderToString(opener)).toMatch(/<noscript><p>The calculator needs JavaScript\./);
  expect(render(opener).container.textContent).toBe("Work out your 5 grams");
});
