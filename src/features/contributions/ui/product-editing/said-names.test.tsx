import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { SaidNames } from "./said-names.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SAID = {
  name: "Poldr Haze",
  spelling: "poldr haze",
  isSample: false,
  product: { _id: "7", name: "Polder Haze" },
  by: "Eva",
  saidAt: "2026-11-20T10:00:00Z",
  lineCount: 2,
  twice: [] as { slug: string; name: string }[],
};
const NONE = { ...SAID, name: "Mystery Mix", spelling: "mystery mix", product: null, by: null, lineCount: 1 };

function show(items = [SAID, NONE], status = 200) {
  const sent: object[] = [];
  const loader = vi.fn<() => null>(() => null);
  vi.stubGlobal("fetch", async (_: string, { method, body }: RequestInit = {}) => {
    if (method === "DELETE") sent.push(JSON.parse(String(body)) as object);
    return Response.json(status === 200 ? {} : { errors: [] }, { status });
  });
  const said = { items, total: items.length === 0 ? 0 : 60, page: 1, pageCount: 2 };
  const onUndone = vi.fn<() => void>();
  const element = <SaidNames said={said} addressOf={(page) => `/names?page=${page}`} onUndone={onUndone} />;
  const router = createMemoryRouter([{ path: "/", loader, element }], {
    hydrationData: { loaderData: { "0": null } },
  });
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return { sent, loader, onUndone };
}

test("each says what it is, who said so and on how many lines, page after page", () => {
  show();
  const [joined, none] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(joined).toMatch(/“Poldr Haze” is Polder Haze\. Said by Eva, .*2 lines on menus\./);
  expect(none).toMatch(/“Mystery Mix” is not a product\. Said by somebody who is gone, .*1 line on menus\./);
  expect(screen.getByRole("link", { name: "Polder Haze" }).getAttribute("href")).toBe(
    "/dashboard/products/product?id=7",
  );
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("/names?page=2");
});

test("one is undone, and the page is read again", async () => {
  const { sent, loader, onUndone } = show();
  fireEvent.click(screen.getByRole("button", { name: "Undo: Mystery Mix" }));
  await waitFor(() => expect(sent).toEqual([{ spellings: ["mystery mix"], isSample: false }]));
  await waitFor(() => expect(loader).toHaveBeenCalledOnce());
  expect(onUndone).toHaveBeenCalledExactlyOnceWith(NONE);
});

test("what could not be undone says so and stays", async () => {
  const { onUndone } = show([SAID], 503);
  fireEvent.click(screen.getByRole("button", { name: "Undo: Poldr Haze" }));
  await screen.findByText("That didn’t work. The name is joined as before.");
  expect(onUndone).not.toHaveBeenCalled();
});

test("nothing is shown while nothing was said", () => {
  show([]);
  expect(screen.queryByRole("heading")).toBeNull();
});

test("a line that stays as it is written says why, with the way to the menu", () => {
  show([{ ...SAID, lineCount: 0, twice: [{ slug: "mosa", name: "Mosa" }] }]);
  expect(screen.getByText(/Polder Haze is on the menu already at/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Mosa" }).getAttribute("href")).toContain("/coffeeshop/mosa#menu");
});
