import type { Picture } from "#features/media/media.ts";

/** `breeder` sells seeds, `producer` what is smoked or eaten, `accessories` what belongs to it. */
export const BRAND_KINDS = ["breeder", "producer", "accessories"] as const;

export type BrandKind = (typeof BRAND_KINDS)[number];

export const BRAND_SOURCES = ["kushy", "tradePage", "owner", "visitor", "operator", "sample"] as const;

export type BrandSource = (typeof BRAND_SOURCES)[number];

/** What lists show of a brand. */
export interface BrandCard {
  id: number;
  slug: string;
  name: string;
  kind: BrandKind;
  isSample: boolean;
  /** May not advertise: its page redirects to the neutral list of `/wietproef`. */
  isLicensedGrower: boolean;
  productCount: number;
  /** Strains of the catalogue that it bred. */
  strainCount: number;
  /** 1 to 5; null while there are too few reviews to say. */
  rating: number | null;
  reviewCount: number;
  /** Null where it has none, or where pages of brands may not promote them. */
  logo: Picture | null;
}
