import { type BrandCompliance, brandPageOf } from "#features/compliance/compliance.ts";
import type { BrandDetails } from "./brand-details.ts";

/**
 * What may be shown of a brand: all of it, or where pages of brands are neutral only what others say of it; null for one
 * that has no page (product.md section 6).
 */
export function shownBrand(brand: BrandDetails, compliance: BrandCompliance): BrandDetails | null {
  const page = brandPageOf(brand, compliance);
  if (page === "redirect") return null;
  return page === "neutral"
    ? { ...brand, description: null, website: null, email: null, phone: null, logo: null, photos: [] }
    : brand;
}
