import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MenuItem } from "../../menu.ts";
import { FiveGramBasket } from "./five-gram-basket.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function lineOf(id: number, name: string, rungs: [quantity: number, cents: number][]): MenuItem {
  const ladder = rungs.map(([quantity, cents]) => ({ unit: "gram" as const, quantity, cents }));
  const unknown = { product: null, heading: null, centsPerGram: null };
  return { id, name, ladder, ...unknown, available: "yes", lastSeenAt: "2026-11-21T13:15:00Z" };
}

const MENU = [
  lineOf(1, "Fog", [
    [1, 1200],
    [2.5, 2800],
  ]),
  lineOf(2, "Sand", [[0.5, 600]]),
];

const said = () =>
  screen
    .queryAllByRole("listitem")
    .map((line) => line.querySelector("p")?.textContent.replaceAll("\u00A0", " "));

test("each line says which bags its amount is, and what they come to", () => {
  render(
    <I18nProvider i18n={i18n}>
      <FiveGramBasket items={MENU} />
    </I18nProvider>,
  );
  expect(said()).toEqual([undefined, undefined]);
  fireEvent.change(screen.getByLabelText("Fog"), { target: { value: "3.5" } });
  fireEvent.change(screen.getByLabelText("Sand"), { target: { value: "1.5" } });
  expect(said()).toEqual(["1 × 2.5 g + 1 × 1 g = €40.00", "3 × 0.5 g = €18.00"]);
  screen.getByText(/^5 g from €58\.00/);
});
