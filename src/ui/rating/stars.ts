/** How many of the ten half stars are lit for a rating from 0 to 5. */
export function halfStarCount(value: number): number {
  return Math.round(Math.min(5, Math.max(0, value)) * 2);
}

/** Corners of one star in a square of 20, clockwise from the top; its middle is the edge of a half. */
const CORNERS = [
  [10, 1.5],
  [12.5, 7.1],
  [18.6, 7.8],
  [14.1, 11.9],
  [15.3, 17.9],
  [10, 14.9],
  [4.7, 17.9],
  [5.9, 11.9],
  [1.4, 7.8],
  [7.5, 7.1],
] as const;

/** Five stars beside each other as one SVG path, 100 wide and 20 high. */
export const FIVE_STARS = [0, 20, 40, 60, 80]
  .map((left) => `M${CORNERS.map(([x, y]) => `${Math.round((x + left) * 10) / 10} ${y}`).join("L")}Z`)
  .join("");
