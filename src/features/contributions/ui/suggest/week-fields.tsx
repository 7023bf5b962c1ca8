import { useLingui } from "@lingui/react/macro";
import { formatTag } from "#platform/i18n/locales.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { DAY_COUNT, isWholeWeek, type WeekDay, weekText } from "../../week-text.ts";
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
  return isWholeWeek(week) ? weekText(week) : "";
}

function weekOf({ isSame, days }: WeekDraft): WeekDay[] {
  // One line for all of them has no "Closed".
  return isSame ? days.map(() => ({ ...(days[0] as WeekDay), isClosed: false })) : days;
}

type WeekFieldsProps = {
  /** The id of the first time. */
  id: string;
  draft: WeekDraft;
  error: string | undefined;
  onChange: (draft: WeekDraft) => void;
};

/** The hours of a week: one line where all days are alike, else a line each. */
export function WeekFields({ id, draft, error, onChange }: WeekFieldsProps) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const { isSame, days } = draft;
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
            id={place === 0 ? id : `${id}-${place}`}
            name={name}
            day={(isSame ? weekOf(draft)[place] : days[place]) as WeekDay}
            error={place === 0 ? error : undefined}
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
