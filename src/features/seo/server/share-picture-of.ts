import { brandBySlug } from "#features/brands/server/brand-by-slug.ts";
import { shownBrand } from "#features/brands/shown-brand.ts";
import { complianceOfBrands } from "#features/compliance/server/compliance-of-brands.ts";
import { productBySlug } from "#features/products/server/product-by-slug.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import type { Database } from "#platform/database/database.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ShareKind, SharePicture } from "../share-picture.ts";
import {
  brandPicture,
  productPicture,
  type ShareReader,
  shopPicture,
  sitePicture,
} from "./share-pictures.ts";

/**
 * The content of a share image. What search engines may not index has none, nor has a brand without a page of its own (product.md
 * section 6).
 * @throws NotFound
 */
export async function sharePictureOf(
  database: Database,
  { kind, slug }: { kind: ShareKind; slug: string },
  { locale, now, ...reader }: ShareReader & { locale: Locale; now: Date },
): Promise<SharePicture> {
  if (kind === "shop") {
    const { shop, isIndexable } = await shopRecord(database, { slug, locale, now });
    return shopPicture(isIndexable ? real(shop) : none(kind), reader);
  }
  if (kind === "product")
    return productPicture(real(await productBySlug(database, { slug, locale })), reader);
  if (kind === "brand") {
    const compliance = await complianceOfBrands(database);
    const brand = shownBrand(real(await brandBySlug(database, { slug, locale })), compliance);
    return brandPicture((compliance.isIndexable && brand) || none(kind), reader);
  }
  return sitePicture(reader);
}

/** Samples have no share image. */
function real<Thing extends { isSample: boolean }>(thing: Thing): Thing {
  return thing.isSample ? none("slug") : thing;
}

function none(param: string): never {
  throw new NotFound(param);
}
