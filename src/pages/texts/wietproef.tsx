import { licensedGrowers } from "#features/brands/server/licensed-growers.ts";
import { faqJsonLd } from "#features/seo/faq-json-ld.ts";
import { StructuredData } from "#features/seo/ui/structured-data.tsx";
import { wietproefPlaces } from "#features/shops/server/wietproef-places.ts";
import { Lead } from "#ui/layout/lead.tsx";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { appContext } from "../../app-context.ts";
import { useSite } from "../layouts/use-site.ts";
import { PageHead } from "../page-head.tsx";
import { structuredData } from "../structured-data.server.ts";
import type { Route } from "./+types/wietproef.ts";
import { ChangedOn } from "./changed-on.tsx";
import { textOf } from "./text-of.server.ts";
import { StaticProseText } from "./static-prose-text.ts";
import { WietproefPlaces } from "./wietproef-places.tsx";
import { WietproefTimeline } from "./wietproef-timeline.tsx";
import type { MarkdownBlock } from "#platform/markdown/markdown.ts";
import { wordsOf } from "./words-of.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { GrowerSighting, GrowerStatus, LicensedGrower } from "#features/brands/licensed-grower.ts";
import { useObservedOn } from "#features/shops/ui/fact-source.tsx";
import { Section } from "#ui/layout/section.tsx";
import styles from "./wietproef.module.css";

/** Before this chapter come the facts: places, growers, dates. */
const FIRST_AFTER_FACTS = "label";

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { blocks, ...head } = textOf(app, "wietproef");
  const { database, locale } = app;
  const [places, growers] = await Promise.all([wietproefPlaces(database, locale), licensedGrowers(database)]);
  const at = blocks.findIndex((block) => block.kind === "heading" && block.id === FIRST_AFTER_FACTS);
  const about = structuredData(faqJsonLd(questionsOf(blocks, "questions")));
  return { head, first: blocks.slice(0, at), rest: blocks.slice(at), places, growers, about };
}

/** The experiment: what it is, where, since when, who grows; then how to read a label, and questions. */
export default function Wietproef({ loaderData }: Route.ComponentProps) {
  const { site } = useSite();
  const { head, first, rest, places, growers, about } = loaderData;
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
        <StaticProseText blocks={first} />
        <WietproefTimeline />
        <WietproefPlaces places={places} tiles={site.mapTiles} />
        <WietproefGrowers growers={growers} />
        <StaticProseText blocks={rest} />
      </Stack>
    </Page>
  );
}

/** The questions of a chapter: each heading of level three, with the paragraphs under it as one plain text. */
function questionsOf(blocks: MarkdownBlock[], chapter: string): { question: string; answer: string }[] {
  const start = blocks.findIndex((block) => block.kind === "heading" && block.id === chapter);
  const questions: { question: string; answer: string }[] = [];
  for (const block of blocks.slice(start + 1)) {
    if (block.kind === "heading" && block.level === 2) break;
    if (block.kind === "heading") questions.push({ question: wordsOf(block.inlines), answer: "" });
    const last = questions.at(-1);
    if (block.kind === "paragraph" && last) last.answer = `${last.answer} ${wordsOf(block.inlines)}`.trim();
  }
  return questions;
}

/** Names, and what others say they do: licensed growers may not advertise. */
function WietproefGrowers({ growers }: { growers: LicensedGrower[] }) {
  const observedOn = useObservedOn(growers[0]?.observedOn ?? "2024");
  return (
    <Section id="growers" title={<Trans id="wietproef.growers">Licensed growers</Trans>}>
      <Stack gap={3}>
        <ul className={styles.growers}>
          {growers.map(({ slug, name, note, sighting }) => (
            <li key={slug} id={slug} className={styles.grower}>
              {name}
              {note && <span className={styles.note}> ({note})</span>}
              {sighting && <Sighting {...sighting} />}
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          <Trans id="wietproef.growers.source">
            In alphabetical order, from an undated trade page (cannabisindustrie.nl), read in {observedOn}.
            Check before you rely on it.
          </Trans>
        </p>
      </Stack>
    </Section>
  );
}

function Sighting({ status, place, source, observedOn }: GrowerSighting) {
  const { t } = useLingui();
  const words: Record<GrowerStatus, string> = {
    active: t({ id: "wietproef.grower.active", message: "Growing" }),
    listed: t({ id: "wietproef.grower.listed", message: "Named as a grower" }),
    waiting: t({ id: "wietproef.grower.waiting", message: "Growing, not yet supplying shops" }),
  };
  const what = place === null ? words[status] : `${words[status]} · ${place}`;
  const seen = useObservedOn(observedOn);
  return (
    <p className={styles.note}>
      <Trans id="wietproef.grower.seen">
        {what} (source: {source}, {seen})
      </Trans>
    </p>
  );
}
