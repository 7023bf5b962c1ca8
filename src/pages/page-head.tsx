import { Head } from "#features/seo/ui/head.tsx";
import { useSite } from "./layouts/use-site.ts";

/** The head of a page of this site. */
export function PageHead(props: { title: string; description: string; isIndexed?: boolean }) {
  const { site, locale } = useSite();
  return <Head {...props} siteName={site.name} locale={locale} canonicalBases={site.canonicalBases} />;
}
