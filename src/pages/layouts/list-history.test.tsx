import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { isListKept, useListHistory } from "./list-history.ts";

afterEach(cleanup);

const addressOf = (page: number) => `${location.origin}/coffeeshops?page=${page}`;

function List({ data }: { data: object }) {
  useListHistory(data);
  return null;
}

it("keeps the last twenty lists of a visit, wherever on their page one was", () => {
  for (let page = 1; page <= 25; page += 1) {
    history.pushState(null, "", `${addressOf(page)}#list`);
    render(<List data={{ page }} />);
  }
  const kept = Array.from({ length: 25 }, (_, index) => index + 1).filter((page) =>
    isListKept(addressOf(page)),
  );
  expect(kept).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
  expect(isListKept(`${addressOf(25)}#somewhere`)).toBe(true);
});
