import { msg } from "@lingui/core/macro";
import { postJsonLd } from "#features/discover/post-json-ld.ts";
import { postBySlug } from "#features/discover/server/post-by-slug.ts";
import { PostSheet } from "#features/discover/ui/post-sheet.tsx";
import { likeMarkOf } from "#features/social/server/item-marks.ts";
import { shareAddress } from "#features/media/picture-address.ts";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { addressIn } from "#platform/i18n/language-links.ts";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/discover-post.ts";
import { arriving } from "./layouts/arriving.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { PageLikes } from "./page-likes.tsx";
import { PageReport } from "./page-report.tsx";
import { PageShare } from "./page-share.tsx";
import { structuredData } from "./structured-data.server.ts";

const DISCOVER = msg({ id: "discover.title-short", message: "Discover" });

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n, viewer } = app;
  const now = app.now();
  return orPageError(app, request, async () => {
    const post = await postBySlug(database, { slug: params.slug, locale, now });
    const like = await likeMarkOf(database, { type: "post", id: post.id, viewerId: viewer.accountId });
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
    return { post, like, calendarAddress, isIndexed, picture, about, now: now.toISOString() };
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return arriving(serverLoader);
}

export default function DiscoverPost({ loaderData }: Route.ComponentProps) {
  const { site } = useSite();
  const { post, like, calendarAddress, isIndexed, picture, about, now } = loaderData;
  const title = post.title.text;
  return (
    <Page isNarrow>
      <PageHead title={title} description={post.lead.text} isIndexed={isIndexed} picture={picture} />
      <StructuredData things={about} />
      <Stack gap={6}>
        <PostSheet post={post} calendarAddress={calendarAddress} pictureBase={site.pictureBase} now={now} />
        <Cluster>
          <PageLikes item={{ type: "post", id: post.id }} like={like} />
          <PageShare title={title} />
          <PageReport target={{ type: "post", id: post.id }} />
        </Cluster>
      </Stack>
    </Page>
  );
}
