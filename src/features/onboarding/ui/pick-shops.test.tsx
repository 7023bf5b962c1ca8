import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { PickShops } from "./pick-shops.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shop = (_id: string, name: string, followUser = false) => ({
  _id,
  name,
  followUser,
  street: "Oudegracht",
  houseNumber: _id,
  city: { url: "utrecht", name: "Utrecht" },
});

const pressed = () =>
  screen.getAllByRole("button", { pressed: true }).map((button) => button.getAttribute("aria-label"));

test("each shop of the welcome is saved by itself, and what was saved before is marked", async () => {
  const sent = answering((path) =>
    path.startsWith("/api/getshops")
      ? [shop("1", "De Kade"), shop("2", "Paradox"), shop("3", "De Reiger", true)]
      : { followUser: true, followers: 1 },
  );
  show(<PickShops />);
  fireEvent.click(await screen.findByRole("button", { name: /De Kade/ }));
  expect(screen.getByText("Oudegracht 1, Utrecht")).toBeTruthy();
  await waitFor(() => expect(pressed()).toHaveLength(2));
  fireEvent.click(screen.getByRole("button", { name: /Paradox/ }));
  await waitFor(() => expect(pressed()).toHaveLength(3));
  await waitFor(() => expect(sent.filter(({ path }) => path === "/api/followshop")).toHaveLength(2));
  expect(sent.filter(({ path }) => path === "/api/followshop").map(({ body }) => body)).toEqual([
    { shopId: "1", follow: true },
    { shopId: "2", follow: true },
  ]);
});
