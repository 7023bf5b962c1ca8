import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SeatGlyph } from "../icon/glyphs.ts";
import { FactLine } from "./fact-line.tsx";

afterEach(cleanup);

it("the dot names its fact and opens its source without a script", () => {
  render(
    <FactLine
      glyph={SeatGlyph}
      label="Seats"
      value="Twenty"
      source="Seen in 2021."
      sourceLabel="Source of: seats"
    />,
  );
  const dot = screen.getByRole("button", { name: "Source of: seats" });
  const source = document.getElementById(dot.getAttribute("popovertarget") ?? "");
  expect(source?.textContent).toBe("Seen in 2021.");
  expect(source?.getAttribute("popover")).toBe("auto");
});

it("a fact without a source has no dot", () => {
  render(<FactLine glyph={SeatGlyph} label="Seats" value="unknown" isUnknown />);
  expect(screen.queryByRole("button")).toBeNull();
});
