import { Trans, useLingui } from "@lingui/react/macro";
import type { BrandSource } from "#features/brands/brand.ts";
import { BrandSourceText } from "#features/brands/ui/brand-source-text.tsx";
import type { ProductSource } from "#features/products/product.ts";
import { CatalogueSource } from "#features/products/ui/product-page/catalogue-source.tsx";
import { useObservedAge } from "#features/products/ui/product-page/use-age.ts";
import type { FactSource } from "#features/shops/facts.ts";
import { useFactSourceWords, useStatusWords } from "#features/shops/ui/shop-words.ts";
import { formatTag } from "#platform/i18n/locales.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import {
  COUNT_NAMES,
  type DoubleItem,
  type DoubleKind,
  type DoublePair,
  type DoubleReason,
} from "../double.ts";
import { useCountWords } from "./use-count-words.ts";

/** Why the two may be one. */
export function DoubleReasons({ reasons, likeness }: Pick<DoublePair, "reasons" | "likeness">) {
  const { t, i18n } = useLingui();
  const words: Record<DoubleReason, string> = {
    alias: t({ id: "doubles.reason.alias", message: "one goes by the name of the other" }),
    spelling: t({
      id: "doubles.reason.spelling",
      message: `the names are written alike (${likeness} of 100)`,
    }),
    breeder: t({ id: "doubles.reason.breeder", message: "the same breeder" }),
    brand: t({ id: "doubles.reason.brand", message: "the same brand" }),
    website: t({ id: "doubles.reason.website", message: "the same website" }),
    address: t({ id: "doubles.reason.address", message: "the same door" }),
    place: t({ id: "doubles.reason.place", message: "the same place on the map" }),
    said: t({ id: "doubles.reason.said", message: "an admin said so" }),
  };
  const why = new Intl.ListFormat(formatTag(i18n.locale), { type: "unit" }).format(
    reasons.map((reason) => words[reason]),
  );
  return (
    <p>
      <Trans id="doubles.why">Why we think so: {why}.</Trans>
    </p>
  );
}

type DoubleEvidenceProps = {
  kind: DoubleKind;
  item: DoubleItem;
  /** Whether this is the one that stays: two are often called the same. */
  isWinner: boolean;
  now: string;
};

/** What is known of one of the two, from where, and what stands with it. */
export function DoubleEvidence({ kind, item, isWinner, now }: DoubleEvidenceProps) {
  const { i18n } = useLingui();
  const counted = useCountWords();
  const statusWords = useStatusWords();
  const status = item.facts.status && statusWords[item.facts.status];
  const listed = (names: readonly string[]) =>
    new Intl.ListFormat(formatTag(i18n.locale), { type: "unit" }).format(names);
  const name = item.url === null ? item.name : <Link to={item.url}>{item.name}</Link>;
  return (
    <Section
      level={3}
      title={
        isWinner ? (
          <Trans id="doubles.side.stays">Stays: {name}</Trans>
        ) : (
          <Trans id="doubles.side.goes">Goes: {name}</Trans>
        )
      }
    >
      <DefinitionList
        items={[
          {
            id: "source",
            term: <Trans id="doubles.known-from">Known from</Trans>,
            description: <SourceOf kind={kind} item={item} now={now} />,
          },
          ...(status === undefined
            ? []
            : [{ id: "status", term: <Trans id="doubles.status">State</Trans>, description: status }]),
          ...(kind === "brand"
            ? []
            : [
                {
                  id: "aliases",
                  term: <Trans id="doubles.aliases">Other names</Trans>,
                  description: listed(item.aliases) || <Trans id="doubles.none-known">none known</Trans>,
                },
              ]),
          ...(kind === "brand" || kind === "shop"
            ? [
                {
                  id: "speakers",
                  term: <Trans id="doubles.speakers">Who speaks for it</Trans>,
                  description: listed(item.speakers) || <Trans id="doubles.nobody">nobody</Trans>,
                },
              ]
            : []),
          ...COUNT_NAMES.filter((name) => item.counts[name] !== undefined).map((name) => ({
            id: name,
            term: counted[name],
            description: item.counts[name],
          })),
        ]}
      />
    </Section>
  );
}

/** Each kind of thing is known from places of its own. */
function SourceOf({
  kind,
  item: { source, observedOn },
  now,
}: Pick<DoubleEvidenceProps, "kind" | "item" | "now">) {
  const shopSources = useFactSourceWords();
  const { seen, age } = useObservedAge(observedOn, now);
  switch (kind) {
    case "brand":
      return <BrandSourceText source={source as BrandSource} seen={seen} />;
    case "shop": {
      const from = shopSources[source as FactSource];
      return (
        <Trans id="doubles.known-from.shop">
          {from}, {seen} ({age})
        </Trans>
      );
    }
    default:
      return <CatalogueSource source={source as ProductSource} observedOn={observedOn} now={now} />;
  }
}
