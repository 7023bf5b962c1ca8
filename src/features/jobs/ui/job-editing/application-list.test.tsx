import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { Application } from "../../application.ts";
import { ApplicationList } from "./application-list.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sentBy = (id: string, name: string): Application => ({
  _id: id,
  name,
  email: null,
  phone: "+31 20 123 45 67",
  message: "I make good coffee.",
  hasCv: false,
  sentAt: "2026-11-28T10:00:00.000Z",
  goneAt: "2027-02-26T10:00:00.000Z",
});

/** The list, on a site that answers a removal with this status. Returns what it removed. */
async function show(status: number): Promise<unknown[]> {
  let kept = [sentBy("2", "Bram"), sentBy("1", "Mies")];
  const removed: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    const { _id: id } = JSON.parse(String(body)) as { _id: string };
    removed.push(id);
    if (status === 200) kept = kept.filter((one) => one["_id"] !== id);
    return Response.json({}, { status });
  });
  const Stub = createRoutesStub([
    {
      path: "/",
      loader: () => kept,
      HydrateFallback: () => null,
      Component: function Page() {
        return <ApplicationList applications={useLoaderData<Application[]>()} />;
      },
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub />
    </I18nProvider>,
  );
  await screen.findByRole("heading", { name: "Mies" });
  return removed;
}

async function erase() {
  fireEvent.click(screen.getAllByRole("button", { name: "Erase" })[1] as HTMLElement);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Erase it" })));
}

test("an application is erased after one more question, and the focus goes on to the list, which says so", async () => {
  const removed = await show(200);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+31201234567",
    "tel:+31201234567",
  ]);
  await erase();
  await screen.findByText("The application is erased.");
  expect(removed).toEqual(["1"]);
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Mies" })).toBeNull());
  expect(screen.getByRole("heading", { name: "Bram" })).toBeTruthy();
  expect(document.activeElement?.contains(screen.getByText("The application is erased."))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test("one that could not be erased stays, and the dialog says so", async () => {
  await show(500);
  await erase();
  await screen.findByText(/^That didn’t work/);
  expect(screen.getByRole("heading", { name: "Mies" })).toBeTruthy();
});
