import { type ShareReader, shareVersion } from "#features/seo/server/share-pictures.ts";
import { type ShareKind, sharePath, type SharePicture } from "#features/seo/share-picture.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import type { AppContext } from "../app-context.ts";

/** The share image of a page, for its head. The address is absolute. */
export interface PagePicture {
  address: string;
  alt: string;
}

/** The share image of a page that has its own. A page with `noindex` has none. */
export function ownPicture(
  { site, locale, i18n }: AppContext,
  { kind, slug }: { kind: ShareKind; slug: string },
  draw: (reader: ShareReader) => SharePicture,
): PagePicture {
  const picture = draw({ i18n, siteName: site.name });
  const path = sharePath({ kind, slug, version: shareVersion(picture) });
  const { over, title, under } = picture;
  return {
    address: addressIn(site.canonicalBases[locale], path),
    // The words on it, in their order.
    alt: [over, title, under].filter(Boolean).join(", "),
  };
}
