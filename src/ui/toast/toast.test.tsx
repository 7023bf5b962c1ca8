import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToast } from "./toast-context.ts";
import { ToastRegion } from "./toast-region.tsx";

let region: HTMLElement;

function Follow() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast("The Quiet Barge is saved.")}>
      Follow
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  const { container } = render(
    <ToastRegion dismissLabel="Dismiss">
      <Follow />
    </ToastRegion>,
  );
  region = container.querySelector<HTMLElement>("[aria-live]") ?? container;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const follow = () => fireEvent.click(screen.getByRole("button", { name: "Follow" }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("the live region is there before its first message, and the message appears in it", () => {
  expect(region.getAttribute("aria-live")).toBe("polite");
  expect(region.textContent).toBe("");
  follow();
  expect(region.textContent).toBe("The Quiet Barge is saved.");
});

it("a message leaves after seven seconds", () => {
  follow();
  wait(6999);
  expect(region.textContent).not.toBe("");
  wait(1);
  expect(region.textContent).toBe("");
});

it("a message that is pointed at waits", () => {
  follow();
  const message = screen.getByText("The Quiet Barge is saved.").parentElement ?? region;
  fireEvent.pointerEnter(message);
  wait(60_000);
  expect(region.textContent).not.toBe("");
  fireEvent.pointerLeave(message);
  wait(7000);
  expect(region.textContent).toBe("");
});

it("a message can be sent away, and a fourth one pushes out the first", () => {
  for (let count = 0; count < 4; count += 1) follow();
  expect(region.children).toHaveLength(3);
  fireEvent.click(screen.getAllByRole("button", { name: "Dismiss" })[0] ?? region);
  expect(region.children).toHaveLength(2);
});
