import { Trans } from "@lingui/react/macro";
import type { BrandSource } from "../brand.ts";

/** The source of a brand's facts, and when it was seen, in words. */
export function BrandSourceText({ source, seen }: { source: BrandSource; seen: string }) {
  switch (source) {
    case "kushy":
      return <Trans id="brand.source.kushy">Kushy, an open catalogue, {seen}</Trans>;
    case "tradePage":
      return <Trans id="brand.source.trade-page">A trade website, {seen}</Trans>;
    case "owner":
      return <Trans id="brand.source.owner">The brand itself, {seen}</Trans>;
    case "visitor":
      return <Trans id="brand.source.visitor">A visitor, {seen}</Trans>;
    case "operator":
      return <Trans id="brand.source.operator">The editors, {seen}</Trans>;
    case "sample":
      return <Trans id="brand.source.sample">Invented to try this site out</Trans>;
  }
}
