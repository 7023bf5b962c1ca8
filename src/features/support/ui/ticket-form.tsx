import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { captchaAhead } from "#platform/captcha/captcha-ahead.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { FormDone } from "#ui/form/form-done.tsx";
import { Form } from "#ui/form/form.tsx";
import { Honeypot } from "#ui/form/honeypot.tsx";
import { type FieldOfForm, useForm } from "#ui/form/use-form.ts";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { sendTicket } from "../calls.ts";
import { LONGEST, type TicketAction } from "../ticket.ts";

type TicketFormProps = {
  action: TicketAction;
  title: string;
  /** The only way without JavaScript. */
  contactEmail: string | undefined;
  /** Who sends it has a dashboard, where the answer stands too. */
  hasDesk: boolean;
  /** The messages for refused fields, by name. */
  mistakes: Record<string, string>;
  /** The fields of this form; name and address are part of every form. */
  children: (fieldOf: (name: string) => FieldOfForm) => ReactNode;
};

/** A form whose answer comes by e-mail. */
export function TicketForm({ action, title, contactEmail, hasDesk, mistakes, children }: TicketFormProps) {
  const { t, i18n } = useLingui();
  const words = useFormWords();
  const most = LONGEST.name;
  const ref = useRef<HTMLFormElement>(null);
  const captcha = useMemo(() => captchaAhead(action), [action]);

  useEffect(() => {
    const element = ref.current;
    element?.addEventListener("focusin", captcha.begin);
    return () => element?.removeEventListener("focusin", captcha.begin);
  }, [captcha]);

  const form = useForm({
    id: action,
    mistakes: {
      name: t({ id: "support.name.wrong", message: `Enter your name, in at most ${most} characters.` }),
      email: t({ id: "support.email.wrong", message: "Enter your email address, such as you@example.org." }),
      ...mistakes,
    },
    async send(typed) {
      const fields = { ...Object.fromEntries(typed), locale: localeOfTag(i18n.locale) };
      return sendTicket(action, fields, await captcha.take());
    },
  });
  if (form.done) return <TicketArrived ticketId={form.done.answer} hasDesk={hasDesk} />;
  return (
    <Section title={title}>
      <Form
        form={form}
        ref={ref}
        words={{
          ...words,
          withoutScript: (
            <>
              {words.withoutScript} {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
            </>
          ),
        }}
      >
        {children(form.field)}
        <TextField
          {...form.field("name")}
          label={t({ id: "support.name", message: "Your name" })}
          autoComplete="name"
          required
        />
        <TextField
          {...form.field("email")}
          label={t({ id: "support.email", message: "Your email address" })}
          hint={t({ id: "support.email.hint", message: "For our reply and nothing else." })}
          type="email"
          autoComplete="email"
          required
        />
        <Honeypot />
      </Form>
    </Section>
  );
}

/** That it arrived, and what happens next. */
function TicketArrived({ ticketId, hasDesk }: { ticketId: string; hasDesk: boolean }) {
  return (
    <FormDone>
      <Notice tone="done" title={<Trans id="support.arrived">Your message has arrived</Trans>}>
        <Trans id="support.arrived.text">
          Its number is {ticketId}. You’ll get a receipt by email, and our reply once a person has read your
          message.
        </Trans>
        {hasDesk && (
          <p>
            <Link to={`/dashboard/support?id=${ticketId}`}>
              <Trans id="support.arrived.desk">You’ll find it, and the answer, in your dashboard</Trans>
            </Link>
          </p>
        )}
      </Notice>
    </FormDone>
  );
}
