import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { KeyHints } from "./key-hints.tsx";
import { usePageKeys } from "./known-keys.ts";
import { switchSingleKeys } from "./single-keys.ts";
import { useKeys } from "./use-keys.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Letter({ open }: { open: () => void }) {
  useKeys({ o: { act: open, says: "open" }, p: undefined });
  return null;
}

function Shown() {
  return <KeyHints keys={usePageKeys()} />;
}

test("a key that is listened to is shown with its words, and no other, and goes with its part of the page", () => {
  const { rerender } = render(<Shown />);
  expect(screen.queryByText("O")).toBeNull();
  rerender(
    <>
      <Letter open={() => undefined} />
      <Shown />
    </>,
  );
  expect(screen.getByText("O").parentElement?.textContent?.trim()).toBe("O open");
  expect(document.querySelectorAll("kbd")).toHaveLength(1);
  rerender(<Shown />);
  expect(screen.queryByText("O")).toBeNull();
});

test("a letter by itself does something until it is switched off, and again once it is switched on", () => {
  const open = vi.fn();
  render(<Letter open={open} />);
  fireEvent.keyDown(document.body, { key: "o" });
  act(() => switchSingleKeys(false));
  fireEvent.keyDown(document.body, { key: "o" });
  expect(open).toHaveBeenCalledOnce();
  act(() => switchSingleKeys(true));
  fireEvent.keyDown(document.body, { key: "o" });
  expect(open).toHaveBeenCalledTimes(2);
});
