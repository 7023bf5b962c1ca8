import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ShopInList } from "#features/shops/shop-in-list.ts";
import { FollowedShops } from "./followed-shops.tsx";
import { answering, show } from "./marks.test-support.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOW = "2026-11-21T12:00:00.000Z";
const HERON: ShopInList = {
  id: 7,
  slug: "de-reiger",
  name: "De Reiger",
  kind: "coffeeshop",
  status: "active",
  isSample: false,
  street: "Voorstraat",
  houseNumber: "1",
  city: { name: "Delft" },
  residents: "unknown",
  rating: null,
  reviewCount: 0,
  opening: { state: "unknown" },
  distanceMetres: null,
};

test("a followed shop stands with its town, and can be left and followed again in its place", async () => {
  const sent = answering(() => ({ followers: 0 }));
  show(<FollowedShops shops={[HERON]} now={NOW} />);
  expect((await screen.findByRole("link", { name: "De Reiger" })).getAttribute("href")).toBe(
    "/coffeeshop/de-reiger",
  );
  expect(screen.getByText("Voorstraat 1, Delft")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Save De Reiger", pressed: true }));
  const left = await screen.findByRole("button", { name: "Save De Reiger", pressed: false });
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(left);
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { shopId: "7", follow: false },
      { shopId: "7", follow: true },
    ]),
  );
});

test("who follows nothing is told how", async () => {
  show(<FollowedShops shops={[]} now={NOW} />);
  await screen.findByText("You haven’t saved any shops yet");
  expect(screen.getByRole("link", { name: "Find a coffeeshop" }).getAttribute("href")).toBe("/coffeeshops");
});
