import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readDraft } from "../../draft-store.ts";
import { sampleList, sampleReview } from "../../sample-reviews.ts";
import { BARGE } from "../reviews.test-support.tsx";
import { isChecked, open, press, stars, tap, type } from "./review-form.test-support.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("stars", () => {
  test("are tapped, and a second tap takes half of one off", async () => {
    await open();
    tap(4);
    expect(isChecked("4")).toBe(true);
    tap(4);
    expect(isChecked("3.5")).toBe(true);
    tap(4);
    expect(isChecked("4")).toBe(true);
    tap(1);
    tap(1);
    expect(isChecked("1")).toBe(true);
  });

  test("go by halves with the arrow keys, and end at one and five", async () => {
    await open();
    tap(4);
    fireEvent.keyDown(stars("4"), { key: "ArrowRight" });
    expect(isChecked("4.5")).toBe(true);
    expect(document.activeElement).toBe(stars("4.5"));
    fireEvent.keyDown(stars("4.5"), { key: "End" });
    fireEvent.keyDown(stars("5"), { key: "ArrowUp" });
    expect(isChecked("5")).toBe(true);
    fireEvent.keyDown(stars("5"), { key: "Home" });
    fireEvent.keyDown(stars("1"), { key: "ArrowLeft" });
    expect(isChecked("1")).toBe(true);
  });

  test("of an aspect are whole, and a second tap takes them back", async () => {
    await open();
    tap(3, "Staff");
    expect(readDraft(3, BARGE)).toMatchObject({ aspects: { staff: 3 } });
    tap(3, "Staff");
    expect(readDraft(3, BARGE)).toMatchObject({ aspects: {} });
  });
});

describe("the draft", () => {
  test("stays on the device, and is there again", async () => {
    await open();
    tap(4);
    type("Quiet, good coffee.");
    cleanup();
    await open();
    expect(isChecked("4")).toBe(true);
    expect(screen.getByDisplayValue("Quiet, good coffee.")).toBeTruthy();
    expect(screen.getByText(/^Saved on this device/)).toBeTruthy();
  });

  test("belongs to an account and a shop", async () => {
    await open();
    type("Quiet, good coffee.");
    cleanup();
    await open({ accountId: 4 });
    expect(screen.queryByDisplayValue("Quiet, good coffee.")).toBeNull();
    cleanup();
    await open({ target: { ...BARGE, id: 8 } });
    expect(screen.queryByDisplayValue("Quiet, good coffee.")).toBeNull();
  });

  test("of a version that was changed elsewhere is of no use", async () => {
    const mine = sampleReview({ isMine: true });
    await open({ list: sampleList({ mine }) });
    type("Another text than before.");
    cleanup();
    await open({ list: sampleList({ mine: { ...mine, rev: 2, text: "As it reads by now." } }) });
    expect(screen.getByDisplayValue("As it reads by now.")).toBeTruthy();
  });

  test("goes when somebody wants to start again", async () => {
    await open();
    type("Quiet, good coffee.");
    press("Start again");
    expect(screen.queryByDisplayValue("Quiet, good coffee.")).toBeNull();
    expect(readDraft(3, BARGE)).toBeUndefined();
  });

  test("says so where the browser keeps nothing", async () => {
    await open();
    vi.stubGlobal("localStorage", {
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    type("Quiet, good coffee.");
    expect(screen.getByText(/^This browser saves no drafts/)).toBeTruthy();
  });
});
