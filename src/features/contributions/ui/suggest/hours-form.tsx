import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { keepDraft, readDraft } from "../../draft.ts";
import { useWeekWords } from "../told/use-week-words.ts";
import { Suggested } from "./suggested.tsx";
import type { TopicFormProps } from "./suggest-sheet.tsx";
import styles from "./suggest.module.css";
import { useSuggestion } from "./use-suggestion.ts";
import { EMPTY_WEEK, textOfWeek, useWeekMistake, type WeekDraft, WeekFields } from "./week-fields.tsx";

/** The hours of a week, and how they are written down. */
export function HoursForm({ shop, isGuest }: TopicFormProps) {
  const draftName = `hours-${shop.id}`;
  const [draft, setDraft] = useState(() => readDraft<WeekDraft>(draftName) ?? EMPTY_WEEK);
  const { send, mistakes, words } = useSuggestion({ draftName, isGuest });
  const hours = textOfWeek(draft);
  const weekWords = useWeekWords();
  const form = useForm({
    id: "suggest-hours",
    mistakes: {
      ...mistakes,
      from: useWeekMistake(draft),
    },
    send: () => {
      if (hours === "") throw Object.assign(new Error("No hours"), { errors: [{ msg: "", param: "from" }] });
      return send({ targetType: "shop", targetId: String(shop.id), changes: { openingHours: hours } });
    },
  });
  if (form.done) return <Suggested outcome={form.done.answer} />;

  function change(next: WeekDraft) {
    setDraft(next);
    keepDraft(draftName, next);
    if (textOfWeek(next) !== "" || next.isSame !== draft.isSame) form.mend("from");
  }

  const { id, error } = form.field("from");
  const text = weekWords(hours);
  return (
    <Form form={form} words={words}>
      <WeekFields id={id} draft={draft} error={error} onChange={change} />
      {hours !== "" && (
        <p className={styles.result}>
          <Trans id="suggest.hours.written">
            Written down as <strong>{text}</strong>
          </Trans>
        </p>
      )}
    </Form>
  );
}
