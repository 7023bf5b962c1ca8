import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment, useState } from "react";
import { useAmenityWords } from "#features/shops/ui/filter-words.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import type { AskedFact } from "../fact.ts";
import styles from "./contributed.module.css";
import { useFactPress } from "./use-fact-press.ts";

type KnowOneProps = { shopId: number; facts: readonly AskedFact[]; isGuest: boolean };

/** "Know one?": one thing after the other that nobody has told us, each answered by one tap. */
export function KnowOne({ shopId, facts, isGuest }: KnowOneProps) {
  // Those asked on this page: an answer takes its fact out of the list of the page by itself.
  const [asked] = useState(facts);
  const [place, setPlace] = useState(0);
  const words = useQuestions();
  const { isBusy, tap, thanks, waitingOf } = useFactPress(isGuest);
  const waits = (one: AskedFact) => waitingOf({ targetId: String(shopId), fact: one }, words[one]);
  const fact = asked.find((one, index) => index >= place && !waits(one));
  const next = () => setPlace(fact ? asked.indexOf(fact) + 1 : place);

  async function answer(holds: boolean) {
    if (!fact) return;
    if (await tap({ targetType: "shop", targetId: String(shopId), fact, holds })) next();
  }

  return (
    <div className={styles.asked}>
      <LiveRegion>{thanks}</LiveRegion>
      {asked.map((one) => (
        <Fragment key={one}>{waits(one)}</Fragment>
      ))}
      {fact && (
        <div className={styles.answers}>
          <span className={styles.question}>{words[fact]}</span>
          <Button kind="quiet" isLoading={isBusy} onClick={() => void answer(true)}>
            <Trans id="contributions.yes">Yes</Trans>
          </Button>
          <Button kind="quiet" isLoading={isBusy} onClick={() => void answer(false)}>
            <Trans id="contributions.no">No</Trans>
          </Button>
          <Button kind="bare" onClick={next}>
            <Trans id="contributions.skip">No idea</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function useQuestions(): Record<AskedFact, string> {
  const { t } = useLingui();
  const amenities = useAmenityWords();
  const asked = (name: string) => t({ id: "contributions.asked", message: `${name}?` });
  const questions = Object.entries(amenities).map(([fact, name]) => [fact, asked(name)]);
  return {
    ...(Object.fromEntries(questions) as typeof amenities),
    vaporizer: t({ id: "contributions.asked.vaporizer", message: "A vaporiser to use?" }),
    terrace: t({ id: "contributions.asked.terrace", message: "A terrace?" }),
    residents: t({ id: "contributions.asked.residents", message: "For residents of the Netherlands only?" }),
    idCheck: t({ id: "contributions.asked.id-check", message: "Do they ask for ID?" }),
    membership: t({ id: "contributions.asked.membership", message: "Members only?" }),
  };
}
