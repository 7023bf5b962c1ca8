/** The wall clock and the calendar of the country: opening hours are written for it, days are told by it. */
export const COUNTRY_TIME = "Europe/Amsterdam";
