import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { answering, show } from "#features/social/ui/marks.test-support.tsx";
import { NOTHING_OFFERED, PickShops } from "./pick-shops.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The step in a welcome with another one. */
function Welcome() {
  const [offered, setOffered] = useState(NOTHING_OFFERED);
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        other step
      </button>
      {isHere && <PickShops offered={offered} onOffer={setOffered} />}
    </>
  );
}

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
      : path.startsWith("/api/getcities")
        ? { items: [] }
        : { followUser: true, followers: 1 },
  );
  show(<Welcome />);
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

test("who would not say where they are chooses a town, and gets the shops of that one", async () => {
  const sent = answering((path) => {
    if (path.startsWith("/api/getcities"))
      return {
        items: [
          { url: "delft", name: "Delft" },
          { url: "groningen", name: "Groningen" },
        ],
      };
    return path.includes("city=groningen") ? [shop("7", "De Zon")] : [shop("1", "De Kade")];
  });
  show(<Welcome />);
  await screen.findByText("De Kade");
  const towns = await screen.findByRole("combobox");
  fireEvent.change(towns, { target: { value: "groningen" } });
  expect(await screen.findByText("De Zon")).toBeTruthy();
  expect(screen.queryByText("De Kade")).toBeNull();
  fireEvent.change(towns, { target: { value: "" } });
  expect(await screen.findByText("De Kade")).toBeTruthy();
  expect(sent.filter(({ path }) => path.startsWith("/api/getcities"))).toHaveLength(1);
});

test("without the towns the first shops are there all the same", async () => {
  answering((path) => (path.startsWith("/api/getcities") ? 500 : [shop("1", "De Kade")]));
  show(<Welcome />);
  expect(await screen.findByText("De Kade")).toBeTruthy();
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("who comes back to the step finds marked what is still being sent", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const sent = answering((path) => {
    if (path.startsWith("/api/getcities")) return { items: [] };
    return path.startsWith("/api/getshops") ? [shop("1", "De Kade")] : promise;
  });
  show(<Welcome />);
  fireEvent.click(await screen.findByRole("button", { name: /De Kade/ }));
  await screen.findByRole("button", { name: /De Kade/, pressed: true });
  fireEvent.click(screen.getByRole("button", { name: "other step" }));
  expect(screen.queryByText("De Kade")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "other step" }));
  await screen.findByRole("button", { name: /De Kade/, pressed: true });
  resolve({ followUser: true, followers: 1 });
  await waitFor(() => expect(pressed()).toHaveLength(1));
  expect(sent.filter(({ path }) => path.startsWith("/api/getshops"))).toHaveLength(1);
});
