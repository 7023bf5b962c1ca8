import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { datasetJsonLd } from "#features/statistics/dataset-json-ld.ts";
import { statisticsInLanguage } from "#features/statistics/server/statistics-in-language.ts";
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
import { statisticsHead } from "./statistics-head.server.ts";
import { structuredData } from "./structured-data.server.ts";

/** Its charts are rendered only on the server. */
const StaticStatisticsSheet = staticPart(async () => {
  const [{ StatisticsSheet }] = await Promise.all([
    import("#features/statistics/ui/statistics-sheet.tsx"),
    needArea("statistics"),
    needArea("products"),
    needArea("moderation"),
    needArea("notifications"),
  ]);
  return StatisticsSheet;
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, locale, site, i18n } = app;
  return orPageError(app, request, async () => {
    const statistics = await statisticsInLanguage(database, await storedStatistics(database), locale);
    const head = statisticsHead(i18n);
    const base = site.canonicalBases[locale];
    const about = structuredData(
      datasetJsonLd({
        name: head.title,
        description: head.description,
        url: addressIn(base, "/statistics"),
        publisher: site.name,
        license: addressIn(base, "/about#sources"),
        computedAt: statistics[0]?.computedAt ?? null,
        csvUrlOf: (name) => addressIn(base, `/statistics/${name}.csv`),
      }),
    );
    return { ...head, statistics, about };
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
