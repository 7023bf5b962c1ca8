import { msg } from "@lingui/core/macro";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { datasetJsonLd } from "#features/statistics/dataset-json-ld.ts";
import { storedStatistics } from "#features/statistics/server/stored-statistics.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { staticPart } from "#ui/static-part/static-part.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/statistics.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { structuredData } from "./structured-data.server.ts";

/** Its charts are rendered only on the server. */
const StaticStatisticsSheet = staticPart(async () => {
  const [{ StatisticsSheet }] = await Promise.all([
    import("#features/statistics/ui/statistics-sheet.tsx"),
    needArea("statistics"),
    needArea("products"),
  ]);
  return StatisticsSheet;
});

// Translated by the loader, so that browsers need not load the texts of this page for its head.
const TITLE = msg({ id: "statistics.title", message: "Coffeeshops in numbers" });
const DESCRIPTION = msg({
  id: "statistics.description",
  message:
    "Dutch coffeeshops in numbers, worked out every night: by province, who gets in, opening hours, what a gram costs, strains. With method, table and CSV file.",
});
const LEAD = msg({
  id: "statistics.lead",
  message:
    "What this directory knows, counted anew every night. Each number says how many it rests on and how it is made; what is fewer than five is not shown, and invented samples never count.",
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n } = app;
  return orPageError(app, request, async () => {
    const statistics = await storedStatistics(database);
    const [title, description] = [i18n._(TITLE), i18n._(DESCRIPTION)];
    const base = site.canonicalBases[locale];
    const about = structuredData(
      datasetJsonLd({
        name: title,
        description,
        url: addressIn(base, "/statistics"),
        publisher: site.name,
        computedAt: statistics[0]?.computedAt ?? null,
        csvUrlOf: (name) => addressIn(base, `/statistics/${name}.csv`),
      }),
    );
    return { title, description, lead: i18n._(LEAD), statistics, about };
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  StaticStatisticsSheet.prepare();
  return serverLoader();
}

export default function Statistics({ loaderData }: Route.ComponentProps) {
  const { title, description, lead, statistics, about } = loaderData;
  return (
    <Page>
      <PageHead title={title} description={description} />
      <StructuredData things={about} />
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
        </Stack>
        <StaticStatisticsSheet statistics={statistics} />
      </Stack>
    </Page>
  );
}
