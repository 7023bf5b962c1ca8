import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { JobOffer } from "../job-offer.ts";
import type { ApplyFormProps } from "./apply/apply-form.tsx";

/** Most readers of a job don't apply for it here: form and texts are loaded by whoever does. */
const ApplyForm = pressedPart<ApplyFormProps>(async () => {
  const [part] = await Promise.all([import("./apply/apply-form.tsx"), needArea("apply")]);
  return part.ApplyForm;
});

type HowToApplyProps = {
  job: JobOffer;
  /** Nobody is logged in. */
  isGuest: boolean;
};

/** How one applies for a job that is open. */
export function HowToApply({ job, isGuest }: HowToApplyProps) {
  const { apply, isSample } = job;
  if (!apply) return null;
  const { way, to } = apply;
  return (
    <Section title={<Trans id="jobs.apply">How to apply</Trans>}>
      {to === null ? (
        // Of another job that one goes on to it is closed again.
        <ApplyHere key={job.id} job={job} isGuest={isGuest} />
      ) : (
        <Stack gap={2}>
          <p>
            {way === "email" ? (
              <Trans id="jobs.apply-email">
                Write to <ExternalLink href={`mailto:${to}`}>{to}</ExternalLink>.
              </Trans>
            ) : (
              <ExternalLink href={to} isFromVisitor>
                <Trans id="jobs.apply-url">Apply on the employer’s own site</Trans>
              </ExternalLink>
            )}
          </p>
          {isSample && (
            <p>
              <Trans id="jobs.apply-sample">This job is invented: nobody reads what you send.</Trans>
            </p>
          )}
        </Stack>
      )}
    </Section>
  );
}

function ApplyHere(props: ApplyFormProps) {
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <ApplyForm {...props} onMissing={() => setIsOpen(false)} />;
  return (
    <>
      <noscript>
        <p>
          <Trans id="form.no-script">This form needs JavaScript.</Trans>
        </p>
      </noscript>
      <Button disabled={!isHydrated} onClick={() => setIsOpen(true)}>
        <Trans id="jobs.apply-here">Apply here</Trans>
      </Button>
    </>
  );
}
