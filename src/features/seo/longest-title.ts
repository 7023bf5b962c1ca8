/** What search engines show of a title, in characters. */
export const LONGEST_TITLE = 60;
