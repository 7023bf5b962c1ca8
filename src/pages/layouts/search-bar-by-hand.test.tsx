import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  active,
  answeringByHand,
  draw,
  field,
  focusField,
  found,
  FOUND,
  list,
  press,
  type,
} from "./search-bar.test-support.tsx";

let calls: ReturnType<typeof answeringByHand>;

beforeEach(() => {
  calls = answeringByHand();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("by keyboard", () => {
  test("the arrows walk through all options and the field, and leave the focus in the field", async () => {
    draw();
    await focusField();
    await found(calls, "ut", { cities: FOUND.cities ?? [], brands: FOUND.brands ?? [] });
    const walk = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"].map((key) => {
      press(key);
      return active();
    });
    expect(walk).toEqual([
      "Utrecht, TownUtrecht",
      "Uth, Brand",
      "Near me, open now",
      undefined,
      "Near me, open now",
      "Uth, Brand",
    ]);
    expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
    expect(document.activeElement).toBe(field());
  });

  test("Home and End stay with the text, and the text is what counts again", async () => {
    draw();
    await focusField();
    press("ArrowDown");
    expect(press("Home")).toBe(true);
    expect(active()).toBeUndefined();
    expect(press("End")).toBe(true);
  });

  test("Enter opens the option, empties the field and closes the list", async () => {
    const router = draw();
    await focusField();
    await found(calls, "ut");
    press("ArrowDown");
    press("ArrowDown");
    await act(async () => press("Enter"));
    expect(router.state.location.pathname).toBe("/coffeeshops/utrecht");
    expect(field().value).toBe("");
    expect(list()).toBeNull();
  });

  test("Enter without an option is left to the form", async () => {
    draw();
    await focusField();
    await found(calls, "ut");
    expect(press("Enter")).toBe(true);
  });

  test("while letters are composed, arrows and Enter belong to them", async () => {
    draw();
    await focusField();
    expect(fireEvent.keyDown(field(), { key: "ArrowDown", isComposing: true })).toBe(true);
    expect(active()).toBeUndefined();
  });

  test("Escape closes the list, then empties the field; an arrow opens it again", async () => {
    draw();
    await focusField();
    await found(calls, "ut");
    press("Escape");
    expect(list()).toBeNull();
    expect(field().getAttribute("aria-expanded")).toBe("false");
    expect(field().value).toBe("ut");
    press("ArrowDown");
    expect(list()).toBeTruthy();
    press("Escape");
    press("Escape");
    expect(field().value).toBe("");
    expect(list()).toBeNull();
  });

  test("Tab leaves", async () => {
    draw();
    await focusField();
    expect(press("Tab")).toBe(true);
    expect(list()).toBeNull();
  });
});

describe("by hand", () => {
  test("a press on an option opens it, and the list goes", async () => {
    const router = draw();
    await focusField();
    await found(calls, "ut");
    const option = within(screen.getByRole("group", { name: "Shops" })).getAllByRole(
      "option",
    )[0] as HTMLElement;
    expect(fireEvent.mouseDown(option)).toBe(false);
    await act(async () => fireEvent.click(option));
    expect(router.state.location.pathname).toBe("/coffeeshop/utopia");
    expect(list()).toBeNull();
  });

  test("a press elsewhere closes the list and keeps what was typed", async () => {
    draw();
    await focusField();
    type("ut");
    fireEvent.pointerDown(document.body);
    expect(list()).toBeNull();
    expect(field().value).toBe("ut");
  });

  test("a keyboard that is put away does not take the list with it", async () => {
    draw();
    await focusField();
    act(() => field().blur());
    expect(list()).toBeTruthy();
  });
});
