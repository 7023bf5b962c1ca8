import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Section } from "#ui/layout/section.tsx";
import { WAIT_FOR_ANSWER } from "../call-refusals.ts";
import { askAtDesk } from "../calls.ts";
import { SUBJECT_LABELS } from "../ticket-labels.ts";
import { CONTACT_SUBJECTS, type ContactSubject, LONGEST } from "../ticket.ts";

type NewTicketProps = {
  path: string;
  /** Whose draft it is: others use the same device. */
  accountId: number;
};

/** A question from the dashboard: who asks is known, and reads the answer here. What is typed stays on the device until it has arrived. */
export function NewTicket({ path, accountId }: NewTicketProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const words = useFormWords();
  const most = LONGEST.message;
  const draftName = `ticket-of-${accountId}`;
  const [begun] = useState(() => readDraft<{ message: string }>(draftName));
  const form = useForm({
    id: "ticket",
    mistakes: {
      subject: t({ id: "support.choice.wrong", message: "Choose one from the list." }),
      message: t({
        id: "support.message.wrong",
        message: `Enter your message, in at most ${most} characters.`,
      }),
      [WAIT_FOR_ANSWER.msg]: t({
        id: "support.desk.enough",
        message: "Ten of your questions wait for an answer. Add to one of them, or wait for us.",
      }),
    },
    async send(typed) {
      const id = await askAtDesk({
        subject: typed.get("subject") as ContactSubject,
        message: String(typed.get("message")),
        locale: localeOfTag(i18n.locale),
      });
      forgetDraft(draftName);
      await navigate(`${path}?id=${id}`);
    },
  });
  return (
    <Section title={<Trans id="support.desk">A question to the people who run this site</Trans>}>
      <Form form={form} words={words}>
        <SelectField
          {...form.field("subject")}
          label={t({ id: "support.subject", message: "What is it about?" })}
          options={[
            { value: "", label: t({ id: "support.choose", message: "Choose" }) },
            ...CONTACT_SUBJECTS.map((value) => ({ value, label: i18n._(SUBJECT_LABELS[value]) })),
          ]}
          required
        />
        <TextArea
          {...form.field("message")}
          label={t({ id: "support.message", message: "Your message" })}
          hint={t({
            id: "support.desk.hint",
            message: "You’ll find the answer here, and hear of it behind the bell.",
          })}
          defaultValue={begun?.message}
          onChange={({ currentTarget }) => keepDraft(draftName, { message: currentTarget.value })}
          maxLength={LONGEST.message}
          rows={6}
          required
        />
      </Form>
    </Section>
  );
}
