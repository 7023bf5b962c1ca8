import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holidaysAhead } from "../../holidays.ts";
import { ShopHoursControl } from "./shop-hours-control.tsx";

const SHOP = "Mo-Su 10:00-22:00";

type Hours = Record<string, string>;

let written: Hours = {};

beforeEach(() => {
  written = {};
});

afterEach(cleanup);

function Editor({ begin, errors }: { begin: Hours; errors: Hours }) {
  const [typed, setTyped] = useState(begin);
  const of = (name: string) => ({
    id: `edit-${name}`,
    value: typed[name] ?? "",
    error: errors[name],
    isReadOnly: false,
    onChange: (value: unknown) => {
      written = { ...typed, [name]: String(value) };
      setTyped(written);
    },
  });
  return (
    <ShopHoursControl
      {...of("openingHours")}
      of={of}
      shopId={1}
      holidays={holidaysAhead("2026-11-28")}
      today="2026-11-28"
    />
  );
}

function open(begin: Hours, errors: Hours = {}) {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const Stub = createRoutesStub([{ path: "/", Component: () => <Editor begin={begin} errors={errors} /> }]);
  render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
}

const chips = () => within(screen.getByRole("list", { name: "Whose hours" })).getAllByRole("button");
const names = () => chips().map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const opens = () => within(screen.getByRole("group", { name: /^Monday/ })).getByLabelText("Opens");

test("a part of the shop gets hours of its own, which begin as the shop’s and change alone", () => {
  open({ openingHours: SHOP });
  expect(names()).toEqual(["The whole shop"]);
  press("Kitchen");
  expect([names(), document.activeElement?.textContent]).toEqual([["The whole shop", "Kitchen"], "Kitchen"]);
  fireEvent.change(opens(), { target: { value: "12:00" } });
  expect(written).toEqual({
    openingHours: SHOP,
    kitchenHours: "Mo 12:00-22:00; Tu-Su 10:00-22:00",
  });
  press("The whole shop");
  expect(opens()).toHaveProperty("value", "10:00");
});

test("a part that has the shop’s hours again has no chip, and is offered anew", () => {
  open({ openingHours: SHOP, kitchenHours: "Mo-Su 12:00-20:00", terraceHours: "Mo-Su 10:00-20:00" });
  expect(names()).toEqual(["The whole shop", "Kitchen", "Terrace"]);
  press("Kitchen");
  press("Same hours as the shop");
  expect(written["kitchenHours"]).toBe("");
  expect([names(), document.activeElement?.textContent]).toEqual([
    ["The whole shop", "Terrace"],
    "The whole shop",
  ]);
  expect(screen.getByRole("button", { name: "Kitchen" })).toBeTruthy();
});

test("hours that were refused are open where they are, whichever were chosen", () => {
  open({ openingHours: SHOP, kitchenHours: "Mo 12:00-!" }, { kitchenHours: "These can’t be read." });
  expect(document.querySelector("#edit-kitchenHours")?.textContent).toContain("These can’t be read.");
  expect(document.querySelector("#edit-openingHours")).toBeTruthy();
});

test("where the shop has no hours yet, there is nothing from which a part could differ", () => {
  open({ openingHours: "" });
  expect(screen.queryByRole("button", { name: "Kitchen" })).toBeNull();
});
