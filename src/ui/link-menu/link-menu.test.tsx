import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { LinkMenu } from "./link-menu.tsx";

test("a list with a single order shows it as others do: a chip that unfolds, which says what it is", () => {
  const { container } = render(
    <MemoryRouter>
      <LinkMenu label="Sort" choices={[{ to: "/list", words: "By name", isCurrent: true }]} />
    </MemoryRouter>,
  );
  expect(container.querySelector("summary")?.textContent).toBe("Sort: By name");
  expect(screen.getByRole("link", { hidden: true }).getAttribute("aria-current")).toBe("true");
});
