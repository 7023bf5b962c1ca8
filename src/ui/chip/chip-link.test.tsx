import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { ChipLink } from "./chip-link.tsx";
import { ChipRow } from "./chip-row.tsx";

afterEach(cleanup);

function show(isPressed: boolean) {
  render(
    <MemoryRouter>
      <ChipRow label="Filters">
        <ChipLink to="/shops?open" isPressed={isPressed} count="41" removeLabel="remove filter">
          Open now
        </ChipLink>
        {false}
      </ChipRow>
    </MemoryRouter>,
  );
  return screen.getByRole("link");
}

it("a pressed filter says so, and that pressing it again removes it", () => {
  const chip = show(true);
  expect(chip.getAttribute("aria-current")).toBe("true");
  expect(chip.textContent).toContain("remove filter");
});

it("a filter that is not pressed leads on, with how many there are behind it", () => {
  const chip = show(false);
  expect(chip.hasAttribute("aria-current")).toBe(false);
  expect(chip.textContent).toBe("Open now41");
  expect(chip.getAttribute("href")).toBe("/shops?open");
});

it("the row is a named list without empty places", () => {
  show(false);
  expect(screen.getByRole("list", { name: "Filters" }).children).toHaveLength(1);
});
