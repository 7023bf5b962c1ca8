import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import {
  ClockGlyph,
  HomeGlyph,
  IdentityGlyph,
  LockGlyph,
  UnknownGlyph,
  VerifiedGlyph,
  WebsiteGlyph,
} from "#ui/icon/glyphs.ts";
import { type Glyph, Icon } from "#ui/icon/icon.tsx";
import { classNames } from "#ui/class-names.ts";
import { hasLegalAge } from "../../access.ts";
import { isWithinYear } from "../../can-i-get-in-age.ts";
import type { Door } from "../../can-i-get-in.ts";
import { type FirstAnswer as Answer, firstAnswerOf } from "../../first-answer.ts";
import { residentsWordOf } from "../../residents-word.ts";
import type { Shop } from "../../shop.ts";
import { useObservedOn } from "../fact-source.tsx";
import styles from "./first-answer.module.css";

type FirstAnswerProps = {
  shop: Pick<Shop, "municipality">;
  door: Door;
  areHoursKnown: boolean;
  /** ISO 8601. */
  now: string;
};

/** The answer we have before anybody says anything: whether an adult with an ID gets in, and what we miss. */
export function FirstAnswer({ shop, door, areHoursKnown, now }: FirstAnswerProps) {
  const answer = firstAnswerOf(door);
  const residence = <ResidencePoint door={door} town={shop.municipality.name} now={now} />;
  const isShut = answer === "gone" || answer === "closed";
  return (
    <>
      <p className={classNames(styles.answer, (isShut || answer === "residentsOnly") && styles.no)}>
        <AnswerWords answer={answer} areHoursKnown={areHoursKnown} />
      </p>
      {answer !== "gone" && (
        <ul className={styles.points}>
          {answer === "residentsOnly" && residence}
          <AgePoint door={door} />
          <IdPoint door={door} />
          {answer !== "residentsOnly" && residence}
          {door.access.membership === "yes" && (
            <Point glyph={LockGlyph}>
              <Trans id="door.first.membership">
                <strong>A membership</strong> of this shop: ask how to get one
              </Trans>
            </Point>
          )}
          {!areHoursKnown && !isShut && (
            <Point glyph={ClockGlyph} isSoft>
              <Trans id="door.first.missing-hours">What we don’t know: opening hours</Trans>
            </Point>
          )}
        </ul>
      )}
    </>
  );
}

function AnswerWords({ answer, areHoursKnown }: { answer: Answer; areHoursKnown: boolean }): ReactNode {
  if (answer === "gone") return <Trans id="door.first.gone">No. It’s closed for good.</Trans>;
  if (answer === "closed") return <Trans id="door.first.closed">Not now. It’s temporarily closed.</Trans>;
  if (answer === "residentsOnly") return <Trans id="door.first.no">No, if you live abroad.</Trans>;
  if (answer === "members") return <Trans id="door.first.members">Only as a member.</Trans>;
  if (answer === "unknown")
    return <Trans id="door.first.unknown">Yes, if you live in the Netherlands. If not, ask first.</Trans>;
  if (areHoursKnown) return <Trans id="door.first.yes">Yes.</Trans>;
  return <Trans id="door.first.yes-access">Yes, according to the entry rules.</Trans>;
}

function Point({ glyph, isSoft, children }: { glyph: Glyph; isSoft?: boolean; children: ReactNode }) {
  return (
    <li className={isSoft ? styles.soft : undefined}>
      <Icon glyph={glyph} />
      <span>{children}</span>
    </li>
  );
}

function AgePoint({ door }: { door: Door }) {
  const { minimumAge: age } = door.access;
  if (age === null)
    return (
      <Point glyph={UnknownGlyph} isSoft>
        <Trans id="door.first.age-unknown">Minimum age: not known</Trans>
      </Point>
    );
  const isNational = hasLegalAge(door.kind) && age === 18;
  return (
    <Point glyph={VerifiedGlyph}>
      {isNational ? (
        <Trans id="door.first.age-national">
          <strong>{age} or over</strong>, a national rule
        </Trans>
      ) : (
        <Trans id="door.first.age">
          <strong>{age} or over</strong>, the shop’s own rule
        </Trans>
      )}
    </Point>
  );
}

function IdPoint({ door }: { door: Door }) {
  if (door.access.idCheck === "no") return null;
  return (
    <Point glyph={IdentityGlyph}>
      <Trans id="door.first.id">
        <strong>Valid ID</strong>: a passport, ID card or driving licence
      </Trans>
    </Point>
  );
}

function ResidencePoint({ door, town, now }: { door: Door; town: string; now: string }) {
  const word = residentsWordOf(door);
  const seen = useObservedOn(word?.observedOn ?? "1970");
  const { residents, from } = door.access;
  const isShopsOwn = from === "shop";
  // The year stands there once the rule is no longer fresh.
  const year = word?.observedOn && !isWithinYear(word.observedOn, now) ? `(${seen})` : "";
  if (residents === "residentsOnly")
    return (
      <Point glyph={HomeGlyph}>
        <Trans id="door.first.residents">
          <strong>Do you live in the Netherlands?</strong> Then yes, with ID and proof of address
        </Trans>{" "}
        {year}
      </Point>
    );
  if (residents === "unknown")
    return from === null && hasLegalAge(door.kind) ? (
      <Point glyph={UnknownGlyph} isSoft>
        <Trans id="door.first.residence-unknown">
          We don’t know yet whether visitors from abroad get in: neither the shop nor {town} has told us
        </Trans>
      </Point>
    ) : null;
  return (
    <Point glyph={WebsiteGlyph}>
      {isShopsOwn ? (
        <Trans id="door.first.anyone-shop">
          <strong>Where you live</strong> makes no difference here
        </Trans>
      ) : (
        <Trans id="door.first.anyone">
          <strong>Where you live</strong> makes no difference in {town}
        </Trans>
      )}{" "}
      {year}
    </Point>
  );
}
