/** How many portraits are drawn (specification section 9); a new account gets one of them. */
export const DEFAULT_PICTURE_COUNT = 5;

/** The names by which one is chosen, and no other (security.md U3). */
export const DEFAULT_PICTURES = Array.from({ length: DEFAULT_PICTURE_COUNT }, (_, index) =>
  defaultPicture(index + 1),
);

/** The file of a drawn portrait, counted from 1. */
export function defaultPicture(number: number): string {
  return `default-profilepic-${number}.jpg`;
}
