import { useLingui } from "@lingui/react/macro";
import { centsText, permilleText } from "#platform/i18n/format.ts";
import { GRAM_ENDS_CENTS, type GramBand, THC_ENDS_PERMILLE, type ThcBand } from "../product-bands.ts";

export function useThcBandWords(): Record<ThcBand, string> {
  const { t, i18n } = useLingui();
  const [five, ten, fifteen, twenty] = THC_ENDS_PERMILLE.map((end) => permilleText(i18n.locale, end));
  const between = (from = "", to = "") => t({ id: "product-band.between", message: `${from} to ${to}` });
  return {
    under5: t({ id: "product-band.under", message: `Under ${five}` }),
    "5to10": between(five, ten),
    "10to15": between(ten, fifteen),
    "15to20": between(fifteen, twenty),
    over20: t({ id: "product-band.over", message: `${twenty} and over` }),
    unknown: t({ id: "product-band.unknown", message: "Not known" }),
  };
}

export function useGramBandWords(): Record<GramBand, string> {
  const { t, i18n } = useLingui();
  const ends = GRAM_ENDS_CENTS.map((end) => centsText(i18n.locale, end, { isWhole: true }));
  const [five = "", , , twenty = ""] = ends;
  const between = (from = "", to = "") => t({ id: "product-band.between", message: `${from} to ${to}` });
  return {
    under8: t({ id: "product-band.under", message: `Under ${five}` }),
    "8to10": between(ends[0], ends[1]),
    "10to12": between(ends[1], ends[2]),
    "12to15": between(ends[2], ends[3]),
    over15: t({ id: "product-band.over", message: `${twenty} and over` }),
  };
}
