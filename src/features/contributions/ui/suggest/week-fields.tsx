import { Trans, useLingui } from "@lingui/react/macro";
import { formatTag } from "#platform/i18n/locales.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { DAY_COUNT, EMPTY_WEEK_DAYS, halfDays, type WeekDay, weekText } from "../../week-text.ts";
import { DayFields } from "./day-fields.tsx";
import styles from "./suggest.module.css";

export interface WeekDraft {
  /** Every day is like the first. */
  isSame: boolean;
  days: WeekDay[];
}

export const EMPTY_WEEK: WeekDraft = {
  isSame: true,
  days: EMPTY_WEEK_DAYS,
};

/** A week as it was sent, to be changed. */
export function draftOfWeek(days: WeekDay[]): WeekDraft {
  const [first] = days;
  const isSame = days.every((day) => JSON.stringify(day) === JSON.stringify(first));
  return { isSame: isSame && !first?.isClosed, days };
}

/** As OpenStreetMap writes it; empty while nothing is told, or a day only half. */
export function textOfWeek(draft: WeekDraft): string {
  return mistakenDays(draft).length > 0 ? "" : weekText(weekOf(draft));
}

/** Whether days were left out. */
export function isPartOfWeek({ isSame, days }: WeekDraft): boolean {
  return !isSame && days.some(({ isClosed, from, to }) => !isClosed && from === "" && to === "");
}

/** The days that keep a week from being sent, by their places: all that are told half, or the first where none is told. */
function mistakenDays(draft: WeekDraft): number[] {
  const week = weekOf(draft);
  const half = halfDays(week);
  if (half.length === 0) return weekText(week) === "" ? [0] : [];
  return draft.isSame ? [0] : half;
}

/** The field of a day in a form. */
export const dayField = (place: number) => `day-${place}`;

/** What is thrown for a week that cannot be sent so. */
export function errorsOfWeek(draft: WeekDraft): { msg: string; param: string }[] {
  return mistakenDays(draft).map((place) => ({ msg: "", param: dayField(place) }));
}

/** Tells the form which days are put right. */
export function mendWeek(draft: WeekDraft, mend: (field: string) => void): void {
  const mistaken = mistakenDays(draft);
  for (let place = 0; place < DAY_COUNT; place += 1) if (!mistaken.includes(place)) mend(dayField(place));
}

/** What is said of a day that is told half, and of a week of which nothing is told; by their fields. */
export function useWeekMistakes(draft: WeekDraft): Record<string, string> {
  const { t } = useLingui();
  const days = useDayWords();
  const isEmpty = weekText(weekOf(draft)) === "" && halfDays(draft.days).length === 0;
  const whole = draft.isSame
    ? t({ id: "suggest.hours.missing-same", message: "Say when it opens and when it closes." })
    : t({ id: "suggest.hours.none", message: "Enter at least one day, or say that it’s closed." });
  const half = days.map((day) =>
    t({ id: "suggest.hours.half", message: `${day}: say when it opens and when it closes.` }),
  );
  return Object.fromEntries(
    half.map((words, place) => [dayField(place), draft.isSame || isEmpty ? whole : words]),
  );
}

function weekOf({ isSame, days }: WeekDraft): WeekDay[] {
  // One line for all of them has no "Closed".
  return isSame ? days.map(() => ({ ...(days[0] as WeekDay), isClosed: false })) : days;
}

type WeekFieldsProps = {
  draft: WeekDraft;
  /** Of a day: the id of its first time that is missing, and what is said of it. */
  field: (name: string) => { id: string; error: string | undefined };
  onChange: (draft: WeekDraft) => void;
};

/** The hours of a week: one line where all days are alike, else a line each, of which any may be left out. */
export function WeekFields({ draft, field, onChange }: WeekFieldsProps) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const { isSame, days } = draft;
  const shown = isSame ? [t({ id: "suggest.every-day", message: "Every day" })] : dayWords;

  return (
    <>
      <Checkbox
        id={`${field(dayField(0)).id}-same`}
        label={t({ id: "suggest.same", message: "The same every day" })}
        checked={isSame}
        onChange={({ target }) =>
          // What was entered for all is where each day begins.
          onChange({ isSame: target.checked, days: target.checked ? days : weekOf(draft) })
        }
      />
      {!isSame && (
        <p className={styles.result}>
          <Trans id="suggest.hours.leave-out">Leave out days you don’t know.</Trans>
        </p>
      )}
      <div className={styles.week}>
        {shown.map((name, place) => (
          <DayFields
            key={name}
            {...field(dayField(place))}
            name={name}
            day={(isSame ? weekOf(draft)[place] : days[place]) as WeekDay}
            canBeClosed={!isSame}
            onChange={(day) =>
              onChange({ ...draft, days: days.map((one, at) => (at === place ? day : one)) })
            }
          />
        ))}
      </div>
    </>
  );
}

/** The names of the days, Monday first. */
export function useDayWords(): string[] {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(formatTag(i18n.locale), { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: DAY_COUNT }, (_, place) => format.format(Date.UTC(2024, 0, 1 + place)));
}
