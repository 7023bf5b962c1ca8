import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sendNow } from "#features/dashboard/ui/queue/send-now.test-support.ts";
import { NameRoom } from "./name-room.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PATH = "/dashboard/products/names";

const guess = { _id: "7", name: "Polder Haze", likeness: 0.84 };

const LINES = [
  {
    id: 1,
    shop: { slug: "trom", name: "De Stille Trom", city: "Edam" },
    heading: "Wiet",
    ladder: [
      { unit: "gram" as const, quantity: 1, cents: 1150 },
      { unit: "piece" as const, quantity: 2, cents: 900 },
    ],
    arePricesKept: false,
  },
];

const nameOf = (name: string, guesses = [guess]) => ({
  id: encodeURIComponent(name.toLowerCase()),
  of: {
    spelling: name.toLowerCase(),
    name,
    shopCount: 2,
    isSample: false,
    guesses,
  },
});

interface Shown {
  like?: { id: string; name: string } | null;
  guesses?: (typeof guess)[];
}

function show({ like = null, guesses }: Shown = {}) {
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (_: string, { method, body }: RequestInit = {}) => {
    if (method === "PATCH") sent.push(JSON.parse(String(body)) as object);
    return Response.json({});
  });
  const said = {
    items: [
      {
        spelling: "poldr haze",
        name: "Poldr Haze",
        isSample: false,
        product: null,
        by: "Eva",
        saidAt: "2026-11-20T10:00:00Z",
        lineCount: 1,
        twice: [],
      },
    ],
    total: 1,
    page: 1,
    pageCount: 1,
  };
  const names = ["Poldr Haze", "Polder Hase", "Mystery Mix"].map((name) => nameOf(name, guesses));
  const router = createMemoryRouter(
    [
      {
        path: PATH,
        loader: () => null,
        element: (
          <NameRoom
            names={names}
            lines={LINES}
            said={said}
            like={like}
            path={like ? `${PATH}?product=${like.id}` : PATH}
            chosenId={names[0]!.id}
            missingId={null}
          />
        ),
      },
    ],
    { initialEntries: [PATH], hydrationData: { loaderData: { "0": null } } },
  );
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return sent;
}

const rows = () =>
  within(screen.getByRole("list", { name: "Names that wait" }))
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("several are joined to the first guess by one key, and leave the list together", async () => {
  const sent = show();
  fireEvent.click(screen.getByRole("checkbox", { name: "Polder Hase" }));
  fireEvent.keyDown(document.body, { key: "a" });
  await waitFor(() => expect(rows()).toEqual(["Mystery Mix2 shops"]));
  expect(screen.getByText("Joined to Polder Haze: Poldr Haze, Polder Hase.")).toBeTruthy();
  expect(sent).toEqual([]);
  await sendNow();
  await waitFor(() =>
    expect(sent).toEqual([
      { spellings: ["poldr haze", "polder hase"], isSample: false, product: { _id: "7" } },
    ]),
  );
});

test("taken back, all of them wait again", async () => {
  const sent = show();
  fireEvent.click(screen.getByRole("checkbox", { name: "Polder Hase" }));
  fireEvent.click(screen.getByRole("button", { name: "Not a product" }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(sent).toEqual([]);
});

test("a new product is made of the name with those that are ticked", () => {
  show();
  fireEvent.click(screen.getByRole("checkbox", { name: "Polder Hase" }));
  expect(screen.getByRole("link", { name: "Make a new product of it" }).getAttribute("href")).toBe(
    "/dashboard/products/product?new&name=Poldr+Haze&joins=poldr+haze&joins=polder+hase",
  );
});

test("what was said before and is undone below waits again", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Not a product" }));
  await sendNow();
  await waitFor(() => expect(rows()).toHaveLength(2));
  fireEvent.click(screen.getByRole("button", { name: "Undo: Poldr Haze" }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test("of names that may be one product all are ticked by one press, and joined to it together", async () => {
  const sent = show({ like: { id: "7", name: "Polder Haze" } });
  expect(screen.getByRole("link", { name: "Show all names" }).getAttribute("href")).toBe(PATH);
  fireEvent.click(screen.getByRole("checkbox", { name: "All of them" }));
  fireEvent.keyDown(document.body, { key: "a" });
  await screen.findByText("No name that waits is like this one.");
  await sendNow();
  await waitFor(() =>
    expect(sent).toMatchObject([
      { spellings: ["poldr haze", "polder hase", "mystery mix"], product: { _id: "7" } },
    ]),
  );
});

test("beside the name stand the shop that has it, under what and for how much, and how many more have it", () => {
  show();
  const menus = screen.getByRole("region", { name: "On the menu of" });
  expect(within(menus).getByRole("link", { name: "De Stille Trom" }).getAttribute("href")).toBe(
    "/coffeeshop/trom",
  );
  const text = menus.textContent.replaceAll("\u00a0", " ");
  for (const told of ["Edam", "Wiet", "€11.50 for 1 g", "€9.00 for 2 pieces", "and 1 more shop"])
    expect(text).toContain(told);
});

test("only a guess that is very like the name is urged, and none is no key", async () => {
  const kindOf = (name: string) => screen.getByRole("button", { name }).className;
  show({ guesses: [{ ...guess, likeness: 0.85 }] });
  expect(kindOf("Polder Haze · 85%")).not.toBe(kindOf("Not a product"));
  cleanup();
  show();
  expect(kindOf("Polder Haze · 84%")).toBe(kindOf("Not a product"));
  expect(screen.getByText("join to the first guess")).toBeTruthy();
  cleanup();
  show({ guesses: [] });
  expect(screen.queryByText("join to the first guess")).toBeNull();
  expect(screen.getByText("not a product")).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "a" });
  expect(rows()).toHaveLength(3);
});
