import { msg } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import type { Revision } from "#features/dashboard/revision.ts";
import type { Typed } from "#features/dashboard/typed.ts";
import { EditorPage } from "#features/dashboard/ui/editor/editor-page.tsx";
import type { RingTrouble } from "#platform/geo/ring.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Link } from "#ui/link/link.tsx";
import {
  DUTCH_NAME_FIRST,
  NAME_WITHOUT_LETTERS,
  NEEDS_A_DAY,
  NEEDS_A_SOURCE,
  NEEDS_THE_FACT,
  NO_WINDOW,
  NOT_YET,
  ZONE_REFUSALS,
} from "../../call-refusals.ts";
import { CITY_FIELD_GROUPS, CITY_FIELDS } from "../../city-fields.ts";
import type { CityToEdit } from "../../city-to-edit.ts";
import { TOLD_FACTS } from "../../rule-troubles.ts";
import { ZONE_TROUBLES } from "./zone-troubles.ts";
import { type DrawnZone, ZonesControl } from "./zones-control.tsx";

type CityEditorProps = {
  city: CityToEdit;
  revisions: readonly Revision[];
  accountId: number;
  /** The map on which the corners of a zone are set; the slice of maps comes later. */
  renderMap?: DrawnZone;
};

const MISTAKES = {
  [NAME_WITHOUT_LETTERS.msg]: msg({
    id: "city-editing.no-letters",
    message: "Write each name in Latin letters: addresses are made of them.",
  }),
  [DUTCH_NAME_FIRST.msg]: msg({ id: "city-editing.dutch-first", message: "Enter the Dutch name." }),
  [NEEDS_A_SOURCE.msg]: msg({
    id: "city-editing.needs-source",
    message: "Say who says so, or where it is written.",
  }),
  [NEEDS_A_DAY.msg]: msg({ id: "city-editing.needs-day", message: "Say of when it is." }),
  [NEEDS_THE_FACT.msg]: msg({
    id: "city-editing.needs-fact",
    message: "Its source or day is filled in, but this isn’t: fill it in, or empty those.",
  }),
  [NOT_YET.msg]: msg({ id: "city-editing.not-yet", message: "Enter a day that has been." }),
  [NO_WINDOW.msg]: msg({ id: "city-editing.window", message: "Enter two times such as 08:00-01:00." }),
  ...Object.fromEntries(
    Object.entries(ZONE_REFUSALS).map(([trouble, { msg: told }]) => [
      told,
      ZONE_TROUBLES[trouble as RingTrouble],
    ]),
  ),
  zones: msg({
    id: "city-editing.zones",
    message: "Each zone needs a name, a source, a day and its corners.",
  }),
  aliases: msg({
    id: "city-editing.aliases",
    message: "At most 30 names, each on its own line and of at most 80 characters.",
  }),
};

/** The editor of a city: its names and intro, and the rules of its municipality. */
export function CityEditor({ city, revisions, accountId, renderMap }: CityEditorProps) {
  return (
    <EditorPage
      list="cities"
      accountId={accountId}
      fields={CITY_FIELDS}
      groups={CITY_FIELD_GROUPS}
      item={city}
      revisions={revisions}
      mistakes={MISTAKES}
      hidden={sourcesOfNothing}
      notes={{ residents: <SharedRules city={city} /> }}
      renderControl={(name, control) =>
        name === "zones" && <ZonesControl {...control} renderMap={renderMap} />
      }
      steps={[]}
    >
      <Cluster gap={3}>
        <Link to={`/coffeeshops/${city.shown.slug}`}>
          <Trans id="city-editing.page">View its page</Trans>
        </Link>
      </Cluster>
    </EditorPage>
  );
}

/** Where nothing is told there is no source, and no day. */
function sourcesOfNothing(typed: Typed): string[] {
  return TOLD_FACTS.flatMap(([fact, source, day]) =>
    [fact, source, day].every((name) => isNothing(typed[name])) ? [source, day] : [],
  );
}

function isNothing(typed: unknown): boolean {
  if (typed !== null && typeof typed === "object")
    return LOCALES.every((locale) => (typed as Record<string, string>)[locale]?.trim() === "");
  return typed === "unknown" || String(typed ?? "").trim() === "";
}

/** Whose rules they are, and for which other cities they hold. */
function SharedRules({ city: { shown } }: { city: CityToEdit }) {
  const { municipality, neighbourCount } = shown;
  return (
    <p>
      <Trans id="city-editing.of-municipality">
        From here on everything is of the municipality of {municipality}, each with its source and day.
      </Trans>{" "}
      {neighbourCount > 0 && (
        <Plural
          id="city-editing.neighbours"
          value={neighbourCount}
          one="It holds for # other place too."
          other="It holds for # other places too."
        />
      )}
    </p>
  );
}
