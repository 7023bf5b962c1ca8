import { type Messages, setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OpeningState } from "../opening-state.ts";
import { OpeningLine } from "./opening-line.tsx";

/** Translations are not tested; only that the parts of each sentence are in the reader's language. */
const SENTENCES: Record<string, Messages> = {
  en: {},
  nl: { "opening.opens-later": ["Open ", ["day"], " ", ["time"]] },
  de: { "opening.opens-later": ["Öffnet ", ["day"], " ", ["time"]] },
  pl: { "opening.opens-later": ["Otwarcie: ", ["day"], " ", ["time"]] },
  es: { "opening.open": ["Abierto, cierra a las ", ["time"]] },
  pt: { "opening.open": ["Aberto, fecha às ", ["time"]] },
};

/** Saturday, 20:00 there. */
const NOW = "2026-11-21T19:00:00.000Z";

function show(locale: string, opening: OpeningState) {
  const i18n = setupI18n({ locale, messages: { [locale]: SENTENCES[locale] ?? {} } });
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <OpeningLine opening={opening} now={NOW} />
    </I18nProvider>,
  );
  const shown = {
    text: container.textContent,
    shape: container.querySelector("use")?.getAttribute("href")?.split("#")[1],
  };
  expect(screen.queryByRole("img")).toBeNull();
  unmount();
  return shown;
}

const open = (closesAt: string | null): OpeningState => ({ state: "open", closesAt });
const closed = (opensAt: string | null): OpeningState => ({ state: "closed", opensAt });

test.each([
  [open("2026-11-22T00:00:00Z"), "Open until 01:00", "door-open"],
  [open("2026-11-21T23:00:00Z"), "Open until 00:00", "door-open"],
  [open("2026-11-21T19:31:00Z"), "Open until 20:31", "door-open"],
  [open("2026-11-21T19:30:00Z"), "Closes in 30 min", "clock"],
  [open("2026-11-21T19:24:01Z"), "Closes in 25 min", "clock"],
  [open("2026-11-21T19:00:01Z"), "Closes in 1 min", "clock"],
  [open(null), "Open 24 hours", "door-open"],
  [closed("2026-11-21T21:00:00Z"), "Opens at 22:00", "lock"],
  [closed("2026-11-21T23:00:00Z"), "Opens Sunday at 00:00", "lock"],
  [closed("2026-11-23T09:00:00Z"), "Opens Monday at 10:00", "lock"],
  [closed("2026-11-28T09:00:00Z"), "Opens 28 November at 10:00", "lock"],
  [closed(null), "Closed", "lock"],
  [{ state: "unknown" } as const, "Hours not known", "circle-help"],
])("%j is said as: %s", (opening, text, shape) => {
  expect(show("en", opening)).toEqual({ text, shape });
});

test.each([
  ["nl", "Open maandag 10:00"],
  ["de", "Öffnet Montag 10:00"],
  ["pl", "Otwarcie: poniedziałek 10:00"],
])("days have their names in %s", (locale, text) => {
  expect(show(locale, closed("2026-11-23T09:00:00Z")).text).toBe(text);
});

test.each([
  ["es", "Abierto, cierra a las 01:00"],
  ["pt", "Aberto, fecha às 01:00"],
])("clocks have 24 hours in %s too", (locale, text) => {
  expect(show(locale, open("2026-11-22T00:00:00Z")).text).toBe(text);
});
