import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { holidaysAhead } from "../../holidays.ts";
import { HoursControl } from "./hours-control.tsx";

afterEach(cleanup);

let written = "";

function Hours({ begin }: { begin: string }) {
  const [value, setValue] = useState(begin);
  return (
    <HoursControl
      id="hours"
      shopId={1}
      value={value}
      error={undefined}
      isReadOnly={false}
      holidays={holidaysAhead("2026-11-28")}
      today="2026-11-28"
      onChange={(next) => {
        written = next;
        setValue(next);
      }}
    />
  );
}

async function open(begin: string) {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const Stub = createRoutesStub([{ path: "/", Component: () => <Hours begin={begin} /> }]);
  render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
  return (name: string) => within(screen.getByRole("group", { name: new RegExp(`^${name}`) }));
}

const press = (button: HTMLElement) => fireEvent.click(button);

test("a time after midnight and one time for both are told beside their day", async () => {
  const row = await open("");
  const type = (label: string, value: string) =>
    fireEvent.change(row("Friday").getByLabelText(label), { target: { value } });
  type("Opens", "10:00");
  type("Closes", "25:00");
  expect(row("Friday").getByLabelText<HTMLInputElement>("Closes").value).toBe("25:00");
  expect(row("Friday").getByText("Closes the next day")).toBeDefined();
  expect(row("Saturday").queryByText("Closes the next day")).toBeNull();
  type("Closes", "10:00");
  expect(row("Friday").getByText("Opens and closes at the same time.")).toBeDefined();
  type("Closes", "22:00");
  expect(row("Friday").queryByText(/next day|same time/)).toBeNull();
});

test("a day is set, closed and opened again, and copied to others", async () => {
  const row = await open("");
  fireEvent.change(row("Monday").getByLabelText("Opens"), { target: { value: "10:00" } });
  fireEvent.change(row("Monday").getByLabelText("Closes"), { target: { value: "01:00" } });
  expect(written).toBe("Mo 10:00-01:00; Tu-Su unknown");
  press(row("Monday").getByRole("button", { name: "Copy Monday to other days" }));
  press(row("Monday").getByRole("button", { name: "Monday to Friday" }));
  press(row("Sunday").getByRole("button", { name: "Closed" }));
  expect(written).toBe("Mo-Fr 10:00-01:00; Sa unknown; Su off");
  press(row("Friday").getByRole("button", { name: "Copy Friday to other days" }));
  press(row("Friday").getByRole("button", { name: "Saturday" }));
  press(row("Friday").getByRole("button", { name: "Copy to Saturday" }));
  expect(written).toBe("Mo-Sa 10:00-01:00; Su off");
});

test("Christmas has its name and its hours, and is as usual again", async () => {
  const row = await open("Mo-Su 10:00-22:00");
  press(row("Christmas Day").getByRole("button", { name: "Closed" }));
  expect(written).toBe("Mo-Su 10:00-22:00; Dec 25 off");
  press(row("Christmas Day").getByRole("button", { name: "Other times" }));
  fireEvent.change(row("Christmas Day").getByLabelText("Opens"), { target: { value: "12:00" } });
  fireEvent.change(row("Christmas Day").getByLabelText("Closes"), { target: { value: "18:00" } });
  expect(written).toBe("Mo-Su 10:00-22:00; Dec 25 12:00-18:00");
  press(row("Christmas Day").getByRole("button", { name: "As usual" }));
  expect(written).toBe("Mo-Su 10:00-22:00");
});

test("holidays on which the rules close the shop say so, and one of them opens at other times", async () => {
  const row = await open("Mo-Su 10:00-22:00; PH off");
  const pressed = (name: string) =>
    row(name)
      .getAllByRole("button", { pressed: true })
      .map(({ textContent }) => textContent);
  expect(["New Year’s Day", "King’s Day", "Easter Sunday"].map(pressed)).toEqual([
    ["Closed"],
    ["Closed"],
    ["As usual"],
  ]);
  expect(screen.queryByText(/PH/)).toBeNull();
  press(row("Boxing Day").getByRole("button", { name: "Other times" }));
  fireEvent.change(row("Boxing Day").getByLabelText("Opens"), { target: { value: "12:00" } });
  fireEvent.change(row("Boxing Day").getByLabelText("Closes"), { target: { value: "18:00" } });
  expect(written).toBe("Mo-Su 10:00-22:00; PH off; Dec 26 12:00-18:00");
  press(row("King’s Day").getByRole("button", { name: "As usual" }));
  expect([pressed("King’s Day"), pressed("New Year’s Day")]).toEqual([["As usual"], ["Closed"]]);
});

test("a single day is added closed, under its own date", async () => {
  const row = await open("Mo-Su 10:00-22:00");
  fireEvent.change(screen.getByLabelText("Another day"), { target: { value: "2026-12-12" } });
  press(screen.getByRole("button", { name: "Add this day" }));
  expect(written).toBe("Mo-Su 10:00-22:00; 2026 Dec 12 off");
  expect(row("Saturday.*12 Dec").getByRole("button", { name: "Closed" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
});

test("what rows cannot say is text, and text can be typed for anything", async () => {
  await open("Mo-Fr 10:00-12:00,13:00-18:00");
  screen.getByText(/they stay text/);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Mo-Su 09:00-17:00" } });
  expect(written).toBe("Mo-Su 09:00-17:00");
  press(screen.getByRole("button", { name: "As text, for OpenStreetMap" }));
  expect((screen.getByRole("textbox") as HTMLTextAreaElement).value).toBe("Mo-Su 09:00-17:00");
});

test("a time is read from a few digits, counted on after midnight, and stays as typed where it is none", async () => {
  const row = await open("");
  const [opens, closes] = [row("Friday").getByLabelText("Opens"), row("Friday").getByLabelText("Closes")];
  fireEvent.change(opens, { target: { value: "9.30" } });
  fireEvent.change(closes, { target: { value: "25:00" } });
  expect(written).toBe("Mo-Th unknown; Fr 09:30-01:00; Sa,Su unknown");
  expect(closes).toHaveProperty("value", "25:00");
  fireEvent.blur(closes);
  expect(closes).toHaveProperty("value", "01:00");
  fireEvent.change(closes, { target: { value: "99" } });
  fireEvent.blur(closes);
  expect(written).toContain("Fr 09:30-99!");
  expect(closes).toHaveProperty("value", "99");
  expect([opens, closes].map((field) => field.getAttribute("aria-invalid"))).toEqual([null, "true"]);
});
