import { Trans, useLingui } from "@lingui/react/macro";
import { observedOnParts } from "../../places/observed-on.ts";
import type { BrandSource } from "../brand.ts";

/** Where what is said of a brand comes from, and when that was. */
export function BrandSourceLine({ source, observedOn }: { source: BrandSource; observedOn: string }) {
  const seen = useDay(observedOn);
  switch (source) {
    case "kushy":
      return <Trans id="brand.source.kushy">Kushy, an open catalogue, {seen}</Trans>;
    case "tradePage":
      return <Trans id="brand.source.trade-page">A page of the trade, {seen}</Trans>;
    case "owner":
      return <Trans id="brand.source.owner">The brand itself, {seen}</Trans>;
    case "visitor":
      return <Trans id="brand.source.visitor">A visitor, {seen}</Trans>;
    case "operator":
      return <Trans id="brand.source.operator">The editors, {seen}</Trans>;
    case "sample":
      return <Trans id="brand.source.sample">Invented for trying this site out</Trans>;
  }
}

/** As exactly as is known and no more. */
function useDay(observedOn: string): string {
  const { i18n } = useLingui();
  const { date, precision } = observedOnParts(observedOn);
  const day = precision === "day" ? ({ day: "numeric" } as const) : {};
  const month = precision === "year" ? {} : ({ month: "long" } as const);
  return i18n.date(date, { year: "numeric", ...month, ...day, timeZone: "UTC" });
}
