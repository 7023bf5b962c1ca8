import { Trans, useLingui } from "@lingui/react/macro";
import { BrandSourceText } from "#features/brands/ui/brand-source-text.tsx";
import { CatalogueSource } from "#features/products/ui/product-page/catalogue-source.tsx";
import { useObservedAge } from "#features/products/ui/product-page/use-age.ts";
import { formatTag } from "#platform/i18n/locales.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import {
  COUNT_NAMES,
  type DoubleCounts,
  type DoubleItem,
  type DoubleKind,
  type DoublePair,
  type DoubleReason,
} from "../double.ts";

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

type DoubleEvidenceProps = { kind: DoubleKind; item: DoubleItem; now: string };

/** What is known of one of the two, from where, and what stands with it. */
export function DoubleEvidence({ kind, item, now }: DoubleEvidenceProps) {
  const { i18n } = useLingui();
  const counted = useCountWords();
  const listed = (names: readonly string[]) =>
    new Intl.ListFormat(formatTag(i18n.locale), { type: "unit" }).format(names);
  return (
    <Section level={3} title={item.url === null ? item.name : <Link to={item.url}>{item.name}</Link>}>
      <DefinitionList
        items={[
          {
            id: "source",
            term: <Trans id="doubles.known-from">Known from</Trans>,
            description: <SourceOf kind={kind} item={item} now={now} />,
          },
          ...(kind === "brand"
            ? [
                {
                  id: "speakers",
                  term: <Trans id="doubles.speakers">Who speaks for it</Trans>,
                  description: listed(item.speakers) || <Trans id="doubles.nobody">nobody</Trans>,
                },
              ]
            : [
                {
                  id: "aliases",
                  term: <Trans id="doubles.aliases">Other names</Trans>,
                  description: listed(item.aliases) || <Trans id="doubles.none-known">none known</Trans>,
                },
              ]),
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

/** A brand is known from other places than what it makes. */
function SourceOf({ kind, item: { source, observedOn }, now }: DoubleEvidenceProps) {
  const { seen } = useObservedAge(observedOn, now);
  if (kind === "brand" && source !== "own") return <BrandSourceText source={source} seen={seen} />;
  return source !== "tradePage" && <CatalogueSource source={source} observedOn={observedOn} now={now} />;
}

/** What is counted, in words. */
function useCountWords(): Record<keyof DoubleCounts, string> {
  const { t } = useLingui();
  return {
    products: t({ id: "doubles.products", message: "Products" }),
    strains: t({ id: "doubles.strains", message: "Strains" }),
    menuLines: t({ id: "doubles.menu-lines", message: "On menus" }),
    deals: t({ id: "doubles.deals", message: "Deals" }),
    jobs: t({ id: "doubles.jobs", message: "Jobs" }),
    posts: t({ id: "doubles.posts", message: "Posts" }),
    reviews: t({ id: "doubles.reviews", message: "Reviews" }),
    likes: t({ id: "doubles.likes", message: "Likes" }),
    watches: t({ id: "doubles.watches", message: "People who wait for it" }),
  };
}
