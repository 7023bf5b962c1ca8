import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PreviewSheet, type PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import { photosIn } from "#features/media/media.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { BRAND_KINDS } from "../../brand.ts";
import type { BrandDetails } from "../../brand-details.ts";
import type { BrandToEdit, BrandValues } from "../../brand-fields.ts";
import { BrandHead } from "../brand-head.tsx";

type TypedBrand = { [Name in keyof BrandValues]: BrandValues[Name] | null };

/** What visitors will read of a brand, above its products. */
export function BrandPreview({ values, item, onClose }: PreviewProps) {
  const { i18n } = useLingui();
  const typed = values as TypedBrand;
  const shown = (item as BrandToEdit | null)?.shown;
  const [now] = useState(() => new Date().toISOString());
  // The parts that show them are drawn anew where they are not the very same.
  const [photos] = useState(() => photosIn(shown?.photos ?? [], localeOfTag(i18n.locale)));
  const brand: BrandDetails = {
    id: item?.id ?? 0,
    slug: shown?.slug ?? "",
    name: typed.name ?? "",
    kind: typed.kind ?? BRAND_KINDS[0],
    isSample: shown?.isSample ?? false,
    isLicensedGrower: typed.isLicensedGrower === true,
    productCount: shown?.productCount ?? 0,
    strainCount: shown?.strainCount ?? 0,
    rating: null,
    reviewCount: 0,
    note: typed.note,
    description: textIn(typed.description, localeOfTag(i18n.locale)),
    website: typed.website,
    email: typed.email,
    phone: typed.phone,
    logo: shown?.logo ?? null,
    photos,
    source: shown?.source ?? "operator",
    observedOn: shown?.observedOn ?? now.slice(0, 10),
    updatedAt: shown?.changedAt ?? now,
  };
  return (
    <PreviewSheet onClose={onClose}>
      <BrandHead brand={brand} pictureBase="" />
    </PreviewSheet>
  );
}
