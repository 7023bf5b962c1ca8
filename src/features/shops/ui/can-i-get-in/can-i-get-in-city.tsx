import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { inSentence } from "#platform/i18n/in-sentence.ts";
import type { City } from "#features/places/city.ts";
import { Button } from "#ui/button/button.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import { LEGAL_MINIMUM_AGE } from "../../access.ts";
import type { CityDoors } from "../../can-i-get-in-city.ts";
import type { Visitor } from "../../can-i-get-in.ts";
import { hasPassed } from "../../can-i-get-in-hours.ts";
import { hasAnswered } from "../../can-i-get-in-query.ts";
import { useResidentsWords } from "../shop-words.ts";
import { ArrivalTime } from "./arrival-time.tsx";
import styles from "./can-i-get-in.module.css";
import { CityDoorList } from "./city-door-list.tsx";
import { CityVerdicts } from "./city-verdicts.tsx";
import { CAN_I_GET_IN, CAN_I_GET_IN_TITLE } from "./ids.ts";
import { VisitorQuestions } from "./visitor-questions.tsx";
import { WordOf } from "./word-of.tsx";

type CanIGetInCityProps = { city: City; doors: CityDoors; visitor: Visitor; now: string };

/** The entry rules of the municipality, how many of its coffeeshops have known ones, and links to each. */
export function CanIGetInCity({ city, doors, visitor, now }: CanIGetInCityProps) {
  const action = useAddress(`/coffeeshops/${city.slug}#${CAN_I_GET_IN}`);
  const { t, i18n } = useLingui();
  const residents = useResidentsWords();
  const { rule, source, observedOn } = city.municipality.residents;
  const municipality = city.municipality.name;
  const isRefused = visitor.at !== null && hasPassed(visitor.at, now);
  const isAsked = hasAnswered(visitor) && !isRefused;
  return (
    <section id={CAN_I_GET_IN} aria-labelledby={CAN_I_GET_IN_TITLE} className={styles.section}>
      <h2 id={CAN_I_GET_IN_TITLE}>
        <Trans id="access.title">Can I get in?</Trans>
      </h2>
      <div>
        <p>
          <span className={styles.label}>
            <Trans id="door.city.municipality">Municipality of {municipality}:</Trans>
          </span>{" "}
          {inSentence(residents[rule], i18n.locale)}
        </p>
        {source && <WordOf word={{ from: "municipality", source, observedOn }} now={now} />}
      </div>
      <KnownCount doors={doors} />
      <form action={action} className={styles.form}>
        <VisitorQuestions visitor={visitor} minimumAge={LEGAL_MINIMUM_AGE} />
        <ArrivalTime
          visitor={visitor}
          isPast={isRefused}
          now={now}
          hint={t({
            id: "door.city.at.hint",
            message: "Leave this blank if the time doesn’t matter. All times are Dutch time.",
          })}
        />
        <Button type="submit">
          <Trans id="door.ask">Check</Trans>
        </Button>
      </form>
      {isAsked && <CityVerdicts countByVerdict={doors.countByVerdict} />}
      <CityDoorList doors={doors} isJudged={isAsked} />
    </section>
  );
}

function KnownCount({ doors: { shopCount, countByRule } }: { doors: CityDoors }) {
  const known = shopCount - countByRule.unknown;
  if (known === shopCount)
    return (
      <p>
        <Plural
          id="door.city.known-all"
          value={shopCount}
          one="We know whether the one coffeeshop here lets in visitors from abroad."
          other="For all # coffeeshops here we know whether visitors from abroad get in."
        />
      </p>
    );
  return (
    <p>
      <Plural
        id="door.city.known"
        value={known}
        _0={`We don’t know whether any of the ${shopCount} coffeeshops here let in visitors from abroad.`}
        one={`For # of the ${shopCount} coffeeshops here we know whether visitors from abroad get in.`}
        other={`For # of the ${shopCount} coffeeshops here we know whether visitors from abroad get in.`}
      />
    </p>
  );
}
