/** The wall clock that opening hours are written for. */
export const COUNTRY_TIME = "Europe/Amsterdam";
