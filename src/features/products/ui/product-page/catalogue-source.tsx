import { Trans } from "@lingui/react/macro";
import type { ProductSource } from "../../product.ts";
import { useObservedAge } from "./use-age.ts";

type CatalogueSourceProps = { source: ProductSource; observedOn: string; now: string };

/** Where what is said of a product or strain comes from, and how old it is. */
export function CatalogueSource({ source, observedOn, now }: CatalogueSourceProps) {
  const { seen, age } = useObservedAge(observedOn, now);
  switch (source) {
    case "kushy":
      return (
        <Trans id="product-page.source.kushy">
          Kushy, an open strain catalogue, {seen} ({age})
        </Trans>
      );
    case "own":
      return (
        <Trans id="product-page.source.own">
          Our own catalogue, {seen} ({age})
        </Trans>
      );
    case "owner":
      return (
        <Trans id="product-page.source.owner">
          Its maker, {seen} ({age})
        </Trans>
      );
    case "visitor":
      return (
        <Trans id="product-page.source.visitor">
          A visitor, {seen} ({age})
        </Trans>
      );
    case "operator":
      return (
        <Trans id="product-page.source.operator">
          The editors, {seen} ({age})
        </Trans>
      );
    case "sample":
      return <Trans id="product-page.source.sample">Invented to try this site out</Trans>;
  }
}
