import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { showSecondFactor } from "../second-factor-calls.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";

/** After logging in, of somebody who has a second factor. They may leave it for later: only a few things ask for it. */
export function SecondFactorStep({ onDone }: { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const hasGoneOn = useRef(false);

  function goOn() {
    hasGoneOn.current = true;
    onDone();
  }

  // The page around it is still that of a guest: whoever leaves it by a link instead is to be seen as who they are.
  useEffect(
    () => () => {
      if (!hasGoneOn.current) void revalidate();
    },
    [revalidate],
  );

  return (
    <Section title={<Trans id="factor.step">One more step</Trans>}>
      <Stack gap={4}>
        <p>
          <Trans id="factor.step.why">
            You’re logged in, and you’ve set up two-step login. You can leave this for later: we’ll ask again
            before you download your data or delete your account, and any role you have here waits for it.
          </Trans>
        </p>
        <SecondFactorForm
          id="second-step"
          label={<Trans id="login.go-on">Continue</Trans>}
          send={async (proof) => {
            await showSecondFactor(proof);
            goOn();
          }}
        >
          <Button kind="quiet" onClick={goOn}>
            <Trans id="factor.step.later">Not now</Trans>
          </Button>
        </SecondFactorForm>
      </Stack>
    </Section>
  );
}
