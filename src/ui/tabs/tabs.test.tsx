import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Tabs } from "./tabs.tsx";

const onSelect = vi.fn();

beforeEach(() => {
  onSelect.mockClear();
  render(
    <Tabs
      label="About this shop"
      onSelect={onSelect}
      tabs={[
        { id: "menu", label: "Menu", panel: "the menu" },
        { id: "reviews", label: "Reviews", panel: "the reviews" },
        { id: "photos", label: "Photos", panel: "the photos" },
      ]}
    />,
  );
});

afterEach(cleanup);

function press(key: string) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return document.activeElement?.textContent;
}

describe("tabs", () => {
  it("open the first panel and hide the others", () => {
    expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
    expect(screen.getByRole("tabpanel", { name: "Menu" }).textContent).toBe("the menu");
  });

  it("are one stop of the tab key: only the open one", () => {
    expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it("are walked through by the arrow keys, round both ends, opening what is reached", () => {
    screen.getByRole("tab", { name: "Menu" }).focus();
    expect(press("ArrowRight")).toBe("Reviews");
    expect(screen.getByRole("tabpanel").textContent).toBe("the reviews");
    expect(press("ArrowRight")).toBe("Photos");
    expect(press("ArrowRight")).toBe("Menu");
    expect(press("ArrowLeft")).toBe("Photos");
  });

  it("reach the ends by Home and End, and leave other keys alone", () => {
    screen.getByRole("tab", { name: "Menu" }).focus();
    expect(press("End")).toBe("Photos");
    expect(press("Home")).toBe("Menu");
    expect(press("x")).toBe("Menu");
  });

  it("tell which one was chosen", () => {
    fireEvent.click(screen.getByRole("tab", { name: "Photos" }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("photos");
    expect(screen.getByRole("tab", { name: "Photos" }).getAttribute("aria-selected")).toBe("true");
  });
});
