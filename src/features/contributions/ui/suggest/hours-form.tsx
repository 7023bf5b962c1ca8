import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { keepDraft, readDraft } from "#platform/draft.ts";
import type { UserChange } from "../../change.ts";
import { waitingOf } from "../../own-waiting.ts";
import { weekOfText } from "../../week-text.ts";
import { weekWords } from "../../week-words.ts";
import { RemarkField } from "./remark-field.tsx";
import { Suggested } from "./suggested.tsx";
import type { TopicFormProps } from "./suggest-sheet.tsx";
import styles from "./suggest.module.css";
import { useSuggestion } from "./use-suggestion.ts";
import {
  draftOfWeek,
  EMPTY_WEEK,
  errorsOfWeek,
  isPartOfWeek,
  mendWeek,
  textOfWeek,
  useWeekMistakes,
  type WeekDraft,
  WeekFields,
} from "./week-fields.tsx";

/** The hours of a week, or of some of its days, and how they are written down. */
export function HoursForm({ shop, isGuest, own }: TopicFormProps) {
  const draftName = `hours-${shop.id}`;
  const replaced = waitingOf(own, "hours");
  const [draft, setDraft] = useState(
    () => readDraft<WeekDraft>(draftName) ?? weekToChange(replaced, shop.openingHours),
  );
  const { send, remark, mistakes, words } = useSuggestion({ draftName, isGuest, replaced });
  const hours = textOfWeek(draft);
  const { i18n } = useLingui();
  const form = useForm({
    id: "suggest-hours",
    mistakes: { ...mistakes, ...useWeekMistakes(draft) },
    send: () => {
      const errors = errorsOfWeek(draft);
      if (errors.length > 0) throw Object.assign(new Error("Not yet"), { errors });
      return send({ targetType: "shop", targetId: String(shop.id), changes: { openingHours: hours } });
    },
  });
  if (form.done) return <Suggested outcome={form.done.answer} />;

  function change(next: WeekDraft) {
    setDraft(next);
    keepDraft(draftName, next);
    mendWeek(next, form.mend);
  }

  // Each day says by itself what it lacks, and the first of them takes the focus.
  const { refused: _, ...ownWords } = words;
  const text = weekWords(hours, i18n);
  return (
    <Form form={form} words={ownWords}>
      <WeekFields draft={draft} field={form.field} onChange={change} />
      {hours !== "" && (
        <p className={styles.result}>
          <Trans id="suggest.hours.written">
            Written down as <strong>{text}</strong>
          </Trans>{" "}
          {isPartOfWeek(draft) && (
            <Trans id="suggest.hours.others-stay">The other days stay as they are.</Trans>
          )}
        </p>
      )}
      <RemarkField {...form.field("text")} remark={remark} />
    </Form>
  );
}

/** The hours that the reader sent last and that wait, else those that are known; empty where the fields cannot say them. */
function weekToChange(sent: readonly UserChange[], known: string | null): WeekDraft {
  const own = sent.at(-1)?.fields.find(({ field }) => field === "openingHours")?.after;
  const hours = typeof own === "string" ? own : known;
  const days = hours === null ? null : weekOfText(hours);
  return days ? draftOfWeek(days) : EMPTY_WEEK;
}
