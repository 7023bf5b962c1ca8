import type { BrandDetails } from "./brand-details.ts";
import type { BrandCard } from "./brand.ts";

/** A brand in an answer: `_id` and `url` as everywhere in the API. */
export interface BrandPreview extends Omit<BrandCard, "id" | "slug"> {
  _id: string;
  url: string;
}

export function brandPreview({ id, slug, ...brand }: BrandCard): BrandPreview {
  return { ...brand, _id: String(id), url: slug };
}

export function brandAnswer({ id, slug, photos, ...brand }: BrandDetails) {
  return {
    ...brand,
    photos: photos.map(({ alt, ...photo }) => ({ ...photo, alt: alt && alt.text })),
    _id: String(id),
    url: slug,
  };
}
