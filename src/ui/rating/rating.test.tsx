import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Rating } from "./rating.tsx";
import { halfStarCount } from "./stars.ts";

afterEach(cleanup);

it.each([
  [0, 0],
  [0.24, 0],
  [0.25, 1],
  [4.3, 9],
  [4.75, 10],
  [5, 10],
  [7, 10],
  [-1, 0],
])("a rating of %d lights %i half stars", (value, expected) => {
  expect(halfStarCount(value)).toBe(expected);
});

it("is heard as one sentence and not as loose numbers", () => {
  const { container } = render(
    <Rating value={4.3} valueText="4,3" countText="(12)" label="4,3 von 5 Sternen" />,
  );
  for (const silent of container.querySelectorAll("[aria-hidden]")) silent.remove();
  expect(container.textContent).toBe("4,3 von 5 Sternen");
});

it("is not there without a value, because no rating is not a bad one", () => {
  const { container } = render(<Rating value={null} valueText="" label="" />);
  expect(container.innerHTML).toBe("");
});
