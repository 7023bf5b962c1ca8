import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, vi } from "vitest";
import type { Suggestions } from "#features/search/calls.ts";
import { SearchBar } from "./search-bar.tsx";

export const FOUND: Suggestions = {
  cities: [{ _id: "1", url: "utrecht", name: "Utrecht", place: "Utrecht" }],
  landmarks: [
    {
      _id: "7",
      url: "/coffeeshops/utrecht?from=utrecht-centraal",
      name: "Utrecht Centraal",
      kind: "station",
      place: "Utrecht",
    },
  ],
  users: [{ _id: "2", url: "uma", name: "uma" }],
  shops: [
    { _id: "3", url: "utopia", name: "Útopia", type: "coffeeshop", place: "Breda" },
    { _id: "4", url: "utopia-2", name: "Utopia", type: "coffeeshop", place: "Delft", isSample: true },
  ],
  brands: [{ _id: "5", url: "uth", name: "Uth" }],
  products: [{ _id: "6", url: "utah-haze", name: "Utah Haze", type: "weed" }],
};

interface Call {
  query: URLSearchParams;
  answer: (body: Suggestions | "broken") => Promise<void>;
}

/** A fake of our own API. Calls wait until the test answers them, and the test controls the clock. */
export function answeringByHand(): Call[] {
  vi.useFakeTimers();
  const calls: Call[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    calls.push({
      query: new URL(address, "https://site.test").searchParams,
      answer: async (body) => {
        if (body === "broken") reject(new TypeError("Failed to fetch"));
        else resolve(Response.json(body));
        await passing(0);
      },
    });
    return promise;
  });
  return calls;
}

export const passing = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** With `typedBefore` it was rendered by the server, and someone typed before hydration. */
export function draw(address = "/", typedBefore?: string) {
  const pages = [
    "/",
    "/coffeeshops",
    "/coffeeshops/:city",
    "/coffeeshop/:shop",
    "/map",
    "/dashboard/products",
  ];
  const router = createMemoryRouter(
    pages.map((path) => ({ path, element: <SearchBar /> })),
    { initialEntries: [address] },
  );
  const page = (
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>
  );
  if (typedBefore === undefined) {
    render(page);
    return router;
  }
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const input = container.querySelector("input");
  if (input) input.value = typedBefore;
  render(page, { container, hydrate: true });
  return router;
}

export const field = () => screen.getByRole<HTMLInputElement>("combobox");
export const list = () => screen.queryByRole("listbox", { name: "Suggestions" });
export const options = () => screen.getAllByRole("option").map((option) => option.textContent);
export const active = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;
export const press = (key: string) => fireEvent.keyDown(field(), { key });
export const said = () => screen.getByRole("status").textContent;

/** As a user clicks: with the focus. */
export async function focusField() {
  act(() => field().focus());
  await vi.dynamicImportSettled();
  await expect.poll(list).toBeTruthy();
}

export function type(text: string) {
  fireEvent.input(field(), { target: { value: text } });
}

/** Types and lets the newest call answer. */
export async function found(calls: Call[], text: string, body: Suggestions = FOUND) {
  type(text);
  await passing(500);
  await calls.at(-1)?.answer(body);
}
