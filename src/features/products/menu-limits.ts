/** As the table has them, in characters. */
export const LONGEST_NAME = 80;
export const LONGEST_HEADING = 60;

/** Of one menu: more is no menu that somebody reads. */
export const MOST_LINES = 1000;
export const MOST_HEADINGS = 100;
