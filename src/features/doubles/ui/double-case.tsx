import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Day } from "#platform/i18n/day.tsx";
import { formatTag } from "#platform/i18n/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { CaseHeading } from "#ui/queue/case-heading.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { type ChosenField, countOf, type DoublePair, UNDO_DAYS } from "../double.ts";
import { DoubleEvidence, DoubleReasons } from "./double-evidence.tsx";
import styles from "./doubles.module.css";
import { FieldChoices } from "./field-choices.tsx";
import { WhatMoves } from "./what-moves.tsx";

/** What an admin chose of two. */
export interface ChosenMerge {
  winner: string;
  taken: readonly ChosenField[];
  /** Whether whoever speaks for the other speaks for the winner from here on. */
  people: boolean;
}

type DoubleCaseProps = {
  pair: DoublePair;
  /** ISO 8601. */
  now: string;
  onMerge: (chosen: ChosenMerge) => void;
  onKeepApart: () => void;
};

const DAY_MS = 86_400_000;

/** Whether two are one: both with what is known of them, what stays of each, what moves, and until when it can be undone. */
export function DoubleCase({ pair, now, onMerge, onKeepApart }: DoubleCaseProps) {
  const { t, i18n } = useLingui();
  const isHydrated = useIsHydrated();
  const [isSwapped, setIsSwapped] = useState(isKnownBetter(pair.other, pair.one));
  const [taken, setTaken] = useState<readonly ChosenField[]>([]);
  const [people, setPeople] = useState(false);
  const [winner, loser] = isSwapped ? [pair.other, pair.one] : [pair.one, pair.other];
  const [winnerName, loserName] = [winner.name, loser.name];
  const until = <Day at={new Date(Date.parse(now) + UNDO_DAYS * DAY_MS).toISOString()} />;
  const speakers = new Intl.ListFormat(formatTag(i18n.locale)).format(loser.speakers);

  function swap() {
    setIsSwapped(!isSwapped);
    setTaken([]);
    setPeople(false);
  }

  function take(field: ChosenField, isTaken: boolean) {
    setTaken(isTaken ? [...taken, field] : taken.filter((one) => one !== field));
  }

  return (
    <Stack gap={6}>
      <CaseHeading>
        <Trans id="doubles.question">
          Are {winnerName} and {loserName} the same?
        </Trans>
      </CaseHeading>
      <DoubleReasons reasons={pair.reasons} likeness={pair.likeness} />
      <div className={styles.sides}>
        <DoubleEvidence kind={pair.kind} item={winner} isWinner now={now} />
        <DoubleEvidence kind={pair.kind} item={loser} isWinner={false} now={now} />
      </div>
      <Section
        level={3}
        title={<Trans id="doubles.stays">What stays</Trans>}
        aside={
          <Button kind="quiet" disabled={!isHydrated} onClick={swap}>
            <Trans id="doubles.swap">Swap: keep {loserName}</Trans>
          </Button>
        }
      >
        <Stack gap={4}>
          <FieldChoices kind={pair.kind} winner={winner} loser={loser} taken={taken} onTake={take} />
          {pair.kind !== "product" && (
            <p>
              <Trans id="doubles.all-names">The names of both lead to it, in the search too.</Trans>
            </p>
          )}
          {speakers !== "" && (
            <Checkbox
              checked={people}
              disabled={!isHydrated}
              onChange={(event) => setPeople(event.target.checked)}
              label={t({ id: "doubles.people", message: `${speakers} may speak for ${winnerName} too` })}
            />
          )}
        </Stack>
      </Section>
      <Section level={3} title={<Trans id="doubles.moves">What moves</Trans>}>
        <Stack gap={4}>
          <WhatMoves winner={winner} loser={loser} withPeople={people} />
          <p>
            <Trans id="doubles.undo-until">
              You can undo it until {until}. What is written in between stays with {winnerName}.
            </Trans>
          </p>
        </Stack>
      </Section>
      <Section level={3} title={<Trans id="doubles.decide">Decide</Trans>}>
        <Cluster gap={4}>
          <Button
            data-key="a"
            disabled={!isHydrated}
            onClick={() => onMerge({ winner: winner["_id"], taken, people })}
          >
            <Trans id="doubles.merge">
              Merge: {loserName} becomes {winnerName}
            </Trans>
          </Button>
          <Button kind="quiet" data-key="r" disabled={!isHydrated} onClick={onKeepApart}>
            <Trans id="doubles.not-same">Not the same</Trans>
          </Button>
        </Cluster>
      </Section>
    </Stack>
  );
}

/** With more that stands with it, it is the one that people know. */
function isKnownBetter({ counts: one }: DoublePair["one"], { counts: other }: DoublePair["one"]): boolean {
  return countOf(one) > countOf(other);
}
