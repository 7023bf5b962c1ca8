import { msg } from "@lingui/core/macro";
import { postJsonLd } from "#features/discover/post-json-ld.ts";
import { postBySlug } from "#features/discover/server/post-by-slug.ts";
import { PostSheetAsDrawn } from "#features/discover/ui/post-parts.ts";
import { shareAddress } from "#features/media/picture-address.ts";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { addressIn } from "#platform/i18n/language-links.ts";
import { onlyShown } from "#ui/as-drawn/left-out.ts";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/discover-post.ts";
import { arriving } from "./layouts/arriving.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { PageShare } from "./page-share.tsx";
import { structuredData } from "./structured-data.server.ts";

const DISCOVER = msg({ id: "discover.title-short", message: "Discover" });

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, recall, locale, site, i18n } = app;
  const now = app.now();
  return orPageError(app, request, async () => {
    const post = await postBySlug(database, { slug: params.slug, locale, now, recall });
    const base = site.canonicalBases[locale];
    const way = breadcrumbs(base, [
      { name: i18n._(DISCOVER), path: "/discover" },
      { name: post.title.text, path: `/discover/${post.slug}` },
    ]);
    const origin = site.pictureBase || new URL(base).origin;
    const article = postJsonLd(post, { base, siteName: site.name, origin });
    const about = article ? structuredData(article, way) : structuredData(way);
    const calendarAddress = addressIn(site.languageBases[locale], `/discover/${post.slug}/event.ics`);
    const isIndexed = post.isIndexable && !post.isSample;
    const picture =
      isIndexed && post.cover
        ? { address: shareAddress(post.cover.key, origin), alt: post.title.text }
        : undefined;
    const shown = onlyShown({ post, calendarAddress, now: now.toISOString() });
    return { title: post.title.text, description: post.lead.text, isIndexed, picture, about, shown };
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  PostSheetAsDrawn.prepare();
  return arriving(serverLoader);
}

export default function DiscoverPost({ loaderData }: Route.ComponentProps) {
  const { site } = useSite();
  const { title, description, isIndexed, picture, about, shown } = loaderData;
  return (
    <Page isNarrow>
      <PageHead title={title} description={description} isIndexed={isIndexed} picture={picture} />
      <StructuredData things={about} />
      <Stack gap={6}>
        <PostSheetAsDrawn {...shown} pictureBase={site.pictureBase} />
        <PageShare title={title} />
      </Stack>
    </Page>
  );
}
