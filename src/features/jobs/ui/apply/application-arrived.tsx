import { Trans } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { FormDone } from "#ui/form/form-done.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Applied } from "../../calls.ts";
import type { JobOffer } from "../../job-offer.ts";

type ApplicationArrivedProps = Applied & {
  job: Pick<JobOffer, "employer" | "isSample">;
  isGuest: boolean;
};

/** That it arrived, who reads it, and until when. */
export function ApplicationArrived({ job, isGuest, goneAt }: ApplicationArrivedProps) {
  const employer = job.employer.name;
  const day = <Day at={goneAt} form="date" />;
  return (
    <FormDone>
      <Notice tone="done" title={<Trans id="apply.arrived">Your application has arrived</Trans>}>
        <Stack gap={2}>
          <p>
            {job.isSample ? (
              <Trans id="apply.arrived.sample">
                This job is invented, so no employer reads it. It’s erased on {day}.
              </Trans>
            ) : (
              <Trans id="apply.arrived.text">
                {employer} can read it now; an answer, if there is one, comes straight to you. It’s erased on{" "}
                {day}.
              </Trans>
            )}
          </p>
          {!isGuest && (
            <p>
              <Trans id="apply.arrived.again">
                If you forgot something, send it again: the new one takes the place of this one.
              </Trans>
            </p>
          )}
        </Stack>
      </Notice>
    </FormDone>
  );
}
