import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { LED_TO_OVERVIEW } from "../led-to-overview.ts";
import { LedNote } from "./led-note.tsx";

afterEach(cleanup);

async function open(address: string) {
  const router = createMemoryRouter([{ path: "/dashboard", element: <LedNote /> }], {
    initialEntries: [address],
  });
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await act(async () => undefined);
  return router.state.location;
}

test("whoever was led to the overview is told why, and its address says nothing of it", async () => {
  const { pathname, search } = await open(`${LED_TO_OVERVIEW}&id=7`);
  expect(screen.getByText(/^The page you asked for/)).toBeTruthy();
  expect(pathname + search).toBe("/dashboard?id=7");
});

test("whoever came there otherwise is told nothing", async () => {
  await open("/dashboard?id=7");
  expect(screen.queryByText(/^The page you asked for/)).toBeNull();
});
