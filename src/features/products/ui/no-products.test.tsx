import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { NoProducts } from "./no-products.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function said(areMenusKept: boolean, isOfCity = true) {
  const Component = () => <NoProducts isNarrowed={false} resetTo="/weed" {...{ areMenusKept, isOfCity }} />;
  const Stub = createRoutesStub([{ path: "/", Component }]);
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test("menus that a rule keeps back are not said to be untold", () => {
  expect(said(true)).toContain("We’re not allowed to show what shops sell here.");
  expect(said(true)).not.toContain("yet");
  expect(said(false)).toContain("No menus to show from here yet");
});

test("what no shop of the country is known to sell leads to the strains, not to the same list", () => {
  expect(said(false, false)).toBe(
    "Not on any menu we know of yetThis fills up once shops share their menus.To the strain guide",
  );
});
