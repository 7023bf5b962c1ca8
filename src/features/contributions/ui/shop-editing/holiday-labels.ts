import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Holiday } from "../../holidays.ts";

export const HOLIDAY_LABELS: Record<Holiday, MessageDescriptor> = {
  newYear: msg({ id: "shop-editing.holiday.new-year", message: "New Year’s Day" }),
  goodFriday: msg({ id: "shop-editing.holiday.good-friday", message: "Good Friday" }),
  easter: msg({ id: "shop-editing.holiday.easter", message: "Easter Sunday" }),
  easterMonday: msg({ id: "shop-editing.holiday.easter-monday", message: "Easter Monday" }),
  kingsDay: msg({ id: "shop-editing.holiday.kings-day", message: "King’s Day" }),
  liberationDay: msg({ id: "shop-editing.holiday.liberation-day", message: "Liberation Day" }),
  ascension: msg({ id: "shop-editing.holiday.ascension", message: "Ascension Day" }),
  whitSunday: msg({ id: "shop-editing.holiday.whit-sunday", message: "Whit Sunday" }),
  whitMonday: msg({ id: "shop-editing.holiday.whit-monday", message: "Whit Monday" }),
  saintNicholas: msg({ id: "shop-editing.holiday.saint-nicholas", message: "St Nicholas’ Eve" }),
  christmasEve: msg({ id: "shop-editing.holiday.christmas-eve", message: "Christmas Eve" }),
  christmas: msg({ id: "shop-editing.holiday.christmas", message: "Christmas Day" }),
  boxingDay: msg({ id: "shop-editing.holiday.boxing-day", message: "Boxing Day" }),
  newYearsEve: msg({ id: "shop-editing.holiday.new-years-eve", message: "New Year’s Eve" }),
};
