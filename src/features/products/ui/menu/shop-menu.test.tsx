import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "#features/social/ui/marks.test-support.tsx";
import type { MenuItem } from "../../menu.ts";
import { ShopMenu } from "./shop-menu.tsx";

afterEach(cleanup);

const item = (id: number, heading: string | null): MenuItem => ({
  id,
  name: `Line ${id}`,
  product: null,
  heading,
  available: "yes",
  ladder: [],
  centsPerGram: null,
  lastSeenAt: "2026-11-25T09:00:00Z",
});

test.each([
  ["nl", ["nl", "nl"]],
  [undefined, ["", ""]],
])("headings say in which language they are, where that is known: %s", async (headingsLang, langs) => {
  const menu = {
    items: [item(1, "Wiet"), item(2, null)],
    seenAt: "2026-11-25T09:00:00Z",
    arePricesKept: false,
  };
  show(<ShopMenu menu={menu} headingsLang={headingsLang} order="shop" path="/" now="2026-11-25T10:00:00Z" />);
  const langsOf = (words: HTMLElement[]) => words.map(({ lang }) => lang);
  await screen.findByRole("heading", { name: /^Wiet/ });
  expect(langsOf(screen.getAllByText("Wiet"))).toEqual(langs);
  // What the page calls it is in the language of the page.
  expect(langsOf(screen.getAllByText("Other"))).toEqual(["", ""]);
});
