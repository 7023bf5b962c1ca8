import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Permissions } from "#platform/viewer.ts";
import type { DeskShop } from "../desk-shop.ts";
import { ROOMS, type ToDoCounts } from "../rooms.ts";
import { DeskBar } from "./desk-bar.tsx";
import { ShopSwitch } from "./shop-switch.tsx";

afterEach(cleanup);

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const REIGER = { id: 7, slug: "reiger", name: "De Slapende Reiger", unansweredCount: 2 };
const TROM = { id: 9, slug: "trom", name: "De Stille Trom", unansweredCount: 0 };

const NOBODY: Permissions = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };
const NO_COUNTS = Object.fromEntries(
  ROOMS.flatMap(({ toDo }) => Object.keys(toDo).map((kind) => [kind, 0])),
) as ToDoCounts;

function show(
  address: string,
  permissions: Partial<Permissions>,
  { shops = [], counts = null }: { shops?: DeskShop[]; counts?: ToDoCounts | null } = {},
) {
  const desk = { permissions: { ...NOBODY, ...permissions }, shops, counts };
  const element = (
    <I18nProvider i18n={i18n}>
      <ShopSwitch shops={shops} />
      <DeskBar {...desk} />
    </I18nProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}

const bar = () => within(screen.getByRole("navigation", { name: "Dashboard, in short" }));
const links = () =>
  bar()
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const current = () =>
  bar()
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current"))
    .map(({ textContent }) => textContent);

test("whoever speaks for a shop has its day, menu, hours and reviews in the bar, with how many reviews wait for an answer", () => {
  show("/dashboard", { shopAdmin: [7] }, { shops: [REIGER] });
  expect(links()).toEqual([
    ["Today", "/dashboard?id=7"],
    ["Menu", "/dashboard/shops/shop?id=7&tab=menu"],
    ["Hours", "/dashboard/shops/shop?id=7&tab=hours"],
    ["Reviews 2", "/coffeeshop/reiger#reviews"],
  ]);
  expect(current()).toEqual(["Today"]);
  expect(bar().getByRole("button", { name: "More" })).toBeTruthy();
});

test("the bar is about the shop one is at, and so is the part of it that is marked", () => {
  show("/dashboard/shops/shop?id=9&tab=hours", { shopAdmin: [7, 9] }, { shops: [REIGER, TROM] });
  expect(links()).toContainEqual(["Menu", "/dashboard/shops/shop?id=9&tab=menu"]);
  expect(current()).toEqual(["Hours"]);
});

test("an admin begins with what waits, all of it counted together, and finds the shops marked in the page of one", () => {
  const counts = { ...NO_COUNTS, newReviews: 2, claims: 1 };
  show("/dashboard/shops/shop?id=3", { admin: true }, { counts });
  expect(links()).toEqual([
    ["Queue 3", "/dashboard/queue"],
    ["Shops", "/dashboard/shops"],
    ["Products", "/dashboard/products"],
  ]);
  expect(bar().getByRole("button", { name: "Search" })).toBeTruthy();
  expect(current()).toEqual(["Shops"]);
});

test("whoever speaks for a brand has the rooms that are there for them", () => {
  show("/dashboard", { brandAdmin: [4] });
  expect(links()).toEqual([
    ["Overview", "/dashboard"],
    ["Questions", "/dashboard/support"],
    ["Brands", "/dashboard/brands"],
    ["Products", "/dashboard/products"],
  ]);
});

test("behind the last button are all rooms of the role, and the way back to the site", () => {
  show("/dashboard/deals", { admin: true }, { counts: NO_COUNTS });
  const more = within(screen.getByRole("dialog", { hidden: true }));
  const addresses = more.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(["/dashboard", ...ROOMS.map(({ path }) => path), "/", "/profile"]);
});

test("the name of the shop unfolds the others, which lead to the same part of them; one shop has no switch", () => {
  show("/dashboard/shops/shop?id=9&tab=menu", { shopAdmin: [7, 9] }, { shops: [REIGER, TROM] });
  const switched = screen.getByRole("link", { name: "De Slapende Reiger" });
  expect(switched.getAttribute("href")).toBe("/dashboard/shops/shop?id=7&tab=menu");
  expect(screen.getByRole("link", { name: "De Stille Trom" }).getAttribute("aria-current")).toBe("true");
  cleanup();
  show("/dashboard", { shopAdmin: [7] }, { shops: [REIGER] });
  expect(screen.queryByText("De Slapende Reiger")).toBeNull();
});
