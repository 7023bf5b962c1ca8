import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef, useState } from "react";
import { DocumentField } from "#features/media/ui/document-field.tsx";
import { captchaAhead } from "#platform/captcha/captcha-ahead.ts";
import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { TextArea } from "#ui/field/text-area.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { Honeypot } from "#ui/form/honeypot.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { APPLICATION_LENGTH } from "../../application.ts";
import { APPLY_ELSEWHERE, ENOUGH_APPLICATIONS, NO_LONGER_OPEN } from "../../call-refusals.ts";
import { applyForJob } from "../../calls.ts";
import type { JobOffer } from "../../job-offer.ts";
import { ApplicationArrived } from "./application-arrived.tsx";
import styles from "./apply.module.css";

export type ApplyFormProps = {
  job: Pick<JobOffer, "id" | "employer" | "isSample">;
  /** Nobody is logged in: a captcha is worked out. */
  isGuest: boolean;
};

/** What somebody writes to whoever offers a job, with their CV (product.md section 7). */
export function ApplyForm({ job, isGuest }: ApplyFormProps) {
  const { t } = useLingui();
  const words = useFormWords();
  const mistakes = useMistakes();
  const ref = useRef<HTMLFormElement>(null);
  const captcha = useMemo(() => captchaAhead("applyJob"), []);
  const employer = job.employer.name;
  const draftName = `apply-${job.id}`;
  // A reload keeps the message; a name and an address do not stay on the device.
  const [begun] = useState(() => readDraft<{ message: string }>(draftName));

  // Whoever pressed for it goes on typing, and the work begins meanwhile.
  useEffect(() => {
    ref.current?.querySelector("input")?.focus();
    if (isGuest) captcha.begin();
  }, [isGuest, captcha]);

  const form = useForm({
    id: "apply",
    mistakes,
    async send(typed) {
      if (!typed.get("email") && !typed.get("phone")) throw missing("email");
      typed.set("jobId", String(job.id));
      // Where none is chosen, browsers send an empty file.
      if ((typed.get("cv") as File | null)?.size === 0) typed.delete("cv");
      const applied = isGuest
        ? await asGuest(typed)
        : // Whose session has ended meanwhile applies as somebody without an account.
          await applyForJob(typed).catch((error: { errors?: { param: string }[] }) => {
            if (!error.errors?.some(({ param }) => param === "captcha")) throw error;
            return asGuest(typed);
          });
      forgetDraft(draftName);
      return applied;
    },
  });

  async function asGuest(typed: FormData) {
    typed.set("captcha", JSON.stringify(await captcha.take()));
    return applyForJob(typed);
  }

  if (form.done) return <ApplicationArrived job={job} isGuest={isGuest} {...form.done.answer} />;
  return (
    <Stack gap={4}>
      {job.isSample && (
        <Notice>
          <Trans id="apply.sample">
            This job is invented: nothing is sent to any employer. Try it with an invented name.
          </Trans>
        </Notice>
      )}
      <Form
        form={form}
        ref={ref}
        words={{ ...words, send: t({ id: "apply.send", message: "Send application" }) }}
      >
        <TextField
          {...form.field("name")}
          label={t({ id: "apply.name", message: "Your name" })}
          autoComplete="name"
          maxLength={APPLICATION_LENGTH.name}
          required
        />
        <TextField
          {...form.field("email")}
          label={t({ id: "apply.email", message: "Your email address" })}
          hint={t({ id: "apply.email.hint", message: "This or your telephone number, for the answer." })}
          type="email"
          autoComplete="email"
        />
        <TextField
          {...form.field("phone")}
          label={t({ id: "apply.phone", message: "Your telephone number" })}
          optionalLabel={words.optional}
          type="tel"
          autoComplete="tel"
          maxLength={APPLICATION_LENGTH.phone}
        />
        <TextArea
          {...form.field("message")}
          label={t({ id: "apply.message", message: "Your message" })}
          hint={t({
            id: "apply.message.hint",
            message: "Who you are, what you’ve done so far, when you could start.",
          })}
          defaultValue={begun?.message}
          onChange={({ currentTarget }) => keepDraft(draftName, { message: currentTarget.value })}
          maxLength={APPLICATION_LENGTH.message}
          rows={6}
          required
        />
        <DocumentField
          {...form.field("cv")}
          label={t({ id: "apply.cv", message: "Your CV" })}
          hint={t({ id: "apply.cv.hint", message: "A PDF of at most 5 MB." })}
          optionalLabel={words.optional}
          accept=".pdf,application/pdf"
          tooLarge={mistakes["cv"] ?? ""}
        />
        <Honeypot />
        <p className={styles.small}>
          <Trans id="apply.who-reads">
            {employer} gets this, and nobody else but the people who run this site could read it. It’s erased
            after 90 days, with the CV. <Link to="/privacypolicy#messages">What we keep</Link>
          </Trans>
        </p>
      </Form>
    </Stack>
  );
}

/** As a call that was refused says it. */
function missing(param: string): Error {
  return Object.assign(new Error("Is missing"), { errors: [{ msg: "", param }] });
}

function useMistakes(): Record<string, string> {
  const { t } = useLingui();
  const most = APPLICATION_LENGTH.message;
  return {
    name: t({ id: "apply.name.wrong", message: "Enter your name." }),
    email: t({
      id: "apply.email.wrong",
      message: "Enter your email address, such as you@example.org, or your telephone number below it.",
    }),
    phone: t({ id: "apply.phone.wrong", message: "Enter a telephone number, such as +31 20 123 45 67." }),
    message: t({ id: "apply.message.wrong", message: `Write a message, in at most ${most} characters.` }),
    cv: t({ id: "apply.cv.wrong", message: "Choose a PDF of at most 5 MB." }),
    [NO_LONGER_OPEN.msg]: t({
      id: "apply.over",
      message: "This job was closed meanwhile, so nothing was sent.",
    }),
    [APPLY_ELSEWHERE.msg]: t({
      id: "apply.elsewhere",
      message: "The employer now takes applications another way. Reload this page to see how.",
    }),
    [ENOUGH_APPLICATIONS.msg]: t({
      id: "apply.enough",
      message: "So many people have applied that no more applications are taken here.",
    }),
  };
}
