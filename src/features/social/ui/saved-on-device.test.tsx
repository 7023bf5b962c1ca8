import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { saveOnDevice } from "../device-saves.ts";
import { answering, show } from "./marks.test-support.tsx";
import { SavedOnDevice } from "./saved-on-device.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("with nothing saved it says how to, and asks for nothing", async () => {
  const sent = answering(() => 500);
  show(<SavedOnDevice />);
  await screen.findByText("You haven’t saved any shops yet");
  expect(sent).toEqual([]);
});

test("names are there at once; where more does not arrive it says so, and asks again", async () => {
  saveOnDevice({ id: 1, slug: "de-roos", name: "De Roos" }, true);
  saveOnDevice({ id: 2, slug: "de-wolk", name: "De Wolk" }, true);
  const sent = answering(() => 503);
  show(<SavedOnDevice />);
  const names = await screen.findAllByRole("link");
  expect(names.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["De Wolk", "/coffeeshop/de-wolk"],
    ["De Roos", "/coffeeshop/de-roos"],
  ]);
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await vi.waitFor(() =>
    expect(sent.map(({ path }) => path)).toEqual(Array(2).fill("/saved/shops?shops=2%2C1")),
  );
});
