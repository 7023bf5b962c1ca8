import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { SIGN_IN_AGAIN } from "#features/accounts/call-refusals.ts";
import { needsFreshSignIn } from "#features/accounts/ui/fresh-sign-in-dialog.tsx";
import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";
import { TRIED_TOO_OFTEN } from "#platform/errors/errors.ts";
import { LANGUAGE_NAMES, LOCALES, localeOfTag } from "#platform/i18n/locales.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { LONGEST_EMAIL } from "#platform/text/email-schema.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { inviteColleague, type NamedItem } from "../../calls.ts";
import { useTooOftenWords } from "./use-too-often-words.ts";

type InviteFormProps = {
  item: NamedItem;
  /** Whose draft it is: others use the same device. */
  accountId: number;
  onSent: (email: string) => void;
  onNotFresh: () => void;
};

interface Draft {
  email: string;
  locale: string;
}

const LANGUAGES = LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Where a letter is to go, and in which language. What is typed outlives the way to log in anew. It works in the browser alone. */
export function InviteForm({ item, accountId, onSent, onNotFresh }: InviteFormProps) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const tooOften = useTooOftenWords();
  const { send: _, refused: __, ...words } = useFormWords();
  const draftName = `invite-${item.type}-${item.id}-of-${accountId}`;
  const [draft] = useState(() => readDraft<Draft>(draftName));
  const form = useForm({
    id: "invite",
    mistakes: {
      [TRIED_TOO_OFTEN]: tooOften,
      [SIGN_IN_AGAIN.msg]: t({ id: "profile.fresh.title", message: "Log in again first" }),
      email: t({
        id: "colleagues.email.wrong",
        message: "Write an e-mail address, such as name@example.org.",
      }),
      locale: t({ id: "colleagues.locale.wrong", message: "Choose one of these." }),
    },
    async send(typed) {
      const email = String(typed.get("email")).trim();
      const locale = LOCALES.find((one) => one === typed.get("locale")) ?? localeOfTag(i18n.locale);
      try {
        await inviteColleague({ item, email, locale });
      } catch (error) {
        if (needsFreshSignIn(error)) {
          keepDraft(draftName, { email, locale } satisfies Draft);
          onNotFresh();
        }
        throw error;
      }
      forgetDraft(draftName);
      await revalidate();
      onSent(email);
    },
  });
  return (
    <Form form={form} words={{ ...words, send: <Trans id="colleagues.invite.send">Send the email</Trans> }}>
      <TextField
        {...form.field("email")}
        label={t({ id: "colleagues.email", message: "E-mail address of your colleague" })}
        hint={t({
          id: "colleagues.email.hint",
          message: "We send one email there and delete the address after seven days.",
        })}
        type="email"
        autoComplete="off"
        defaultValue={draft?.email}
        maxLength={LONGEST_EMAIL}
        required
      />
      <SelectField
        {...form.field("locale")}
        label={t({ id: "colleagues.locale", message: "Language of the email" })}
        options={LANGUAGES}
        defaultValue={draft?.locale ?? localeOfTag(i18n.locale)}
      />
    </Form>
  );
}
