import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useKeys } from "#ui/keys/use-keys.ts";
import { useKnownKeys } from "#ui/keys/known-keys.ts";
import { KeySheet } from "./key-sheet.tsx";
import { KeysButton } from "./keys-button.tsx";

function Page() {
  useKeys({ j: { act: () => undefined, says: "next" } });
  useKnownKeys([{ caps: ["Ctrl", "S"], says: "save" }]);
  return (
    <>
      <input aria-label="Name" />
      <KeysButton />
      <KeySheet />
    </>
  );
}

beforeEach(() => {
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page />
    </I18nProvider>,
  );
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const sheet = () => document.querySelector<HTMLDialogElement>("dialog")!;
const rows = () => [...sheet().querySelectorAll("dl > div")].map(({ textContent }) => textContent);
const ask = (at: Element = document.body) => fireEvent.keyDown(at, { key: "?" });

test("? shows the keys of the page, letters before others, but means itself in a field", () => {
  ask(screen.getByLabelText("Name"));
  expect(sheet().open).toBe(false);
  ask();
  expect(sheet().open).toBe(true);
  expect(rows()).toEqual(["?show all keys", "Jnext", "Ctrl Ssave", "Escclose what lies over the page"]);
});

test("letters are switched off in it, on this device, and it is still opened by its button", () => {
  ask();
  fireEvent.click(within(sheet()).getByRole("checkbox", { name: "Letters by themselves do something" }));
  expect(rows()).toEqual(["Ctrl Ssave", "Escclose what lies over the page"]);
  expect(localStorage.length).toBe(1);
  sheet().close();
  ask();
  expect(sheet().open).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: /^Keys/ }));
  expect(sheet().open).toBe(true);
});
