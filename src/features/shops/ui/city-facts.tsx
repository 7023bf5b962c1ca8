import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../places/city.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useObservedOn } from "./fact-source.tsx";
import { useRuleSource } from "./rule-source.ts";

type CityFactsProps = {
  city: City;
  counts: { coffeeshopCount: number; municipalityCoffeeshopCount: number };
};

/** How complete this page is, and the municipality's rules for visitors: known and official counts, each with its source. */
export function CityFacts({ city, counts }: CityFactsProps) {
  return (
    <Stack gap={3}>
      <Completeness city={city} known={counts.municipalityCoffeeshopCount} />
      {city.municipality.residents.rule === "residentsOnly" && <ResidentsOnly city={city} />}
    </Stack>
  );
}

function Completeness({ city, known }: { city: City; known: number }) {
  const municipality = city.municipality.name;
  const official = city.municipality.officialCoffeeshopCount;
  return (
    <p>
      {official && <OfficialCount municipality={municipality} {...official} />}{" "}
      <Plural
        id="city.known"
        value={known}
        _0="None is listed here yet."
        one="# coffeeshop is listed here."
        other="# coffeeshops are listed here."
      />
    </p>
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

function ResidentsOnly({ city }: { city: City }) {
  const { t } = useLingui();
  const { source: written, observedOn } = city.municipality.residents;
  const municipality = city.municipality.name;
  const seen = useObservedOn(observedOn ?? "1970");
  const sourceOf = useRuleSource();
  const source = written && sourceOf(written);
  return (
    <Notice
      tone="warning"
      title={t({ id: "city.residents.title", message: "Bring proof that you live in the Netherlands" })}
    >
      <p>
        <Trans id="city.residents.text">
          {municipality} enforces the residents' rule: coffeeshops let in residents of the Netherlands only.
        </Trans>
      </p>
      {source && observedOn && (
        <p>
          <Trans id="city.residents.source">
            Source: {source}, {seen}
          </Trans>
        </p>
      )}
    </Notice>
  );
}
