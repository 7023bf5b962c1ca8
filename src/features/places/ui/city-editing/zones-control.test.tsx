import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ZonesControl } from "./zones-control.tsx";

afterEach(cleanup);

test("the outline of a zone is below its map, which stays where it is when the third corner is drawn", () => {
  const corners = "52.56, 5.24\n52.57, 5.24\n52.57, 5.25";
  const zone = { name: "Kade", source: "markerwaard.nl", observedOn: "2026", corners };
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <ZonesControl
        id="zones"
        value={[zone]}
        error={undefined}
        isReadOnly={false}
        onChange={() => {}}
        renderMap={() => <p>The map</p>}
      />
    </I18nProvider>,
  );
  const outline = container.querySelector("polygon") as Element;
  expect(screen.getByText("The map").compareDocumentPosition(outline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
