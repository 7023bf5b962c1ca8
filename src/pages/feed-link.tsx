import { addressIn } from "#platform/i18n/language-links.ts";
import { useSite } from "./layouts/use-site.ts";

/** The link to the feed of a page, for feed readers. React moves it into the head of the document. */
export function FeedLink({ path, title }: { path: string; title: string }) {
  const { site, locale } = useSite();
  const href = addressIn(site.canonicalBases[locale], path);
  return <link rel="alternate" type="application/atom+xml" title={title} href={href} />;
}
