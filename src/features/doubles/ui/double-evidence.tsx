import { Trans, useLingui } from "@lingui/react/macro";
import { CatalogueSource } from "#features/products/ui/product-page/catalogue-source.tsx";
import { formatTag } from "#platform/i18n/locales.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import type { DoubleItem, DoublePair, DoubleReason } from "../double.ts";

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

type DoubleEvidenceProps = { item: DoubleItem; now: string };

/** What is known of one of the two, from where, and what stands with it. */
export function DoubleEvidence({ item, now }: DoubleEvidenceProps) {
  const { i18n } = useLingui();
  const { menuLines, reviews, likes, watches, products } = item.counts;
  return (
    <Section level={3} title={item.url === null ? item.name : <Link to={item.url}>{item.name}</Link>}>
      <DefinitionList
        items={[
          {
            id: "source",
            term: <Trans id="doubles.known-from">Known from</Trans>,
            description: <CatalogueSource source={item.source} observedOn={item.observedOn} now={now} />,
          },
          {
            id: "aliases",
            term: <Trans id="doubles.aliases">Other names</Trans>,
            description:
              item.aliases.length > 0 ? (
                new Intl.ListFormat(formatTag(i18n.locale), { type: "unit" }).format(item.aliases)
              ) : (
                <Trans id="doubles.none-known">none known</Trans>
              ),
          },
          { id: "products", term: <Trans id="doubles.products">Products</Trans>, description: products },
          { id: "menus", term: <Trans id="doubles.menu-lines">On menus</Trans>, description: menuLines },
          { id: "reviews", term: <Trans id="doubles.reviews">Reviews</Trans>, description: reviews },
          { id: "likes", term: <Trans id="doubles.likes">Likes</Trans>, description: likes },
          {
            id: "watches",
            term: <Trans id="doubles.watches">People who wait for it</Trans>,
            description: watches,
          },
        ]}
      />
    </Section>
  );
}
