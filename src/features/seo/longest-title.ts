/** How much of a title search engines show, in characters. */
export const LONGEST_TITLE = 60;
