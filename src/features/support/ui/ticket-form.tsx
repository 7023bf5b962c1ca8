import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { ErrorSummary } from "#ui/field/error-summary.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { LONGEST, type TicketAction } from "../ticket.ts";
import { TicketArrived } from "./ticket-arrived.tsx";
import styles from "./ticket-form.module.css";
import { useIsAwake } from "#ui/use-is-awake.ts";
import { useTicketForm } from "./use-ticket-form.ts";

/** Ties a field to its name in the call and to what is wrong with it. */
export type FieldOf = (param: string) => { id: string; name: string; error: string | undefined };

type TicketFormProps = {
  action: TicketAction;
  title: string;
  /** Without JavaScript the only way. */
  contactEmail: string | undefined;
  /** What to say when a field is refused, by its name. */
  mistakes: Record<string, string>;
  /** The fields of this form; who writes is asked by every form. */
  children: (fieldOf: FieldOf) => ReactNode;
};

/** A form whose answer comes by e-mail. */
export function TicketForm({ action, title, contactEmail, mistakes, children }: TicketFormProps) {
  const { t } = useLingui();
  const isAwake = useIsAwake();
  const most = LONGEST.name;
  const { ref, send, isSending, hasFailed, errors, ticketId } = useTicketForm(action, {
    name: t({ id: "support.name.wrong", message: `Write your name, in at most ${most} characters.` }),
    email: t({ id: "support.email.wrong", message: "Write your e-mail address, such as you@example.org." }),
    ...mistakes,
  });
  const fieldOf: FieldOf = (param) => ({
    id: `${action}-${param}`,
    name: param,
    error: errors.find((error) => error.param === param)?.message,
  });
  if (ticketId) return <TicketArrived ticketId={ticketId} />;
  return (
    <Section title={title}>
      <noscript>
        <p>
          <Trans id="support.no-script">This form takes JavaScript.</Trans>{" "}
          {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
        </p>
      </noscript>
      {/* A post, so that what is typed never stands in an address. */}
      <form ref={ref} method="post" noValidate onSubmit={(event) => void send(event)} className={styles.form}>
        <Stack gap={6}>
          <ErrorSummary
            title={t({ id: "support.refused", message: "Please look at this again" })}
            errors={errors}
          />
          {children(fieldOf)}
          <TextField
            {...fieldOf("name")}
            label={t({ id: "support.name", message: "Your name" })}
            autoComplete="name"
            required
          />
          <TextField
            {...fieldOf("email")}
            label={t({ id: "support.email", message: "Your e-mail address" })}
            hint={t({ id: "support.email.hint", message: "For our answer and nothing else." })}
            type="email"
            autoComplete="email"
            required
          />
          {/* For machines: a person neither sees nor hears it. */}
          <input name="fax" tabIndex={-1} autoComplete="off" aria-hidden="true" className={styles.trap} />
          <div aria-live="polite">
            {hasFailed && (
              <Notice tone="problem">
                <Trans id="support.failed">
                  This was not sent, but nothing is lost. Please try again in a moment.
                </Trans>
              </Notice>
            )}
          </div>
          <Button type="submit" disabled={!isAwake} isLoading={isSending}>
            <Trans id="support.send">Send</Trans>
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
