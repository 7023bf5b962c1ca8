import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../places/city.ts";
import type { ToldCount } from "../../places/municipality.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import styles from "./city-facts.module.css";
import { useObservedOn } from "./fact-source.tsx";
import { useRuleSource } from "./rule-source.ts";

type CityFactsProps = {
  city: City;
  counts: { municipalityCoffeeshopCount: number; goneCount: number };
};

/** Where the line about the rule at the head of a page leads. */
export const CITY_RULE_ID = "rule";

/** How complete this page is, and the municipality's rule for visitors: counts, the most it allows and rule, each with its source. */
export function CityFacts({ city, counts }: CityFactsProps) {
  const { t } = useLingui();
  const { officialCoffeeshopCount: official, name, residents, latestCount, mostAllowed } = city.municipality;
  const { municipalityCoffeeshopCount: known, goneCount: gone } = counts;
  if (!official && residents.rule === "unknown") return null;
  return (
    <Section id={CITY_RULE_ID} title={t({ id: "city.facts", message: "About this list" })}>
      <Stack gap={3} className={styles.facts}>
        {residents.rule === "residentsOnly" && <ResidentsOnly city={city} />}
        {residents.rule === "anyone" && <Anyone city={city} />}
        {official && (
          <p>
            <OfficialCount municipality={name} {...official} />{" "}
            <Plural
              id="city.known"
              value={known}
              _0="We don’t list any here yet."
              one="We list # coffeeshop here."
              other="We list # coffeeshops here."
            />{" "}
            <Trans id="city.official.why">
              Some have closed or moved since, and there may be more that we don’t know about.
            </Trans>
          </p>
        )}
        {latestCount && (
          <p>
            <LatestCount {...latestCount} />{" "}
            {gone > 0 && (
              <Plural
                id="city.gone"
                value={gone}
                one={`So at least # of the ${known} listed here no longer trades.`}
                other={`So at least # of the ${known} listed here no longer trade.`}
              />
            )}
          </p>
        )}
        {mostAllowed && (
          <p>
            <MostAllowed {...mostAllowed} />
          </p>
        )}
      </Stack>
    </Section>
  );
}

type OfficialCountProps = { municipality: string; count: number; year: number; source: string };

function OfficialCount({ municipality, count, year: counted, source }: OfficialCountProps) {
  const year = String(counted);
  return (
    <Plural
      id="city.official"
      value={count}
      _0={`At the end of ${year} the municipality of ${municipality} officially had no coffeeshop (${source}).`}
      one={`At the end of ${year} the municipality of ${municipality} officially had # coffeeshop (${source}).`}
      other={`At the end of ${year} the municipality of ${municipality} officially had # coffeeshops (${source}).`}
    />
  );
}

function LatestCount({ count, source, observedOn }: ToldCount) {
  const seen = useObservedOn(observedOn);
  return (
    <Trans id="city.latest">
      Coffeeshops at the latest count: {count} ({source}, {seen}).
    </Trans>
  );
}

function MostAllowed({ count, source, observedOn }: ToldCount) {
  const seen = useObservedOn(observedOn);
  return (
    <Trans id="city.most-allowed">
      Most coffeeshops the municipality allows: {count} ({source}, {seen}).
    </Trans>
  );
}

function Anyone({ city }: { city: City }) {
  const municipality = city.municipality.name;
  return (
    <p>
      <Trans id="city.anyone.text">
        As far as we know, {municipality} doesn’t enforce the residents-only rule: visitors from abroad get in
        if they’re 18 or over and bring ID.
      </Trans>{" "}
      <Source city={city} />
    </p>
  );
}

function Source({ city }: { city: City }) {
  const { source: written, observedOn } = city.municipality.residents;
  const seen = useObservedOn(observedOn ?? "1970");
  const sourceOf = useRuleSource();
  const source = written && sourceOf(written);
  if (!source || !observedOn) return null;
  return (
    <Trans id="city.residents.source">
      Source: {source}, {seen}.
    </Trans>
  );
}

function ResidentsOnly({ city }: { city: City }) {
  const { t } = useLingui();
  const municipality = city.municipality.name;
  return (
    <Notice
      tone="warning"
      title={t({ id: "city.residents.title", message: "Bring proof that you live in the Netherlands" })}
    >
      <p>
        <Trans id="city.residents.text">
          {municipality} enforces the residents-only rule: coffeeshops let in residents of the Netherlands
          only.
        </Trans>
      </p>
      <p>
        <Source city={city} />
      </p>
    </Notice>
  );
}
