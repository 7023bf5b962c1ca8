import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { permilleText } from "#platform/i18n/format.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import type { ProductDetails } from "../../product-details.ts";
import { CatalogueSource } from "./catalogue-source.tsx";
import { FactWithMethod } from "./fact-with-method.tsx";
import { gramsText, milligramsText } from "./amount-text.ts";
import { PotencyMethodLine } from "./potency-method.tsx";
import { useSubCategoryWords } from "./sub-category-words.ts";

type Fact = { id: string; term: ReactNode; description: ReactNode };

/** What is in it and how that is known: a number without a method and a date is a rumour. */
export function ProductFacts({ product, now }: { product: ProductDetails; now: string }) {
  const { i18n } = useLingui();
  const subCategories = useSubCategoryWords();
  const { subCategory, thcPermille, cbdPermille, milligramsPerPiece, piecesPerPack } = product;
  const { thcMicrogramsPerPiece: thcOfPiece, thcMicrogramsPerPack: thcOfPack } = product;
  const kind = subCategory === null ? undefined : subCategories[subCategory];
  // The source of a strain stands with the strain.
  const isStrainItself = product.strain?.productSlug === product.slug;
  const grams = (milligrams: number) => gramsText(i18n.locale, milligrams / 1000);
  const facts: (Fact | false | null | undefined)[] = [
    kind !== undefined && { id: "kind", term: <Trans id="product-page.kind">Kind</Trans>, description: kind },
    thcPermille !== null && {
      id: "thc",
      term: "THC",
      description: <Potency {...{ product, now }} amount={permilleText(i18n.locale, thcPermille)} />,
    },
    cbdPermille !== null && {
      id: "cbd",
      term: "CBD",
      description: <Potency {...{ product, now }} amount={permilleText(i18n.locale, cbdPermille)} />,
    },
    milligramsPerPiece !== null && {
      id: "piece",
      term: <Trans id="product-page.weight">Weight of one</Trans>,
      description: grams(milligramsPerPiece),
    },
    piecesPerPack !== null && {
      id: "pack",
      term: <Trans id="product-page.pack">In a pack</Trans>,
      description: (
        <FactWithMethod
          fact={<Plural id="product-page.pieces" value={piecesPerPack} one="# piece" other="# pieces" />}
          method={milligramsPerPiece !== null && grams(milligramsPerPiece * piecesPerPack)}
        />
      ),
    },
    thcOfPiece !== null && {
      id: "thc-piece",
      term: <Trans id="product-page.thc-piece">THC in one</Trans>,
      description: <Potency {...{ product, now }} amount={milligramsText(i18n.locale, thcOfPiece / 1000)} />,
    },
    thcOfPack !== null && {
      id: "thc-pack",
      term: <Trans id="product-page.thc-pack">THC in a pack</Trans>,
      description: <Potency {...{ product, now }} amount={milligramsText(i18n.locale, thcOfPack / 1000)} />,
    },
    !isStrainItself && {
      id: "source",
      term: <Trans id="product-page.source">Who says so</Trans>,
      description: <CatalogueSource source={product.source} observedOn={product.observedOn} now={now} />,
    },
  ];
  const known = facts.filter((fact): fact is Fact => Boolean(fact));
  if (known.length === 0) return null;
  return (
    <Section title={<Trans id="product-page.facts">Facts</Trans>}>
      <DefinitionList items={known} />
    </Section>
  );
}

function Potency({ product, amount, now }: { product: ProductDetails; amount: string; now: string }) {
  const { potencyMethod, potencyObservedOn } = product;
  return (
    <FactWithMethod
      fact={amount}
      method={
        potencyMethod !== null &&
        potencyObservedOn !== null && (
          <PotencyMethodLine method={potencyMethod} observedOn={potencyObservedOn} now={now} />
        )
      }
    />
  );
}
