import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { InstallApp } from "./install-app.tsx";

const WORDS = { install: "Install", inApp: "In it", installed: "Installed", dismissed: "Not installed" };

let Part: typeof InstallApp;

beforeEach(async () => {
  // What the browser said belongs to one document.
  vi.resetModules();
  ({ InstallApp: Part } = await import("./install-app.tsx"));
});

afterEach(cleanup);

function draw(isApp = false) {
  const root = { visit: { isApp } };
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: () => <Part words={WORDS} /> }]);
  render(<Stub hydrationData={{ loaderData: { root } }} />);
}

/** The browser offers it; its own question is answered so. */
function offer(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

test("where the browser offers nothing there is no button", () => {
  draw();
  expect(screen.queryByRole("button")).toBeNull();
});

test("an offer, also one that came before the page was drawn, is a button that puts the browser’s own question once", async () => {
  const { event, prompt } = offer("accepted");
  expect(event.defaultPrevented).toBe(true);
  draw();
  fireEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(await screen.findByText("Installed")).toBeTruthy();
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button")).toBeNull();
});

test("who says no is told that it goes by hand too", async () => {
  draw();
  offer("dismissed");
  fireEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(await screen.findByText("Not installed")).toBeTruthy();
});

test("what was installed by the browser’s menu is known as well", async () => {
  draw();
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  expect(await screen.findByText("Installed")).toBeTruthy();
});

test("in the app it only says that one is there", () => {
  draw(true);
  offer("accepted");
  expect(screen.getByText("In it")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
