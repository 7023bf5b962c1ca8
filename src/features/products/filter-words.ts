import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RatingFilter } from "#features/shops/traits.ts";
import { centsText, permilleText } from "#platform/i18n/format.ts";
import { GRAM_ENDS_CENTS, type GramBand, THC_ENDS_PERMILLE, type ThcBand } from "./product-bands.ts";

// The filters of products whose words have a number in them, for visitors and for the dashboard.

export function thcBandText(band: ThcBand, i18n: I18n): string {
  const [five, ten, fifteen, twenty] = THC_ENDS_PERMILLE.map((end) => permilleText(i18n.locale, end));
  const between = (from = "", to = "") =>
    i18n._(msg({ id: "thc-band.between", message: `${from} to ${to}` }));
  switch (band) {
    case "under5":
      return i18n._(msg({ id: "thc-band.under", message: `Under ${five}` }));
    case "5to10":
      return between(five, ten);
    case "10to15":
      return between(ten, fifteen);
    case "15to20":
      return between(fifteen, twenty);
    case "over20":
      return i18n._(msg({ id: "thc-band.over", message: `${twenty} and over` }));
    case "unknown":
      return i18n._(msg({ id: "product-band.unknown", message: "Not known" }));
  }
}

export function gramBandText(band: GramBand, i18n: I18n): string {
  const ends = GRAM_ENDS_CENTS.map((end) => centsText(i18n.locale, end, { isWhole: true }));
  const [five = "", , , twenty = ""] = ends;
  const between = (from = "", to = "") =>
    i18n._(msg({ id: "product-band.between", message: `${from} to ${to}` }));
  switch (band) {
    case "under8":
      return i18n._(msg({ id: "product-band.under", message: `Under ${five}` }));
    case "8to10":
      return between(ends[0], ends[1]);
    case "10to12":
      return between(ends[1], ends[2]);
    case "12to15":
      return between(ends[2], ends[3]);
    case "over15":
      return i18n._(msg({ id: "product-band.over", message: `${twenty} and over` }));
  }
}

export function ratingText(stars: RatingFilter, i18n: I18n): string {
  return i18n._(msg({ id: "filter.rating", message: `${stars} stars or more` }));
}
