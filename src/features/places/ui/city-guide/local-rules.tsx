import { Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { languageTag } from "#platform/i18n/locales.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import type { CityGuide, Told } from "../../city-guide.ts";
import { observedOnText } from "#platform/observed-on-text.ts";
import styles from "./city-guide.module.css";

type LocalRulesProps = {
  guide: CityGuide;
  /** The name of the municipality. */
  municipality: string;
};

/** What the municipality asks of its shops and of who visits them, each with its source and day; nothing where nothing is told. */
export function LocalRules({ guide, municipality }: LocalRulesProps) {
  const { t, i18n } = useLingui();
  const { openingWindow, schoolDistance, policy, zones } = guide;
  if (!openingWindow && !schoolDistance && !policy && zones.length === 0) return null;
  return (
    <Section title={t({ id: "city-guide.rules", message: `Rules in ${municipality}` })}>
      <Stack gap={3} className={styles.rules}>
        {openingWindow && (
          <p>
            <OpeningWindow {...openingWindow} /> <ToldBy {...openingWindow} />
          </p>
        )}
        {schoolDistance && (
          <p>
            <Distance metres={countText(i18n.locale, schoolDistance.metres)} /> <ToldBy {...schoolDistance} />
          </p>
        )}
        {zones.map((zone) => (
          <p key={`${zone.name} ${zone.source}`}>
            <Zone name={zone.name} /> <ToldBy {...zone} />
          </p>
        ))}
        {policy && (
          <div>
            <p className={styles.text} lang={languageTag(policy.text.locale)}>
              {policy.text.text}
            </p>
            <p>
              <ToldBy {...policy} />
            </p>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function OpeningWindow({ from, until }: { from: string; until: string }) {
  return (
    <Trans id="city-guide.window">
      Coffeeshops may be open from {from} to {until} at the longest.
    </Trans>
  );
}

function Zone({ name }: { name: string }) {
  return (
    <Trans id="city-guide.zone">
      Smoking cannabis in the street is forbidden in a part of the town: {name}.
    </Trans>
  );
}

function Distance({ metres }: { metres: string }) {
  return <Trans id="city-guide.distance">A coffeeshop has to be at least {metres} m from a school.</Trans>;
}

/** The source of a rule, which may be an address, and its day. */
export function ToldBy({ source, observedOn }: Told) {
  const { i18n } = useLingui();
  const seen = observedOnText(i18n, observedOn);
  const host = URL.parse(source)?.hostname;
  const named =
    host && source.startsWith("https://") ? (
      <ExternalLink href={source}>{host.replace(/^www\./, "")}</ExternalLink>
    ) : (
      source
    );
  return (
    <Trans id="city-guide.source">
      Source: {named}, {seen}.
    </Trans>
  );
}
