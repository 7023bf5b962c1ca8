import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { redirect } from "react-router";
import { dealsAddress, readDealFilters } from "#features/deals/deal-query.ts";
import { dealsIn } from "#features/deals/server/deals-in.ts";
import { isSampleSlug, SAMPLE_TOWN } from "#features/places/sample-town.ts";
import { hasSampleTown } from "#features/places/server/has-sample-town.ts";
import { leaveOutUnknown } from "#features/news/server/leave-out-unknown.ts";
import { DealList } from "#features/deals/ui/deal-list.tsx";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/deals.ts";
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

const SHORT = msg({ id: "deals.title-short", message: "Deals" });

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n } = app;
  const asked = readDealFilters(new URL(request.url).searchParams);
  return orPageError(app, request, async () => {
    const { filters, unknown, names } = await leaveOutUnknown(database, asked, locale);
    const list = await dealsIn(database, { filters, names, locale, now: app.now() });
    if (list.page < filters.page) throw redirect(atPage("/deals", request, list.page));
    const way = [{ name: i18n._(SHORT), path: "/deals" }];
    return {
      filters,
      unknown,
      list,
      hasSamples: await hasSampleTown(database),
      about: structuredData(breadcrumbs(site.canonicalBases[locale], way)),
    };
  });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return listFromHistory(request, serverLoader);
}

export default function Deals({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { site, rooms } = useSite();
  useListHistory(loaderData);
  const { filters, unknown, list, hasSamples, about } = loaderData;
  const title = t({ id: "deals.title", message: "Deals from brands and coffeeshops" });
  return (
    <Page className={styles.plain}>
      <PageHead
        pageNumber={list.page}
        isIndexed={rooms.deals && !isSampleSlug(filters.city ?? "")}
        title={title}
        description={t({
          id: "deals.description",
          message:
            "Discounts, freebies and events in Dutch coffeeshops: accessories, merchandise, food and drink. Never cannabis, and nobody can pay to rank higher.",
        })}
      />
      <FeedLink path="/deals/feed.xml" title={title} />
      <StructuredData things={about} />
      <Stack gap={6}>
        {unknown.length > 0 && <UnknownValues values={unknown} />}
        <DealList
          title={t(SHORT)}
          list={list}
          meanwhile={<Meanwhile samples={hasSamples ? dealsAddress({ city: SAMPLE_TOWN.slug }) : null} />}
          filters={filters}
          pictureBase={site.pictureBase}
        />
        <Lead>
          <Trans id="deals.lead">
            Accessories, merchandise, food, drink and events. Paid deals are labelled, and paying doesn’t move
            them up.
          </Trans>
        </Lead>
      </Stack>
    </Page>
  );
}
