import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { BottomNav, BottomNavButton, BottomNavLink } from "./bottom-nav.tsx";

afterEach(cleanup);

test("the page one is on is marked, how much waits is read after the word, and a button does something", () => {
  const open = vi.fn();
  render(
    <MemoryRouter>
      <BottomNav label="Desk">
        <BottomNavLink to="/queue" isCurrent picture={null} count="23">
          Queue
        </BottomNavLink>
        <BottomNavLink to="/shops" isCurrent={false} picture={null}>
          Shops
        </BottomNavLink>
        <BottomNavButton picture={null} onClick={open}>
          More
        </BottomNavButton>
      </BottomNav>
    </MemoryRouter>,
  );
  expect(screen.getByRole("navigation", { name: "Desk" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Queue 23" }).getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: "Shops" }).getAttribute("aria-current")).toBeNull();
  screen.getByRole("button", { name: "More" }).click();
  expect(open).toHaveBeenCalledOnce();
});
