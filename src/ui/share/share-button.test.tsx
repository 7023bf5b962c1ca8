import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ShareButton } from "./share-button.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = { share: "Share", copied: "The link is copied", byHand: "Copy the link by hand" };

async function press(means: object) {
  vi.stubGlobal("navigator", means);
  render(<ShareButton title="Morning Fog" words={words} />);
  // With nothing to be fetched first: without a network a link can still be shared.
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Share" })));
}

it("the device's own sheet gets the address, and nothing more is said", async () => {
  const share = vi.fn<() => Promise<void>>(async () => undefined);
  await press({ share });
  expect(share).toHaveBeenCalledWith({ title: "Morning Fog", url: location.href });
  expect(screen.getByRole("status").textContent).toBe("");
});

it("without one the address is copied, which is said", async () => {
  const writeText = vi.fn<() => Promise<void>>(async () => undefined);
  await press({ clipboard: { writeText } });
  expect(writeText).toHaveBeenCalledWith(location.href);
  expect(screen.getByRole("status").textContent).toBe("The link is copied");
});

it("whoever closes the sheet is left alone", async () => {
  const writeText = vi.fn<() => Promise<void>>();
  const share = () => Promise.reject(new DOMException("", "AbortError"));
  await press({ share, clipboard: { writeText } });
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toBe("");
});

it("when nothing works the address stands there to be copied by hand", async () => {
  await press({});
  expect(screen.getByLabelText<HTMLInputElement>("Copy the link by hand").value).toBe(location.href);
});
