import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { Pagination } from "./pagination.tsx";

afterEach(cleanup);

function show(currentPage: number, pageCount: number) {
  const labels = {
    navigation: "Pages",
    previous: "Previous",
    next: "Next",
    page: (page: number) => `Page ${page}`,
  };
  render(
    <MemoryRouter>
      <Pagination
        currentPage={currentPage}
        pageCount={pageCount}
        addressOf={(page) => `/shops?page=${page}`}
        labels={labels}
      />
    </MemoryRouter>,
  );
}

it("every page is a real link, and the current one says so", () => {
  show(2, 3);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/shops?page=1",
    "/shops?page=1",
    "/shops?page=2",
    "/shops?page=3",
    "/shops?page=3",
  ]);
  expect(screen.getByRole("link", { current: "page" }).getAttribute("aria-label")).toBe("Page 2");
});

it("the ends have no step beyond them", () => {
  show(1, 3);
  expect(screen.queryByRole("link", { name: "Previous" })).toBeNull();
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("rel")).toBe("next");
});

it("a list of one page needs no pages", () => {
  show(1, 1);
  expect(screen.queryByRole("navigation")).toBeNull();
});
