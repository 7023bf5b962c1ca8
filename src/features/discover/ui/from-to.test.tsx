import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { EventLine } from "./post-meta.tsx";

/** An evening in winter, 20:00 to 23:00 there. */
function evening(locale: string, endsAt = "2026-12-04T22:00:00Z") {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <EventLine event={{ startsAt: "2026-12-04T19:00:00Z", endsAt, place: null }} />
    </I18nProvider>,
  );
  const times = [...container.querySelectorAll("time")].map((time) => time.dateTime);
  return { text: container.textContent, times };
}

test.each([
  ["nl", "vrijdag 4 december, 20:00–23:00"],
  ["en", "Friday 4 December, 20:00–23:00"],
  ["de", "Freitag, 4. Dezember, 20:00–23:00 Uhr"],
  ["fr", "vendredi 4 décembre, 20:00 – 23:00"],
  ["es", "viernes, 4 de diciembre, 20:00–23:00"],
  ["it", "venerdì 4 dicembre, 20:00–23:00"],
  ["pt", "sexta-feira, 4 de dezembro, 20:00 – 23:00"],
  ["pl", "piątek, 4 grudnia, 20:00–23:00"],
  ["cs", "pátek 4. prosince 20:00–23:00"],
])("an event's evening in %s is %s", (locale, text) => {
  expect(evening(locale)).toEqual({ text, times: ["2026-12-04T19:00:00Z", "2026-12-04T22:00:00Z"] });
});

test("one that ends on another day says which", () => {
  const { text } = evening("nl", "2026-12-05T01:00:00Z");
  expect(text).toBe("vrijdag 4 december om 20:00 – zaterdag 5 december om 02:00");
});

test("one that ends as it begins is no range", () => {
  const { text, times } = evening("nl", "2026-12-04T19:00:00Z");
  expect([text, times]).toEqual(["vrijdag 4 december om 20:00", ["2026-12-04T19:00:00Z"]]);
});
