import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { permilleText } from "#platform/i18n/format.ts";
import { useWordsOf } from "#platform/i18n/use-words-of.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import type { ProductDetails } from "../../product-details.ts";
import { SUB_CATEGORY_LABELS } from "../../product-field-labels.ts";
import { useProductFieldWords } from "../product-field-words.ts";
import { useProductTypeWords } from "../product-type-words.ts";
import { CatalogueSource } from "./catalogue-source.tsx";
import { CorrectedLine } from "./corrected-line.tsx";
import { FactWithMethod } from "./fact-with-method.tsx";
import { gramsText, milligramsText } from "./amount-text.ts";
import type { PotencyMethod } from "../../product.ts";
import { useObservedAge } from "./use-age.ts";

type Fact = { id: string; term: ReactNode; description: ReactNode };

/** Potency with method and date: without them a number is a rumour. */
export function ProductFacts({ product, now }: { product: ProductDetails; now: string }) {
  const { i18n } = useLingui();
  const subCategories = useWordsOf(SUB_CATEGORY_LABELS);
  const fieldWords = useProductFieldWords();
  const types = useProductTypeWords();
  const {
    name,
    type,
    aliases,
    corrections,
    subCategory,
    thcPermille,
    cbdPermille,
    milligramsPerPiece,
    piecesPerPack,
  } = product;
  const { thcMicrogramsPerPiece: thcOfPiece, thcMicrogramsPerPack: thcOfPack } = product;
  const kind = subCategory === null ? undefined : subCategories[subCategory];
  // The source of a strain is shown with the strain.
  const isStrainItself = product.strain?.productSlug === product.slug;
  const grams = (milligrams: number) => gramsText(i18n.locale, milligrams / 1000);
  const ofPeople = { name, type: types[type] };
  const facts: (Fact | false | null | undefined)[] = [
    ...(["name", "type"] as const).map(
      (fact) =>
        corrections.some((one) => one.fact === fact) && {
          id: fact,
          term: fieldWords[fact],
          description: (
            <>
              {ofPeople[fact]}
              <CorrectedLine product={product} fact={fact} now={now} />
            </>
          ),
        },
    ),
    aliases.length > 0 && {
      id: "aliases",
      term: <Trans id="product-page.aliases">Also called</Trans>,
      description: aliases.join(", "),
    },
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
      term: <Trans id="product-page.weight">Weight per piece</Trans>,
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
      term: <Trans id="product-page.thc-piece">THC per piece</Trans>,
      description: <Potency {...{ product, now }} amount={milligramsText(i18n.locale, thcOfPiece / 1000)} />,
    },
    thcOfPack !== null && {
      id: "thc-pack",
      term: <Trans id="product-page.thc-pack">THC per pack</Trans>,
      description: <Potency {...{ product, now }} amount={milligramsText(i18n.locale, thcOfPack / 1000)} />,
    },
    !isStrainItself && {
      id: "source",
      term: <Trans id="product-page.source">Source</Trans>,
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

/** How a percentage is known and how old that is; what is said of a strain is no measurement. */
function PotencyMethodLine({
  method,
  observedOn,
  now,
}: {
  method: PotencyMethod;
  observedOn: string;
  now: string;
}) {
  const { seen, age } = useObservedAge(observedOn, now);
  if (method === "lab")
    return (
      <Trans id="product-page.method.lab">
        Measured in a lab, {seen} ({age})
      </Trans>
    );
  if (method === "label")
    return (
      <Trans id="product-page.method.label">
        According to the label, {seen} ({age})
      </Trans>
    );
  return (
    <Trans id="product-page.method.catalogue">
      From a strain catalogue, {seen} ({age}); not measured on what you buy
    </Trans>
  );
}
