import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { saveNewsletter } from "#features/accounts/profile-calls.ts";
import { emailMissing } from "#platform/errors/error-texts.ts";
import { fieldErrorsOf } from "#platform/errors/errors.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import type { Newcomer } from "../calls.ts";
import type { LeaveStep } from "./welcome-dialog.tsx";

type ShareProfileProps = {
  newcomer: Newcomer;
  /** The address of a person's page, from its url. */
  addressOf: (url: string) => string;
  onLeaving: (leave: LeaveStep) => void;
};

/** The link to one's page, and the newsletter for who wants it. */
export function ShareProfile({ newcomer, addressOf, onLeaving }: ShareProfileProps) {
  const { t, i18n } = useLingui();
  const [wantsNewsletter, setWants] = useState(false);
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();

  useEffect(() => {
    onLeaving(async () => {
      if (!wantsNewsletter) return true;
      if (!newcomer.hasEmail && email.trim() === "") {
        setError(i18n._(emailMissing));
        return false;
      }
      try {
        await saveNewsletter({ wantsNewsletter, ...(email && { newsletterEmail: email }) });
        return true;
      } catch (failure) {
        const isWrong = fieldErrorsOf(failure).some(({ param }) => param === "newsletterEmail");
        setError(
          isWrong
            ? t({ id: "welcome.email.wrong", message: "Enter an email address such as name@example.org." })
            : t({
                id: "welcome.email.failed",
                message: "This wasn’t saved. Try again in a moment, or untick it.",
              }),
        );
        return false;
      }
    });
  });

  return (
    <>
      <p>
        <Trans id="welcome.share.text">
          This is your page. Give the link to friends, and they’ll find you here.
        </Trans>
      </p>
      <ShareButton
        title={newcomer.name}
        address={addressOf(newcomer.url)}
        words={{
          share: t({ id: "share.share", message: "Share" }),
          copied: t({ id: "share.copied", message: "Link copied." }),
          byHand: t({ id: "share.by-hand", message: "Your browser can’t copy the link. Copy it by hand:" }),
        }}
      />
      <Checkbox
        id="welcome-newsletter"
        name="wantsNewsletter"
        label={t({ id: "welcome.newsletter", message: "Send me the newsletter, now and then" })}
        checked={wantsNewsletter}
        onChange={({ target }) => setWants(target.checked)}
      />
      {wantsNewsletter && !newcomer.hasEmail && (
        <TextField
          id="welcome-email"
          name="newsletterEmail"
          type="email"
          label={t({ id: "welcome.email", message: "Your email address" })}
          hint={t({
            id: "welcome.email.hint",
            message: "We send a link first: the newsletter starts once you click it.",
          })}
          error={error}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          autoComplete="email"
          required
        />
      )}
    </>
  );
}
