import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { ProductDetails } from "../../product-details.ts";
import { useMarketedAsWords } from "../marketed-as-words.ts";
import { useTerpeneWords } from "../terpene-words.ts";
import styles from "./product-page.module.css";
import type { Terpene } from "../../terpenes.ts";

type Strain = NonNullable<ProductDetails["strain"]>;
type StrainFactsProps = { product: ProductDetails; strain: Strain };

/** The facts of a product's strain that its head has no room for. */
export function StrainFacts({ product, strain }: StrainFactsProps) {
  const kinds = useMarketedAsWords();
  const { name, aliases, marketedAs, productSlug } = strain;
  const kind = marketedAs && kinds[marketedAs];
  const isOwnPage = productSlug === product.slug;
  const facts = [
    !isOwnPage && {
      id: "strain",
      term: <Trans id="product-page.strain">Strain</Trans>,
      description: productSlug ? <Link to={`/weed/${productSlug}`}>{name}</Link> : name,
    },
    aliases.length > 0 && {
      id: "aliases",
      term: <Trans id="product-page.aliases">Also called</Trans>,
      description: aliases.join(", "),
    },
  ];
  const known = facts.filter((fact) => fact !== false && fact !== null);
  return (
    <Section title={<Trans id="product-page.about-strain">About the strain</Trans>}>
      <Stack gap={4}>
        <p className={styles.method}>
          <Trans id="product-page.names-unreliable">
            Names are unreliable: the same name in two shops often means two different plants.
          </Trans>
          {kind && (
            <>
              {" "}
              <Trans id="product-page.marketed-as.note">
                “{kind}” is a label from the seed trade; it says little about the effect.
              </Trans>
            </>
          )}
        </p>
        {known.length > 0 && <DefinitionList items={known} />}
        <Terpenes strain={strain} />
      </Stack>
    </Section>
  );
}

function Terpenes({ strain: { terpenes } }: { strain: Strain }) {
  const terpeneWords = useTerpeneWords();
  const scents = useTerpeneScentWords();
  return (
    <>
      {terpenes.length > 0 && (
        <Words title={<Trans id="product-page.terpenes">Terpenes, which give it its smell</Trans>}>
          <DefinitionList
            items={terpenes.map((terpene) => ({
              id: terpene,
              term: terpeneWords[terpene],
              description: scents[terpene],
            }))}
          />
        </Words>
      )}
    </>
  );
}

function Words({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Section title={title} level={3}>
      {children}
    </Section>
  );
}

/** What a terpene smells of, for readers who are no chemists. Benefits are never named. */
function useTerpeneScentWords(): Record<Terpene, string> {
  const { t } = useLingui();
  return {
    myrcene: t({ id: "terpene-scent.myrcene", message: "Smells of earth, musk and ripe mango" }),
    limonene: t({ id: "terpene-scent.limonene", message: "Smells of lemon and orange peel" }),
    caryophyllene: t({ id: "terpene-scent.caryophyllene", message: "Smells of black pepper and cloves" }),
    pinene: t({ id: "terpene-scent.pinene", message: "Smells of pine needles" }),
    linalool: t({ id: "terpene-scent.linalool", message: "Smells of lavender" }),
    humulene: t({ id: "terpene-scent.humulene", message: "Smells of hops" }),
    terpinolene: t({ id: "terpene-scent.terpinolene", message: "Smells of apples, herbs and fresh wood" }),
    ocimene: t({ id: "terpene-scent.ocimene", message: "Smells sweet, of basil and flowers" }),
    nerolidol: t({ id: "terpene-scent.nerolidol", message: "Smells of wood and fresh bark" }),
    bisabolol: t({ id: "terpene-scent.bisabolol", message: "Smells of chamomile" }),
  };
}
