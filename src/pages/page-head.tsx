import { Head } from "#features/seo/ui/head.tsx";
import { useSite } from "./layouts/use-site.ts";
import type { PagePicture } from "./own-picture.server.ts";

/** The head of a page of this site. Its share image is by default that of the site. */
export function PageHead(props: {
  title: string;
  description: string;
  isIndexed?: boolean;
  /** Of a list. */
  pageNumber?: number | undefined;
  picture?: PagePicture | undefined;
}) {
  const { site, locale } = useSite();
  return <Head {...props} siteName={site.name} locale={locale} canonicalBases={site.canonicalBases} />;
}
