import { useLingui } from "@lingui/react/macro";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import type { ContactAsked } from "../contact-asked.ts";
import { CONTACT_SUBJECTS, LONGEST } from "../ticket.ts";
import { SUBJECT_LABELS } from "../ticket-labels.ts";
import { TicketForm } from "./ticket-form.tsx";

type ContactFormProps = { contactEmail: string | undefined; asked: ContactAsked; hasDesk: boolean };

/** The contact form, with what the link to it has filled in. */
export function ContactForm({ contactEmail, asked, hasDesk }: ContactFormProps) {
  const { t, i18n } = useLingui();
  const { optional } = useFormWords();
  const most = LONGEST.message;
  const subject = t({ id: "support.subject", message: "What is it about?" });
  const mistakes = {
    subject: t({ id: "support.choice.wrong", message: "Choose one from the list." }),
    about: t({
      id: "support.about.wrong",
      message: "Enter the address of a page of this site, such as /coffeeshops.",
    }),
    message: t({
      id: "support.message.wrong",
      message: `Enter your message, in at most ${most} characters.`,
    }),
  };
  return (
    <TicketForm
      action="contact"
      title={t({ id: "support.contact", message: "Write to us" })}
      contactEmail={contactEmail}
      hasDesk={hasDesk}
      mistakes={mistakes}
    >
      {(fieldOf) => (
        <>
          <SelectField
            {...fieldOf("subject")}
            label={subject}
            defaultValue={asked.subject ?? undefined}
            options={[
              { value: "", label: t({ id: "support.choose", message: "Choose" }) },
              ...CONTACT_SUBJECTS.map((value) => ({ value, label: i18n._(SUBJECT_LABELS[value]) })),
            ]}
            required
          />
          <TextField
            {...fieldOf("about")}
            label={t({ id: "support.about", message: "Address of the page" })}
            optionalLabel={optional}
            defaultValue={asked.about ?? undefined}
          />
          <TextArea
            {...fieldOf("message")}
            label={t({ id: "support.message", message: "Your message" })}
            rows={6}
            required
          />
        </>
      )}
    </TicketForm>
  );
}
