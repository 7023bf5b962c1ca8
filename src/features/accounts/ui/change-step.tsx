import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";

interface ChangeStepProps {
  /** Of whoever is logged in. */
  name: string;
  onChange: () => void;
  onStay: () => void;
}

/** After coming back from Google or Discord as somebody else than is logged in here: a link of a stranger may have led here. */
export function ChangeStep({ name, onChange, onStay }: ChangeStepProps) {
  const question = useRef<HTMLParagraphElement>(null);
  // The page was announced as one to log in at; it asks something else now.
  useEffect(() => question.current?.focus(), []);
  return (
    <Section title={<Trans id="login.change.title">Switch accounts?</Trans>}>
      <Stack gap={4}>
        <p ref={question} tabIndex={-1}>
          <Trans id="login.change.why">
            You’re logged in here as {name}, but came back with another account. If you switch, {name} is
            logged out in this browser. If you didn’t choose another account yourself just now, don’t switch.
          </Trans>
        </p>
        <Cluster gap={3}>
          <Button onClick={onStay}>
            <Trans id="login.change.stay">Stay logged in as {name}</Trans>
          </Button>
          <Button kind="quiet" onClick={onChange}>
            <Trans id="login.change.switch">Switch accounts</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Section>
  );
}
