import { Trans, useLingui } from "@lingui/react/macro";
import { WIETPROEF_TIMELINE, type WietproefEvent, type WietproefPhase } from "#features/places/wietproef.ts";
import { useObservedOn } from "#features/shops/ui/fact-source.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import styles from "./wietproef.module.css";

/** The events with dates and sources. */
export function WietproefTimeline() {
  return (
    <Section id="timeline" title={<Trans id="wietproef.timeline">What happened when</Trans>}>
      <Stack gap={3}>
        <ol className={styles.timeline}>
          {WIETPROEF_TIMELINE.map((event) => (
            <EventLine key={event.phase} event={event} />
          ))}
        </ol>
        <p className={styles.note}>
          <Trans id="wietproef.timeline.newest">
            Our newest source is from May 2025; anything decided since isn’t here yet. Planned: four years,
            with a possible extension of a year and a half.
          </Trans>
        </p>
      </Stack>
    </Section>
  );
}

function EventLine({ event: { phase, on, source, observedOn, firstAnnounced } }: { event: WietproefEvent }) {
  const { t } = useLingui();
  const words: Record<WietproefPhase, string> = {
    startUp: t({
      id: "wietproef.start-up",
      message: "Breda and Tilburg start: regulated cannabis is sold alongside tolerated cannabis.",
    }),
    transition: t({
      id: "wietproef.transition",
      message: "All ten municipalities take part; both kinds may be sold.",
    }),
    regulatedOnly: t({
      id: "wietproef.regulated-only",
      message: "Only regulated weed may be sold in the ten municipalities.",
    }),
    hashToo: t({
      id: "wietproef.hash-too",
      message: "The exception for hash ends: hash must be regulated too.",
    }),
  };
  const day = useObservedOn(on);
  const readOn = useObservedOn(observedOn);
  return (
    <li className={styles.event}>
      <time dateTime={on} className={styles.day}>
        {day}
      </time>
      <p>{words[phase]}</p>
      <p className={styles.note}>
        <Trans id="wietproef.event.source">
          Source: {source}, {readOn}
        </Trans>
      </p>
      {firstAnnounced && <FirstAnnounced {...firstAnnounced} />}
    </li>
  );
}

function FirstAnnounced({ on, source, observedOn }: NonNullable<WietproefEvent["firstAnnounced"]>) {
  const day = useObservedOn(on);
  const readOn = useObservedOn(observedOn);
  return (
    <p className={styles.note}>
      <Trans id="wietproef.event.first-announced">
        First announced for {day} ({source}, {readOn})
      </Trans>
    </p>
  );
}
