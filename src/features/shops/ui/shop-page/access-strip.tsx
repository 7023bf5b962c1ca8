import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { IdentityGlyph, InfoGlyph, UnknownGlyph, WarningGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { isWithinYear } from "../../can-i-get-in-age.ts";
import type { Door, Word } from "../../can-i-get-in.ts";
import { type FirstAnswer, firstAnswerOf } from "../../first-answer.ts";
import { useObservedOn } from "../fact-source.tsx";
import { residentsWordOf } from "../../residents-word.ts";
import { CAN_I_GET_IN } from "../can-i-get-in/ids.ts";
import { readsAsAtHome, WayOutLink } from "../can-i-get-in/way-out-link.tsx";
import { WordOf } from "../can-i-get-in/word-of.tsx";
import type { WayOut } from "../../way-out.ts";
import styles from "./access-strip.module.css";

const GLYPHS = {
  residentsOnly: WarningGlyph,
  members: WarningGlyph,
  unknown: UnknownGlyph,
  yes: IdentityGlyph,
} as const;

type AccessStripProps = {
  door: Door;
  /** The nearest shop that lets visitors from abroad in, where this one does not. */
  wayOut?: WayOut | null;
  /** ISO 8601. */
  now: string;
};

/**
 * Who gets in, in one sentence. "Residents only" is always brick; a welcome is canal while it was confirmed within a year, and
 * fades to plain after it. The source and its age open with a tap.
 */
export function AccessStrip({ door, wayOut, now }: AccessStripProps) {
  const { i18n } = useLingui();
  const answer = firstAnswerOf({ ...door, status: "active" });
  const word = residentsWordOf(door);
  const isFresh = word?.observedOn ? isWithinYear(word.observedOn, now) : false;
  if (door.status === "permanentlyClosed" || answer === "gone" || answer === "closed") return null;
  const isRestricted = answer === "residentsOnly" || answer === "members";
  return (
    <div>
      <details
        className={classNames(
          styles.strip,
          isRestricted && styles.brick,
          answer === "yes" && isFresh && styles.canal,
        )}
      >
        <summary className={styles.sentence}>
          <Icon glyph={GLYPHS[answer]} />
          <span>
            <AccessSentence answer={answer} door={door} />
            {answer === "yes" && word && !isFresh && <SeenIn word={word} />}
          </span>
          <Icon glyph={InfoGlyph} className={styles.info} />
        </summary>
        <div className={styles.source}>
          {word ? (
            <WordOf word={word} now={now} />
          ) : (
            <p>
              <Trans id="shop-page.access.no-source">
                Neither the shop nor the municipality has told us. Not known doesn’t mean “no”: ask before you
                go.
              </Trans>
            </p>
          )}
          <p>
            <a href={`#${CAN_I_GET_IN}`}>
              <Trans id="shop-page.access.more">All the rules at the door</Trans>
            </a>
          </p>
        </div>
      </details>
      {answer === "residentsOnly" && wayOut && !readsAsAtHome(i18n.locale) && (
        <p className={styles.out}>
          <WayOutLink wayOut={wayOut} />
        </p>
      )}
    </div>
  );
}

type SentenceProps = { answer: Exclude<FirstAnswer, "gone" | "closed">; door: Door };

function AccessSentence({ answer, door }: SentenceProps): ReactNode {
  const asksForId = door.access.idCheck !== "no";
  if (answer === "residentsOnly")
    return (
      <Trans id="shop-page.access.residents-only">
        <strong>Residents of the Netherlands only.</strong> Bring ID and proof of address.
      </Trans>
    );
  if (answer === "members")
    return (
      <Trans id="shop-page.access.members">
        <strong>Members only.</strong> You need the shop’s own card.
      </Trans>
    );
  if (answer === "unknown")
    return (
      <Trans id="shop-page.access.unknown">
        <strong>We don’t know yet whether visitors from abroad get in.</strong> Ask before you go.
      </Trans>
    );
  if (door.access.residents === "unknown")
    return (
      <Trans id="shop-page.access.no-rule">
        <strong>Where you live doesn’t matter.</strong> The residents-only rule is for coffeeshops only.
      </Trans>
    );
  return asksForId ? (
    <Trans id="shop-page.access.anyone">
      <strong>Visitors from abroad welcome.</strong> Bring ID.
    </Trans>
  ) : (
    <Trans id="shop-page.access.anyone-without-id">
      <strong>Visitors from abroad welcome.</strong>
    </Trans>
  );
}

function SeenIn({ word: { observedOn } }: { word: Word }) {
  const seen = useObservedOn(observedOn ?? "1970");
  if (!observedOn) return null;
  return (
    <span className={styles.seen}>
      {" "}
      <Trans id="shop-page.access.seen">Rule as reported in {seen}.</Trans>
    </span>
  );
}
