import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { HolidayAhead } from "../../holidays.ts";
import { type HoursDraft, hoursDraftOf, textOfHours, withoutPast } from "../../hours-draft.ts";
import type { WeekDay } from "../../week-text.ts";
import { useDayWords } from "../suggest/week-fields.tsx";
import { DatedRows } from "./dated-rows.tsx";
import { DayRow } from "./day-row.tsx";
import { Fortnight } from "./fortnight.tsx";
import styles from "./shop-editing.module.css";

type HoursControlProps = {
  id: string;
  shopId: number;
  /** As OpenStreetMap writes them; empty for none. */
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  holidays: readonly HolidayAhead[];
  /** In the country, such as `2026-11-28`. */
  today: string;
  onChange: (value: string) => void;
};

/** Hours in rows, as text for those who know how OpenStreetMap writes them, and what visitors will read of the next fourteen days. */
export function HoursControl({ id, shopId, value, error, holidays, today, onChange }: HoursControlProps) {
  const { t } = useLingui();
  const [isText, setText] = useState(false);
  const draft = hoursDraftOf(value);
  return (
    <div className={styles.hours} id={id} tabIndex={-1}>
      <FieldError error={error} />
      <Stack gap={4}>
        {draft && !isText ? (
          <HoursRows
            draft={draft}
            holidays={holidays}
            onChange={(next) => onChange(textOfHours(withoutPast(next, today)))}
          />
        ) : (
          <TextArea
            label={t({ id: "shop-editing.hours.text", message: "Hours as OpenStreetMap writes them" })}
            hint={t({
              id: "shop-editing.hours.text.hint",
              message: "Such as Mo-Sa 10:00-22:00; Su off; Dec 25 off",
            })}
            value={value}
            maxLength={1000}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
        {draft ? (
          <Button kind="bare" onClick={() => setText(!isText)}>
            {isText ? (
              <Trans id="shop-editing.hours.as-rows">Back to the days</Trans>
            ) : (
              <Trans id="shop-editing.hours.as-text">As text, for OpenStreetMap</Trans>
            )}
          </Button>
        ) : (
          <p className={styles.note}>
            <Trans id="shop-editing.hours.only-text">
              These hours say more than rows can, so they stay text. Below is how visitors read them.
            </Trans>
          </p>
        )}
        <Fortnight shopId={shopId} hours={value} />
      </Stack>
    </div>
  );
}

type HoursRowsProps = {
  draft: HoursDraft;
  holidays: readonly HolidayAhead[];
  onChange: (draft: HoursDraft) => void;
};

function HoursRows({ draft, holidays, onChange }: HoursRowsProps) {
  const dayWords = useDayWords();
  const { days, others } = draft;

  function copy(from: number, to: readonly number[]) {
    const copied = days[from] as WeekDay;
    onChange({ ...draft, days: days.map((day, place) => (to.includes(place) ? copied : day)) });
  }

  return (
    <>
      <div className={styles.week}>
        {days.map((day, place) => (
          <DayRow
            key={dayWords[place]}
            name={dayWords[place] ?? ""}
            place={place}
            dayWords={dayWords}
            day={day}
            onChange={(next) => onChange({ ...draft, days: days.with(place, next) })}
            onCopy={(to) => copy(place, to)}
          />
        ))}
      </div>
      <p className={styles.note}>
        <Trans id="shop-editing.hours.night">
          A closing time after midnight, such as 01:00, belongs to the evening before.
        </Trans>
      </p>
      <Section
        level={3}
        title={<Trans id="shop-editing.hours.holidays">Holidays and single days</Trans>}
        className={styles.dates}
      >
        <DatedRows draft={draft} holidays={holidays} onChange={onChange} />
        {others.length > 0 && (
          <p className={styles.note}>
            <Trans id="shop-editing.hours.others-stay">
              Other rules, such as those for some weeks of the year, have no row and stay as they are. They
              stand in the text for OpenStreetMap.
            </Trans>
          </p>
        )}
      </Section>
    </>
  );
}
