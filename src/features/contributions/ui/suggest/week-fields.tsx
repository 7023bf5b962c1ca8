import { useLingui } from "@lingui/react/macro";
import { formatTag } from "#platform/i18n/locales.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { DAY_COUNT, lackingDay, type WeekDay, weekText } from "../../week-text.ts";
import { DayFields } from "./day-fields.tsx";
import styles from "./suggest.module.css";

export interface WeekDraft {
  /** Every day is like the first. */
  isSame: boolean;
  days: WeekDay[];
}

export const EMPTY_WEEK: WeekDraft = {
  isSame: true,
  days: Array.from({ length: DAY_COUNT }, () => ({ isClosed: false, from: "", to: "" })),
};

/** As OpenStreetMap writes it; empty while a day lacks something. */
export function textOfWeek(draft: WeekDraft): string {
  const week = weekOf(draft);
  return lackingDay(week) === null ? weekText(week) : "";
}

/** What is said of a week that lacks something. */
export function useWeekMistake({ isSame }: WeekDraft): string {
  const { t } = useLingui();
  return isSame
    ? t({ id: "suggest.hours.missing-same", message: "Say when it opens and when it closes." })
    : t({
        id: "suggest.hours.missing",
        message: "Say for each day when it opens and closes, or that it’s closed.",
      });
}

function weekOf({ isSame, days }: WeekDraft): WeekDay[] {
  // One line for all of them has no "Closed".
  return isSame ? days.map(() => ({ ...(days[0] as WeekDay), isClosed: false })) : days;
}

type WeekFieldsProps = {
  /** The id of the first time that is missing, to which the error leads; of the first of all where none is. */
  id: string;
  draft: WeekDraft;
  /** Said of the first day that lacks something. */
  error: string | undefined;
  onChange: (draft: WeekDraft) => void;
};

/** The hours of a week: one line where all days are alike, else a line each. */
export function WeekFields({ id, draft, error, onChange }: WeekFieldsProps) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const { isSame, days } = draft;
  const lacking = lackingDay(weekOf(draft)) ?? 0;
  const shown = isSame ? [t({ id: "suggest.every-day", message: "Every day" })] : dayWords;

  return (
    <>
      <Checkbox
        id={`${id}-same`}
        label={t({ id: "suggest.same", message: "The same every day" })}
        checked={isSame}
        onChange={({ target }) =>
          // What was entered for all is where each day begins.
          onChange({ isSame: target.checked, days: target.checked ? days : weekOf(draft) })
        }
      />
      <div className={styles.week}>
        {shown.map((name, place) => (
          <DayFields
            key={name}
            id={place === lacking ? id : `${id}-${place}`}
            name={name}
            day={(isSame ? weekOf(draft)[place] : days[place]) as WeekDay}
            error={place === lacking ? error : undefined}
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

/** Monday first. */
function useDayWords(): string[] {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(formatTag(i18n.locale), { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: DAY_COUNT }, (_, place) => format.format(Date.UTC(2024, 0, 1 + place)));
}
