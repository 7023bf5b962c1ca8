import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ToastRegion } from "#ui/toast/toast-region.tsx";
import type { WordToEdit } from "../../watched-word.ts";
import { RemoveWord } from "./remove-word.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WORD: WordToEdit = {
  id: 7,
  rev: "one",
  values: { word: "coke", locale: null, why: "hard drugs" },
  shown: { isSample: false, changedAt: "2026-11-21T13:15:00Z" },
};

async function remove(status: number) {
  vi.stubGlobal("fetch", async () => Response.json({}, { status }));
  const router = createMemoryRouter(
    [
      { path: "/", element: <RemoveWord word={WORD} /> },
      { path: "/dashboard/words", element: <p>The list</p> },
    ],
    { initialEntries: ["/"] },
  );
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <ToastRegion dismissLabel="Dismiss">
        <RouterProvider router={router} />
      </ToastRegion>
    </I18nProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Watch it no longer" })));
}

test("a word that is removed is told so where the list is", async () => {
  await remove(200);
  screen.getByText("The list");
  expect(screen.getByText("It’s gone.").closest("[aria-live]")).toBeTruthy();
});

test("one that was not is told beside the button", async () => {
  await remove(409);
  screen.getByText(/^It’s still there/);
  expect(screen.queryByText("The list")).toBeNull();
});
