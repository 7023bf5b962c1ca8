import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PreviewSheet, type PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import type { NamedItem } from "#features/dashboard/field.ts";
import { photosIn } from "#features/media/media.ts";
import type { PriceHistory, ProductDetails } from "#features/products/product-details.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { ProductHead } from "#features/products/ui/product-page/product-head.tsx";
import { ProductSheet } from "#features/products/ui/product-page/product-sheet.tsx";
import { textIn } from "#platform/i18n/localized-text.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { ProductToEdit, ProductValues } from "../../product-to-edit.ts";

type TypedProduct = { [Name in keyof ProductValues]: ProductValues[Name] | null };

/** Menus say what it costs, and the editor knows only the lowest of that. */
const NO_PRICES: PriceHistory = {
  range: null,
  months: [],
  pricedShopCount: 0,
  counted: [],
  fromCents: null,
  seenAt: null,
  oldestSeenAt: null,
  lowSeenAt: null,
  lastKnown: null,
  areKept: false,
};

const STRENGTHS = ["thcPermille", "cbdPermille", "thcMicrogramsPerPiece", "thcMicrogramsPerPack"] as const;

const NO_STRENGTH = {
  thcPermille: null,
  cbdPermille: null,
  thcMicrogramsPerPiece: null,
  thcMicrogramsPerPack: null,
};

/** What visitors will read of a product, above where it is sold. */
export function ProductPreview({ values, item, onClose }: PreviewProps) {
  const { i18n } = useLingui();
  const locale = localeOfTag(i18n.locale);
  const typed = values as TypedProduct;
  const shown = (item as ProductToEdit | null)?.shown;
  const [now] = useState(() => new Date().toISOString());
  // The part that shows them is drawn anew where they are not the very same.
  const [photos] = useState(() => photosIn(shown?.photos ?? [], locale));
  // Without it, none is saved: nobody could say whose word it is.
  const strength = typed.potencyMethod ? typed : NO_STRENGTH;
  const isLeftOut = STRENGTHS.some((name) => strength[name] !== typed[name]);
  const observedOn = shown?.observedOn ?? now.slice(0, 10);
  const product: ProductDetails = {
    id: item?.id ?? 0,
    slug: shown?.slug ?? "",
    name: typed.name ?? "",
    type: typed.type ?? PRODUCT_TYPES[0],
    isSample: shown?.isSample ?? false,
    brand: brandOf(typed.brand ?? typed.breeder),
    ownBrand: brandOf(typed.brand),
    marketedAs: typed.marketedAs,
    thcPermille: strength.thcPermille,
    cbdPermille: strength.cbdPermille,
    potencyMethod: typed.potencyMethod,
    potencyObservedOn: typed.potencyOn,
    shopCount: shown?.shopCount ?? 0,
    lowCentsPerGram: null,
    fromCents: null,
    medianCentsPerGram: null,
    highCentsPerGram: null,
    rating: null,
    reviewCount: 0,
    status: typed.status ?? "draft",
    subCategory: typed.subCategory,
    aliases: typed.aliases ?? [],
    photos,
    description: textIn(typed.description, locale),
    milligramsPerPiece: typed.milligramsPerPiece,
    piecesPerPack: typed.piecesPerPack,
    thcMicrogramsPerPiece: strength.thcMicrogramsPerPiece,
    thcMicrogramsPerPack: strength.thcMicrogramsPerPack,
    source: shown?.source ?? "operator",
    observedOn,
    corrections: shown?.corrections ?? [],
    strain: strainOf(typed, observedOn),
    lineage: { parents: [], children: [], childCount: 0 },
    similar: [],
    strainNames: {},
    ofStrain: [],
    ofBrand: [],
    updatedAt: shown?.changedAt ?? now,
  };
  return (
    <PreviewSheet onClose={onClose}>
      <Stack gap={6}>
        {isLeftOut && (
          <Notice tone="warning">
            <Trans id="product-editing.preview-strength">
              The strength isn’t shown yet: nobody says how it is known.
            </Trans>
          </Notice>
        )}
        <ProductHead
          product={product}
          prices={NO_PRICES}
          isOnNoMenu={product.shopCount === 0}
          hasTellMe={false}
          share={null}
          pictureBase=""
          now={now}
        />
        <ProductSheet product={product} now={now} />
      </Stack>
    </PreviewSheet>
  );
}

/** Links lead nowhere in a preview, so that no slug has to be known. */
const brandOf = (item: NamedItem | null) => item && { slug: item["_id"], name: item.name };

function strainOf(
  { strain, breeder, marketedAs, effects, flavours }: TypedProduct,
  observedOn: string,
): ProductDetails["strain"] {
  return (
    strain && {
      id: Number(strain["_id"]),
      slug: strain["_id"],
      name: strain.name,
      aliases: [],
      breeder: brandOf(breeder),
      marketedAs,
      effects: effects ?? [],
      flavours: flavours ?? [],
      terpenes: [],
      source: "own",
      observedOn,
      productSlug: strain["_id"],
    }
  );
}
