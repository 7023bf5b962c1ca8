import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { FieldValues } from "#features/dashboard/field.ts";
import { DealPreview } from "./deal-preview.tsx";

afterEach(cleanup);

const TYPED = {
  brand: { _id: "4", name: "Vos & Vouw" },
  title: { nl: "Een kraanvogel voor iedereen", en: "A crane for everybody", source: "nl" },
  body: { nl: "Alleen op **dinsdag**.", source: "nl" },
  category: "supplies",
  kind: "percent",
  wasCents: 300,
  nowCents: 225,
  code: "KRAAN",
  validFrom: "2026-11-20T11:00:00.000Z",
  validTo: "2026-12-20T11:00:00.000Z",
  shops: [{ _id: "7", name: "De Slapende Reiger" }],
  products: [{ _id: "9", name: "Vloei van de Vos" }],
};

/** Nothing of it is typed in an editor that was just opened. */
const NOTHING = Object.fromEntries(Object.keys(TYPED).map((name) => [name, null]));

async function open(values: FieldValues, locale = "nl"): Promise<HTMLElement> {
  const Stub = createRoutesStub([
    { path: "*", Component: () => <DealPreview values={values} item={null} onClose={vi.fn()} /> },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <Stub />
    </I18nProvider>,
  );
  return screen.findByRole("dialog", { hidden: true });
}

test("the page of a deal is shown with what is typed, in the language of who reads, as while it runs", async () => {
  const preview = await open(TYPED);
  const text = preview.textContent.replaceAll("\u00A0", " ");
  expect(screen.getByRole("heading", { level: 1, hidden: true }).textContent).toBe(
    "Een kraanvogel voor iedereen",
  );
  expect(preview.querySelector("strong")?.textContent).toBe("dinsdag");
  for (const shown of ["Vos & Vouw", "€ 3,00", "€ 2,25", "KRAAN", "De Slapende Reiger", "Vloei van de Vos"])
    expect(text).toContain(shown);
});

test("what is not written in that language is shown in the one it was written in, and marked so", async () => {
  const preview = await open(TYPED, "en");
  expect(screen.getByRole("heading", { level: 1, hidden: true }).textContent).toBe("A crane for everybody");
  expect(preview.querySelector("[lang=nl] strong")?.textContent).toBe("dinsdag");
});

test("a deal of which nothing is typed has a preview too", async () => {
  await open(NOTHING as FieldValues);
  expect(screen.getByRole("heading", { level: 1, hidden: true }).textContent).toBe("");
});
