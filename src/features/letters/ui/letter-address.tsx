import { Trans, useLingui } from "@lingui/react/macro";
import { SavingForm } from "#features/accounts/ui/profile/saving-form.tsx";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { usePress } from "#platform/use-press.ts";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { NO_ADDRESS, TRIED_ENOUGH } from "../call-refusals.ts";
import { nameAddress, tryLetter } from "../calls.ts";
import type { AddressState } from "../letter-settings.ts";

/** Whether letters arrive, a field for the address where they do not yet, and one to try where they do. */
export function LetterAddress({ address }: { address: AddressState }) {
  return (
    <Section title={<Trans id="letters.address">Where mail goes</Trans>}>
      <Stack gap={4}>
        {address === "none" && (
          <p>
            <Trans id="letters.address.none">
              We don’t know your address yet. Mail begins once you’ve confirmed it; the newsletter stays off.
            </Trans>
          </p>
        )}
        {address === "unconfirmed" && (
          <Notice>
            <Trans id="letters.address.unconfirmed">
              A letter with a link is on its way to you. Mail begins once you’ve opened the link and
              confirmed.
            </Trans>
          </Notice>
        )}
        {address === "unreachable" && (
          <Notice
            tone="warning"
            title={<Trans id="letters.address.unreachable">Our mail doesn’t reach you</Trans>}
          >
            <Trans id="letters.address.check">
              The mail server says there’s no such address, so we’ve stopped. Check your address, and enter it
              again.
            </Trans>
          </Notice>
        )}
        {address === "confirmed" ? <TryLetter /> : <AddressForm />}
      </Stack>
    </Section>
  );
}

function AddressForm() {
  const { t } = useLingui();
  const form = useForm({
    id: "letter-address",
    mistakes: {
      email: t({
        id: "letters.address.wrong",
        message: "Enter an email address such as you@example.org.",
      }),
    },
    send: async (typed) => nameAddress(String(typed.get("email")).trim()),
  });
  return (
    <SavingForm form={form} saved={t({ id: "letters.address.inbox", message: "Check your inbox" })}>
      <TextField
        {...form.field("email")}
        label={t({ id: "letters.address.label", message: "Email address" })}
        type="email"
        autoComplete="email"
        required
      />
    </SavingForm>
  );
}

function TryLetter() {
  const { failed } = useFormWords();
  const { isBusy, failure, press } = usePress();
  const [isTried, setIsTried] = useState(false);
  return (
    <>
      <p>
        <Trans id="letters.address.confirmed">
          To the address that you confirmed. You can change it in your account.
        </Trans>
      </p>
      <div>
        <Button
          kind="quiet"
          isLoading={isBusy}
          onClick={() => {
            setIsTried(false);
            void press(tryLetter).then(setIsTried);
          }}
        >
          <Trans id="letters.try">Try a letter</Trans>
        </Button>
      </div>
      <LiveRegion>
        {isTried && (
          <Notice tone="done">
            <Trans id="letters.tried">On its way. It should arrive within a few minutes.</Trans>
          </Notice>
        )}
        {failure !== undefined && (
          <Notice tone="problem">
            {TRIED_ENOUGH.in(failure) ? (
              <Trans id="letters.tried.enough">That was the third today. Try again tomorrow.</Trans>
            ) : NO_ADDRESS.in(failure) ? (
              <Trans id="letters.tried.nowhere">
                Mail doesn’t reach you at the moment. Load the page again.
              </Trans>
            ) : (
              failed
            )}
          </Notice>
        )}
      </LiveRegion>
    </>
  );
}
