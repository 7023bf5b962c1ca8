import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { dealBySlug } from "#features/deals/server/deal-by-slug.ts";
import { DealSheet } from "#features/deals/ui/deal-sheet.tsx";
import { likeMarkOf } from "#features/social/server/item-marks.ts";
import { breadcrumbs } from "#features/seo/breadcrumbs.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/deal.ts";
import { arriving } from "./layouts/arriving.ts";
import { useSite } from "./layouts/use-site.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { PageLikes } from "./page-likes.tsx";
import { PageReport } from "./page-report.tsx";
import { PageShare } from "./page-share.tsx";
import { structuredData } from "./structured-data.server.ts";

const DEALS = msg({ id: "deals.title-short", message: "Deals" });

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n, viewer } = app;
  return orPageError(app, request, async () => {
    const deal = await dealBySlug(database, { slug: params.slug, locale, now: app.now() });
    const like = await likeMarkOf(database, { type: "deal", id: deal.id, viewerId: viewer.accountId });
    const way = breadcrumbs(site.canonicalBases[locale], [
      { name: i18n._(DEALS), path: "/deals" },
      { name: deal.title.text, path: `/deals/${deal.slug}` },
    ]);
    return {
      deal,
      like,
      isIndexed: deal.isRunning && deal.isIndexable && !deal.isSample,
      about: structuredData(way),
    };
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return arriving(serverLoader);
}

export default function DealPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { site } = useSite();
  const { deal, like, isIndexed, about } = loaderData;
  const title = deal.title.text;
  const brandName = deal.brand.name;
  return (
    <Page>
      <PageHead
        title={t({ id: "deals.deal-title", message: `${title}, a deal from ${brandName}` })}
        description={t({
          id: "deals.deal-description",
          message: `${title}: what it is, where it’s valid and until when. A deal from ${brandName}.`,
        })}
        isIndexed={isIndexed}
      />
      <StructuredData things={about} />
      <Stack gap={6}>
        <DealSheet deal={deal} pictureBase={site.pictureBase} />
        <Cluster>
          <PageLikes item={{ type: "deal", id: deal.id }} like={like} />
          <PageShare title={title} />
          <PageReport target={{ type: "deal", id: deal.id }} />
        </Cluster>
      </Stack>
    </Page>
  );
}
