import { isPublicHoliday, nameOfDate } from "./hours-draft.ts";

/** Days on which Dutch shops often have other hours. */
export const HOLIDAYS = [
  "newYear",
  "goodFriday",
  "easter",
  "easterMonday",
  "kingsDay",
  "liberationDay",
  "ascension",
  "whitSunday",
  "whitMonday",
  "saintNicholas",
  "christmasEve",
  "christmas",
  "boxingDay",
  "newYearsEve",
] as const;

export type Holiday = (typeof HOLIDAYS)[number];

export interface HolidayAhead {
  holiday: Holiday;
  /** As OpenStreetMap names it in every year. */
  on: string;
  /** When it is next, such as `2026-12-25`. */
  date: string;
  /** Whether the rule for public holidays (`PH`) holds on it, as the hours are read. */
  isPublic: boolean;
}

const DAY_MS = 86_400_000;

/** From Easter Sunday, in days. */
const AFTER_EASTER: Partial<Record<Holiday, number>> = {
  goodFriday: -2,
  easter: 0,
  easterMonday: 1,
  ascension: 39,
  whitSunday: 49,
  whitMonday: 50,
};

/** Month and day. */
const FIXED: Partial<Record<Holiday, string>> = {
  newYear: "01-01",
  liberationDay: "05-05",
  saintNicholas: "12-05",
  christmasEve: "12-24",
  christmas: "12-25",
  boxingDay: "12-26",
  newYearsEve: "12-31",
};

/** The holidays of the twelve months from a day on, such as `2026-11-28`, the next one first. */
export function holidaysAhead(today: string): HolidayAhead[] {
  const year = Number(today.slice(0, 4));
  return HOLIDAYS.map((holiday) => {
    const dates = [year, year + 1].map((one) => {
      const named = dayOf(holiday, one);
      return { holiday, ...named, isPublic: holiday === "kingsDay" || isPublicHoliday(named.on) };
    });
    return (dates[0]?.date ?? "") >= today ? dates[0] : dates[1];
  })
    .filter((ahead) => ahead !== undefined)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function dayOf(holiday: Holiday, year: number): Pick<HolidayAhead, "on" | "date"> {
  const after = AFTER_EASTER[holiday];
  if (after !== undefined) {
    const date = isoDay(easterOf(year) + after * DAY_MS);
    if (after === 0) return { on: "easter", date };
    return {
      on: `easter ${after < 0 ? "-" : "+"}${Math.abs(after)} day${Math.abs(after) === 1 ? "" : "s"}`,
      date,
    };
  }
  const date = holiday === "kingsDay" ? kingsDayOf(year) : `${year}-${FIXED[holiday]}`;
  return { on: nameOfDate(date, true), date };
}

/** The King's birthday is kept a day earlier where it is a Sunday. */
function kingsDayOf(year: number): string {
  const birthday = new Date(Date.UTC(year, 3, 27));
  return birthday.getUTCDay() === 0 ? `${year}-04-26` : `${year}-04-27`;
}

/** Midnight of Easter Sunday in UTC, by the Gregorian rule of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
