import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { emailMissing } from "#platform/errors/error-texts.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { saveNewsletter } from "../../profile-calls.ts";
import { SavingForm } from "./saving-form.tsx";

const MISSING = "Please enter your email address";

/** The wish for the newsletter, and the address it goes to, which is confirmed by a mail (specification section 5). */
export function NewsletterForm({
  hasEmail,
  wantsNewsletter,
}: {
  hasEmail: boolean;
  wantsNewsletter: boolean;
}) {
  const { t, i18n } = useLingui();
  const [isWritten, setIsWritten] = useState(false);
  const form = useForm({
    id: "newsletter",
    mistakes: {
      [MISSING]: i18n._(emailMissing),
      newsletterEmail: t({
        id: "profile.email.wrong",
        message: "Enter an email address such as you@example.org.",
      }),
    },
    async send(typed) {
      const newsletterEmail = String(typed.get("newsletterEmail")).trim();
      const wants = typed.has("wantsNewsletter");
      if (wants && !hasEmail && newsletterEmail === "")
        throw new Refused([{ msg: MISSING, param: "newsletterEmail" }]);
      await saveNewsletter({ ...(newsletterEmail && { newsletterEmail }), wantsNewsletter: wants });
      setIsWritten(newsletterEmail !== "");
    },
  });
  const inbox = t({ id: "profile.email.check", message: "Check your inbox" });
  return (
    <SavingForm form={form} saved={isWritten ? inbox : undefined}>
      <Checkbox
        {...form.field("wantsNewsletter")}
        label={t({ id: "profile.newsletter", message: "Send me the newsletter" })}
        defaultChecked={wantsNewsletter}
      />
      <TextField
        {...form.field("newsletterEmail")}
        label={t({ id: "profile.email", message: "Email address" })}
        hint={
          hasEmail
            ? t({
                id: "profile.email.there",
                message: "We have your address. Fill this in only to change it.",
              })
            : t({
                id: "profile.email.hint",
                message: "We’ll send an email there first, to check it’s yours.",
              })
        }
        type="email"
        autoComplete="email"
      />
    </SavingForm>
  );
}

/** Refused before it is sent. */
class Refused extends Error {
  readonly errors: { msg: string; param: string }[];
  constructor(errors: { msg: string; param: string }[]) {
    super("Refused");
    this.errors = errors;
  }
}
