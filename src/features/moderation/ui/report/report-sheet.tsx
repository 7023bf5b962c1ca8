import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useRef, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";
import { captchaAhead } from "#platform/captcha/captcha-ahead.ts";
import { TRIED_TOO_OFTEN } from "#platform/errors/errors.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { Button } from "#ui/button/button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { FormDone } from "#ui/form/form-done.tsx";
import { Form } from "#ui/form/form.tsx";
import { Honeypot } from "#ui/form/honeypot.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { sendReport } from "../../calls.ts";
import { REPORT_REASONS } from "../../reason.ts";
import { type ReportForm, REPORT_LENGTH, type ReportTarget } from "../../report.ts";
import { useReasonWords } from "../decision-words.ts";
import styles from "./report.module.css";

/** What was typed before the sheet was closed. */
export type ReportDraft = Record<string, string>;

export type ReportSheetProps = {
  target: ReportTarget;
  /** Nobody is logged in: a captcha is worked out, and the outcome comes by e-mail. */
  isGuest: boolean;
  draft: ReportDraft;
  /** With what was typed so far; empty once it was sent. */
  onClose: (draft: ReportDraft) => void;
};

/** The form that reports something (product.md section 11), and its receipt. */
export function ReportSheet({ target, isGuest, draft, onClose }: ReportSheetProps) {
  const { t, i18n } = useLingui();
  const words = useFormWords();
  const reasons = useReasonWords();
  const ref = useRef<HTMLFormElement>(null);
  const captcha = useMemo(() => captchaAhead("report"), []);
  const draftName = `report-${target.type}-${target.id}`;
  // A reload keeps reason and text; an address does not stay on the device.
  const [begun] = useState(() => ({ ...readDraft<ReportDraft>(draftName), ...draft }));

  const form = useForm({
    id: "report",
    mistakes: {
      reason: t({ id: "report.reason.wrong", message: "Choose what’s wrong with it." }),
      text: t({ id: "report.text.wrong", message: "Say in a few words what’s wrong with it." }),
      email: t({ id: "report.email.wrong", message: "Enter your email address, such as you@example.org." }),
      goodFaith: t({ id: "report.good-faith.wrong", message: "Please confirm this." }),
      [TRIED_TOO_OFTEN]: t({
        id: "report.too-often",
        message: "That’s a lot of reports for one day. Please go on tomorrow.",
      }),
    },
    async send(typed) {
      const { goodFaith: _, ...fields } = Object.fromEntries(typed) as Record<string, string>;
      const report = {
        ...fields,
        targetType: target.type,
        targetId: target.id,
        goodFaith: true,
        locale: localeOfTag(i18n.locale),
      } as ReportForm;
      const asGuest = async () => sendReport({ ...report, captcha: await captcha.take() });
      const number = isGuest
        ? await asGuest()
        : // Whose session has ended meanwhile reports as somebody without an account.
          await sendReport(report).catch((error: { errors?: { param: string }[] }) => {
            if (!error.errors?.some(({ param }) => param === "captcha")) throw error;
            return asGuest();
          });
      forgetDraft(draftName);
      return number;
    },
  });

  function keep() {
    const typed = new FormData(ref.current ?? undefined);
    keepDraft(draftName, { reason: typed.get("reason"), text: typed.get("text") });
  }

  function close() {
    const typed = ref.current && !form.done ? Object.fromEntries(new FormData(ref.current)) : {};
    onClose(typed as ReportDraft);
  }

  return (
    <Sheet
      isOpen
      title={t({ id: "report.title", message: "Report this" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={close}
    >
      {form.done ? (
        <Stack gap={4}>
          <Arrived number={form.done.answer} isGuest={isGuest} />
          <Button kind="quiet" onClick={close}>
            {t({ id: "dialog.close", message: "Close" })}
          </Button>
        </Stack>
      ) : (
        <Form
          form={form}
          ref={ref}
          words={{ ...words, send: t({ id: "report.send", message: "Send report" }) }}
        >
          <SelectField
            {...form.field("reason")}
            label={t({ id: "report.reason", message: "What’s wrong with it?" })}
            defaultValue={begun.reason ?? ""}
            required
            onChange={keep}
            onFocus={isGuest ? captcha.begin : undefined}
            options={[
              { value: "", label: t({ id: "report.reason.choose", message: "Choose a reason" }) },
              ...REPORT_REASONS.map((value) => ({ value, label: reasons[value] })),
            ]}
          />
          <TextArea
            {...form.field("text")}
            label={t({ id: "report.text", message: "Why do you think so?" })}
            hint={t({ id: "report.text.hint", message: "Whoever decides reads this. Nobody else does." })}
            optionalLabel={words.optional}
            defaultValue={begun.text}
            onChange={keep}
            maxLength={REPORT_LENGTH.text}
            rows={4}
          />
          {isGuest && (
            <TextField
              {...form.field("email")}
              label={t({ id: "report.email", message: "Your email address" })}
              hint={t({ id: "report.email.hint", message: "Only to tell you what was decided." })}
              optionalLabel={words.optional}
              defaultValue={begun.email}
              type="email"
              autoComplete="email"
            />
          )}
          <Checkbox
            {...form.field("goodFaith")}
            label={t({
              id: "report.good-faith",
              message: "As far as I know, what I say here is true and complete.",
            })}
            defaultChecked={begun.goodFaith !== undefined}
            required
          />
          <Honeypot />
          <p className={styles.small}>
            <Trans id="report.what-happens">
              A person looks at every report. Nobody is told who reported something.{" "}
              <Link to="/terms#moderation">How moderation works</Link>
            </Trans>
          </p>
        </Form>
      )}
    </Sheet>
  );
}

function Arrived({ number, isGuest }: { number: string; isGuest: boolean }) {
  return (
    <FormDone>
      <Notice tone="done" title={<Trans id="report.arrived">Your report has arrived</Trans>}>
        {isGuest ? (
          <Trans id="report.arrived.guest">
            Its number is {number}. A person will look at it. If you gave your email address, you’ll hear what
            was decided.
          </Trans>
        ) : (
          <Trans id="report.arrived.member">
            Its number is {number}. A person will look at it, and you’ll get a notification of what was
            decided.
          </Trans>
        )}
      </Notice>
    </FormDone>
  );
}
