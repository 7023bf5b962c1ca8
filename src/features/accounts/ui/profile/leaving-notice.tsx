import { Trans } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { keepAccount } from "../../profile-calls.ts";

/** Over all parts of the profile of somebody who asked to be erased: when it happens, and the way back. */
export function LeavingNotice({ eraseAt }: { eraseAt: string }) {
  const { failed } = useFormWords();
  const { isBusy, failure, press } = usePress();
  return (
    <Notice
      tone="warning"
      title={
        <Trans id="profile.leaving.title">
          Your account is erased on <Day at={eraseAt} form="date" />
        </Trans>
      }
    >
      <Stack gap={2}>
        <p>
          <Trans id="profile.leaving">Until then nobody else sees you here.</Trans>
        </p>
        <div>
          <Button isLoading={isBusy} onClick={() => void press(keepAccount)}>
            <Trans id="profile.leaving.keep">Keep my account</Trans>
          </Button>
        </div>
        <LiveRegion>{failure !== undefined && failed}</LiveRegion>
      </Stack>
    </Notice>
  );
}
