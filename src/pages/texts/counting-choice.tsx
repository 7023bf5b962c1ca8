import { Trans, useLingui } from "@lingui/react/macro";
import type { Consent } from "#features/consent/consent.ts";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";

type CountingChoiceProps = {
  /** Undefined before the question was answered, and for members whom nobody asks. */
  consent: Consent | undefined;
  /** Of the page, in its language, to come back to. */
  address: string;
};

/** Whether visits of this browser are counted, and one button that changes it: a plain form, so that the next page begins anew with the answer. */
export function CountingChoice({ consent, address }: CountingChoiceProps) {
  const { i18n } = useLingui();
  const isCounted = consent === "all";
  return (
    <Section title={<Trans id="analytics.choice">Your choice</Trans>}>
      <form method="post" encType="multipart/form-data" action="/api/consent">
        <Stack gap={3}>
          <p>
            {isCounted ? (
              <Trans id="analytics.on">Your visits are counted, without your name.</Trans>
            ) : (
              <Trans id="analytics.off">Your visits are not counted.</Trans>
            )}
          </p>
          <input type="hidden" name="path" value={address} />
          <input type="hidden" name="language" value={i18n.locale} />
          <div>
            <Button type="submit" name="choice" value={isCounted ? "req" : "all"} kind="quiet">
              {isCounted ? (
                <Trans id="analytics.stop">Don’t count my visits</Trans>
              ) : (
                <Trans id="analytics.start">Count my visits</Trans>
              )}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
