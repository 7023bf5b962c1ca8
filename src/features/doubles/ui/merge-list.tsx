import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Day } from "#platform/i18n/day.tsx";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { isFocusLost } from "#ui/is-focus-lost.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { LATER_MERGE } from "../call-refusals.ts";
import { undoMerge } from "../calls.ts";
import { COUNT_NAMES, countOf, type DoneMerge } from "../double.ts";
import styles from "./doubles.module.css";
import { useCountWords } from "./use-count-words.ts";
import { Addresses } from "./what-moves.tsx";

type MergeListProps = { merges: readonly DoneMerge[]; onUndone: (merge: DoneMerge) => void };

/** What was merged in the last thirty days, the last first, each with the way back. */
export function MergeList({ merges, onUndone }: MergeListProps) {
  const part = useRef<HTMLDivElement>(null);
  const hasUndone = useRef(false);
  // The button that undid one is gone with it, and the page is shorter: what is left would be out of sight.
  useEffect(() => {
    if (hasUndone.current && isFocusLost()) part.current?.focus();
    hasUndone.current = false;
  }, [merges]);
  function undone(merge: DoneMerge): void {
    hasUndone.current = true;
    onUndone(merge);
  }
  return (
    <div ref={part} tabIndex={-1}>
      <Section title={<Trans id="doubles.merged">Merged in the last 30 days</Trans>}>
        {merges.length === 0 ? (
          <p>
            <Trans id="doubles.merged.none">Nothing was merged.</Trans>
          </p>
        ) : (
          <ul className={styles.merges}>
            {merges.map((merge) => (
              <li key={merge["_id"]}>
                <MergedItem merge={merge} onUndone={undone} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

function MergedItem({ merge, onUndone }: Pick<MergeListProps, "onUndone"> & { merge: DoneMerge }) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const { isBusy, failure, press } = usePress();
  const { loser, since, by } = merge;
  const [loserName, winnerName] = [loser.name, merge.winner.name];
  const winner = merge.winner.url === null ? winnerName : <Link to={merge.winner.url}>{winnerName}</Link>;
  const until = <Day at={merge.undoUntil} />;
  const sinceCount = countOf(since);

  async function undo(): Promise<void> {
    await undoMerge({ _id: merge["_id"], rev: merge.rev });
    onUndone(merge);
  }

  const who = by ?? t({ id: "doubles.somebody-gone", message: "somebody who is gone" });
  return (
    <Stack gap={3}>
      <p>
        <Trans id="doubles.merged.one">
          {loserName} became {winner}. By {who}; can be undone until {until}.
        </Trans>
      </p>
      <Moved merge={merge} />
      {sinceCount > 0 && (
        <p>
          <Plural
            id="doubles.since-count"
            value={sinceCount}
            one={`# thing came since: it stays with ${winnerName} when you undo.`}
            other={`# things came since: they stay with ${winnerName} when you undo.`}
          />
        </p>
      )}
      <div>
        <Button
          kind="quiet"
          disabled={!isHydrated}
          isLoading={isBusy}
          aria-label={t({ id: "doubles.undo-named", message: `Undo: ${loserName} and ${winnerName}` })}
          onClick={() => void press(undo)}
        >
          <Trans id="doubles.undo">Undo</Trans>
        </Button>
      </div>
      <div role="alert">
        {failure !== undefined && (
          <Notice tone="problem">
            {LATER_MERGE.in(failure) ? (
              <Trans id="doubles.later-merge">A later merge builds on this one. Undo that one first.</Trans>
            ) : (
              <Trans id="doubles.undo-failed">
                That didn’t work, and nothing has moved. Load the page again: something may have come since.
              </Trans>
            )}
          </Notice>
        )}
      </div>
    </Stack>
  );
}

/** What went along, kind by kind, and which addresses lead to the winner since. */
function Moved({ merge: { moved, addresses, winner } }: { merge: DoneMerge }) {
  const words = useCountWords();
  const told = COUNT_NAMES.filter((name) => (moved[name] ?? 0) > 0);
  return (
    <>
      {told.length > 0 && (
        <div>
          <p>
            <Trans id="doubles.moved">What moved:</Trans>
          </p>
          <DefinitionList
            items={told.map((name) => ({ id: name, term: words[name], description: moved[name] }))}
          />
        </div>
      )}
      <Addresses winnerName={winner.name} addresses={addresses} />
    </>
  );
}
