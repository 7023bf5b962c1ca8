import { licensedGrowers } from "#features/brands/server/licensed-growers.ts";
import { faqJsonLd } from "#features/seo/faq-json-ld.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { wietproefPlaces } from "#features/shops/server/wietproef-places.ts";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { onlyShown } from "#ui/as-drawn/left-out.ts";
import { appContext } from "../../app-context.ts";
import { useSite } from "../layouts/use-site.ts";
import { PageHead } from "../page-head.tsx";
import { structuredData } from "../structured-data.server.ts";
import type { Route } from "./+types/wietproef.ts";
import { ChangedOn } from "./changed-on.tsx";
import { questionsOf } from "./questions-of.ts";
import { textOf } from "./text-of.server.ts";
import { ProseTextAsDrawn } from "./text-parts.ts";
import { WietproefGrowers } from "./wietproef-growers.tsx";
import { WietproefPlaces } from "./wietproef-places.tsx";
import { WietproefTimeline } from "./wietproef-timeline.tsx";

/** Before this chapter come the facts: places, growers, dates. */
const FIRST_AFTER_FACTS = "label";

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { blocks, ...head } = textOf(app, "wietproef");
  const { database, recall } = app;
  const [places, growers] = await Promise.all([
    wietproefPlaces(database, recall),
    licensedGrowers(database, recall),
  ]);
  const at = blocks.findIndex((block) => block.kind === "heading" && block.id === FIRST_AFTER_FACTS);
  const about = structuredData(faqJsonLd(questionsOf(blocks, "questions")));
  const shown = onlyShown({ first: blocks.slice(0, at), rest: blocks.slice(at) });
  return { head, shown, places, growers, about };
}

/** The experiment: what it is, where, since when, who grows; then how to read a label, and questions. */
export default function Wietproef({ loaderData }: Route.ComponentProps) {
  const { site } = useSite();
  const { head, shown, places, growers, about } = loaderData;
  return (
    <Page isNarrow>
      <PageHead title={head.title} description={head.description} />
      <StructuredData things={about} />
      <Stack gap={8}>
        <Stack gap={3}>
          <h1>{head.title}</h1>
          <Lead>{head.description}</Lead>
          <ChangedOn text={head} />
        </Stack>
        <ProseTextAsDrawn blocks={shown.first} />
        <WietproefTimeline />
        <WietproefPlaces places={places} tiles={site.mapTiles} />
        <WietproefGrowers growers={growers} />
        <ProseTextAsDrawn blocks={shown.rest} />
      </Stack>
    </Page>
  );
}
