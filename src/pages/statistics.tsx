import { msg } from "@lingui/core/macro";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { datasetJsonLd } from "#features/statistics/dataset-json-ld.ts";
import { storedStatistics } from "#features/statistics/server/stored-statistics.ts";
import { StatisticsSheetAsDrawn } from "#features/statistics/ui/statistics-as-drawn.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { onlyShown } from "#ui/as-drawn/left-out.ts";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/statistics.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { structuredData } from "./structured-data.server.ts";

// Said by the loader, so that no browser loads the words of this page for its head.
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
  const { database, recall, locale, site, i18n } = app;
  return orPageError(app, request, async () => {
    const statistics = await storedStatistics(database, recall);
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
    return { title, description, lead: i18n._(LEAD), shown: onlyShown({ statistics }), about };
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  StatisticsSheetAsDrawn.prepare();
  return serverLoader();
}

export default function Statistics({ loaderData }: Route.ComponentProps) {
  const { title, description, lead, shown, about } = loaderData;
  return (
    <Page>
      <PageHead title={title} description={description} />
      <StructuredData things={about} />
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
        </Stack>
        <StatisticsSheetAsDrawn {...shown} />
      </Stack>
    </Page>
  );
}
