import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { DecidedRules } from "#features/compliance/compliance.ts";
import { VisibilityControl } from "./visibility-control.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

afterEach(cleanup);

const ours = { scope: "default", source: "the operator", observedOn: "2026-11-21" } as const;
const OPEN: DecidedRules = { menu: { word: "full", ...ours }, prices: { word: "public", ...ours } };
const ofTown = { scope: "municipality", source: "APV 2:28", observedOn: "2026-03" } as const;

function show(name: "menu" | "prices", value: string, rules: DecidedRules) {
  const onChange = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <VisibilityControl
        id={name}
        name={name}
        value={value}
        error={undefined}
        isReadOnly={false}
        shown={{ rules, municipality: "Edam-Volendam" }}
        onChange={onChange}
      />
    </I18nProvider>,
  );
  return onChange;
}

const offered = () => screen.getAllByRole<HTMLOptionElement>("option").map(({ value }) => value);

test("where no rule is narrower, all is offered, and it is said that it’s the owner’s to decide", () => {
  const onChange = show("prices", "public", OPEN);
  expect(offered()).toEqual(["public", "login", "hidden"]);
  expect(screen.getByText(/yours to decide/)).toBeTruthy();
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "login" } });
  expect(onChange).toHaveBeenCalledWith("login");
});

test("where the municipality allows names alone, no more is offered, and it is said who decided", () => {
  show("menu", "names", { ...OPEN, menu: { word: "names", ...ofTown } });
  expect(offered()).toEqual(["names", "hidden"]);
  expect(
    screen.getByText(/municipality of Edam-Volendam allows no more \(APV 2:28, March 2026\)/),
  ).toBeTruthy();
});

test("a choice that a later rule would have otherwise is still named", () => {
  show("menu", "login", { ...OPEN, menu: { word: "names", ...ofTown } });
  expect(offered()).toEqual(["names", "login", "hidden"]);
});
