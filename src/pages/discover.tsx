import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { redirect } from "react-router";
import { isSampleSlug, SAMPLE_TOWN } from "#features/places/sample-town.ts";
import { hasSampleTown } from "#features/places/server/has-sample-town.ts";
import { leaveOutUnknown } from "#features/news/server/leave-out-unknown.ts";
import { feedAddress, readPostFilters } from "#features/discover/post-query.ts";
import { leaveOutUnknownTag } from "#features/discover/server/leave-out-unknown-tag.ts";
import { postsIn } from "#features/discover/server/posts-in.ts";
import { FeedTabs } from "#features/discover/ui/feed-tabs.tsx";
import { FollowingFeed } from "#features/discover/ui/following-feed.tsx";
import { NearFeed } from "#features/discover/ui/near-feed.tsx";
import { PostList } from "#features/discover/ui/post-list.tsx";
import { followedShopsOf } from "#features/social/server/followed-shops-of.ts";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { ListTitle } from "#ui/layout/list-title.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { type AppContext, appContext } from "../app-context.ts";
import type { Route } from "./+types/discover.ts";
import { atPage } from "./at-page.ts";
import { FeedLink } from "./feed-link.tsx";
import { listFromHistory, useListHistory } from "./layouts/list-history.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { structuredData } from "./structured-data.server.ts";
import styles from "./lists.module.css";
import { Meanwhile } from "./meanwhile.tsx";
import { UnknownValues } from "./unknown-values.tsx";

const DISCOVER = msg({ id: "discover.title-short", message: "Discover" });

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n } = app;
  const asked = readPostFilters(new URL(request.url).searchParams);
  return orPageError(app, request, async () => {
    const known = await leaveOutUnknown(database, asked, locale);
    const { filters, unknown } = await leaveOutUnknownTag(database, known, app.now());
    const way = [{ name: i18n._(DISCOVER), path: "/discover" }];
    const about = structuredData(breadcrumbs(site.canonicalBases[locale], way));
    const hasSamples = await hasSampleTown(database);
    const shown = { filters, unknown, hasSamples, about };
    const shops = filters.tab === "following" ? await followedShops(app) : undefined;
    if (shops === null) return { ...shown, list: null, why: "visitor" as const };
    if (shops?.length === 0) return { ...shown, list: null, why: "noShops" as const };
    if (filters.tab === "near") return { ...shown, list: null, why: null };
    const shopIds = shops?.map(({ id }) => id);
    const list = await postsIn(database, { filters, shopIds, locale, now: app.now() });
    if (list.page < filters.page) throw redirect(atPage("/discover", request, list.page));
    if (shops && list.total === 0) return { ...shown, list: null, why: "noPosts" as const };
    return { ...shown, list, why: null };
  });
}

/** Null for a visitor. */
async function followedShops({ database, viewer }: AppContext) {
  return viewer.accountId === null ? null : followedShopsOf(database, viewer.accountId);
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

export default function Discover({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { site, viewer, rooms } = useSite();
  useListHistory(loaderData);
  const { filters, unknown, list, why, hasSamples, about } = loaderData;
  const title = t({ id: "discover.title", message: "Discover: news and events" });
  return (
    <Page className={styles.plain}>
      <PageHead
        pageNumber={list?.page}
        isIndexed={rooms.discover && !isSampleSlug(filters.city ?? "")}
        title={title}
        description={t({
          id: "discover.description",
          message:
            "News, guides and events from Dutch coffeeshops and brands, newest first. No algorithm, and no endless scrolling.",
        })}
      />
      <FeedLink path="/discover/feed.xml" title={title} />
      <StructuredData things={about} />
      <Stack gap={2}>
        <Stack gap={1}>
          <ListTitle title={t(DISCOVER)} />
          <FeedTabs current={filters.tab} isMember={viewer !== null} />
        </Stack>
        {unknown.length > 0 && <UnknownValues values={unknown} />}
        {why && <FollowingFeed why={why} />}
        {filters.tab === "near" && <NearFeed page={filters.page} pictureBase={site.pictureBase} />}
        {list && (
          <PostList
            list={list}
            meanwhile={<Meanwhile samples={hasSamples ? feedAddress({ city: SAMPLE_TOWN.slug }) : null} />}
            filters={filters}
            pictureBase={site.pictureBase}
          />
        )}
        <Lead>
          <Trans id="discover.lead">Newest first, no algorithm. Once you’ve read it all, that’s it.</Trans>
        </Lead>
      </Stack>
    </Page>
  );
}
