import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatTag } from "#platform/i18n/locales.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { keepDraft, readDraft } from "../../draft.ts";
import { DAY_COUNT, isWholeWeek, type WeekDay, weekText } from "../../week-text.ts";
import { DayFields } from "./day-fields.tsx";
import { Suggested } from "./suggested.tsx";
import type { TopicFormProps } from "./suggest-sheet.tsx";
import styles from "./suggest.module.css";
import { useSuggestion } from "./use-suggestion.ts";

interface WeekDraft {
  /** Every day is like the first. */
  isSame: boolean;
  days: WeekDay[];
}

const EMPTY: WeekDraft = {
  isSame: true,
  days: Array.from({ length: DAY_COUNT }, () => ({ isClosed: false, from: "", to: "" })),
};

/** The hours of a week: one line where all days are alike, else a line each. */
export function HoursForm({ shop, isGuest }: TopicFormProps) {
  const { t } = useLingui();
  const draftName = `hours-${shop.id}`;
  const [draft, setDraft] = useState(() => readDraft<WeekDraft>(draftName) ?? EMPTY);
  const { send, mistakes, words } = useSuggestion({ draftName, isGuest });
  const dayWords = useDayWords();
  const week = draft.isSame ? draft.days.map(() => draft.days[0] as WeekDay) : draft.days;
  const text = isWholeWeek(week) ? weekText(week) : "";
  const form = useForm({
    id: "suggest-hours",
    mistakes: {
      ...mistakes,
      from: t({
        id: "suggest.hours.missing",
        message: "Say for each day when it opens and closes, or that it’s closed.",
      }),
    },
    send: () => {
      // Of the seven lines any may be the one that lacks something: the first takes the focus.
      if (text === "") throw Object.assign(new Error("No hours"), { errors: [{ msg: "", param: "from" }] });
      return send({ targetType: "shop", targetId: String(shop.id), changes: { openingHours: text } });
    },
  });
  if (form.done) return <Suggested outcome={form.done.answer} />;

  function change(next: WeekDraft) {
    setDraft(next);
    keepDraft(draftName, next);
  }

  function changeDay(place: number, day: WeekDay) {
    change({ ...draft, days: draft.days.map((one, at) => (at === place ? day : one)) });
  }

  const shown = draft.isSame ? [t({ id: "suggest.every-day", message: "Every day" })] : dayWords;
  return (
    <Form form={form} words={words}>
      <Checkbox
        id="suggest-hours-same"
        label={t({ id: "suggest.same", message: "The same every day" })}
        checked={draft.isSame}
        onChange={({ target }) =>
          // What was entered for all is where each day begins.
          change({ isSame: target.checked, days: target.checked ? draft.days : week })
        }
      />
      <div className={styles.week}>
        {shown.map((name, place) => (
          <DayFields
            key={name}
            id={place === 0 ? "suggest-hours-from" : `suggest-hours-from-${place}`}
            name={name}
            day={draft.days[place] as WeekDay}
            error={place === 0 ? form.field("from").error : undefined}
            onChange={(day) => changeDay(place, day)}
          />
        ))}
      </div>
      {text !== "" && (
        <p className={styles.result}>
          <Trans id="suggest.hours.written">
            Written down as <code>{text}</code>
          </Trans>
        </p>
      )}
    </Form>
  );
}

/** Monday first. */
function useDayWords(): string[] {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(formatTag(i18n.locale), { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: DAY_COUNT }, (_, place) => format.format(Date.UTC(2024, 0, 1 + place)));
}
