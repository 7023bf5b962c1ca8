import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { CopyGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { DAY_COUNT, type WeekDay } from "../../week-text.ts";
import { DayTimes } from "./day-times.tsx";
import styles from "./shop-editing.module.css";

type DayRowProps = {
  name: string;
  /** 0 for Monday. */
  place: number;
  dayWords: readonly string[];
  day: WeekDay;
  onChange: (day: WeekDay) => void;
  /** To the days at these places. */
  onCopy: (to: readonly number[]) => void;
};

const WORKDAYS = [0, 1, 2, 3, 4];
const EVERY_DAY = Array.from({ length: DAY_COUNT }, (_, place) => place);

/** One line of the week: from, to, and a way to give other days the same. */
export function DayRow({ name, place, dayWords, day, onChange, onCopy }: DayRowProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const others = EVERY_DAY.filter((other) => other !== place);

  function toggle(other: number) {
    setChosen((before) =>
      before?.includes(other) ? before.filter((one) => one !== other) : [...(before ?? []), other].toSorted(),
    );
  }

  function copy(to: readonly number[]) {
    onCopy(to);
    setChosen(null);
  }

  const names = new Intl.ListFormat(i18n.locale, { type: "unit" });
  return (
    <fieldset className={styles.day}>
      <legend className={styles.dayName}>{name}</legend>
      <DayTimes day={day} onChange={onChange} />
      <Button
        kind="bare"
        aria-expanded={chosen !== null}
        icon={<Icon glyph={CopyGlyph} />}
        onClick={() => setChosen(chosen === null ? [] : null)}
      >
        <VisuallyHidden>
          <Trans id="shop-editing.hours.copy">Copy {name} to other days</Trans>
        </VisuallyHidden>
      </Button>
      {chosen !== null && (
        <div className={styles.copy}>
          <ChipRow label={t({ id: "shop-editing.hours.also-on", message: `The hours of ${name}, also on` })}>
            {others.map((other) => (
              <ChipButton key={other} isPressed={chosen.includes(other)} onClick={() => toggle(other)}>
                {dayWords[other]}
              </ChipButton>
            ))}
          </ChipRow>
          <Cluster gap={2}>
            {chosen.length > 0 && (
              <Button kind="quiet" onClick={() => copy(chosen)}>
                <Trans id="shop-editing.hours.copy-to">
                  Copy to {names.format(chosen.map((other) => dayWords[other] ?? ""))}
                </Trans>
              </Button>
            )}
            <Button kind="bare" onClick={() => copy(WORKDAYS)}>
              <Trans id="shop-editing.hours.workdays">Monday to Friday</Trans>
            </Button>
            <Button kind="bare" onClick={() => copy(EVERY_DAY)}>
              <Trans id="shop-editing.hours.every-day">Every day</Trans>
            </Button>
          </Cluster>
        </div>
      )}
    </fieldset>
  );
}
