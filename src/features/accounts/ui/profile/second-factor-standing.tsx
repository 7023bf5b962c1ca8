import { Plural, Trans } from "@lingui/react/macro";
import type { Ref } from "react";
import { Day } from "#platform/i18n/day.tsx";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { OwnSecondFactor } from "../../second-factor.ts";

export interface Standing {
  /** Null while there is none. */
  factor: OwnSecondFactor | null;
  /** They hold a role, which does nothing before this session has shown it. */
  isRoleWaiting: boolean;
}

type SecondFactorStandingProps = Standing & {
  headRef: Ref<HTMLParagraphElement>;
  isBusy: boolean;
  onBegin: () => void;
  onShow: () => void;
  onRemove: () => void;
};

/** Whether the second factor is on, what waits for it, and what can be done about that. */
export function SecondFactorStanding({ factor, isRoleWaiting, headRef, ...acts }: SecondFactorStandingProps) {
  if (factor === null) {
    return (
      <>
        {isRoleWaiting && (
          <Notice tone="warning">
            <Trans id="profile.factor.role-waits">
              Your role as an admin waits until you’ve set this up.
            </Trans>
          </Notice>
        )}
        <p ref={headRef} tabIndex={-1}>
          <Trans id="profile.factor.off">
            It’s off. Once it’s on, nobody can download your data or delete your account without a code from
            an app on your phone, even if they get into your Google or Discord.
          </Trans>
        </p>
        <div>
          <Button kind="quiet" isLoading={acts.isBusy} onClick={acts.onBegin}>
            <Trans id="profile.factor.set-up">Set it up</Trans>
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {isRoleWaiting && (
        <Notice tone="warning">
          <Trans id="profile.factor.role-unshown">
            Your role here waits until you enter a code for this login.
          </Trans>
        </Notice>
      )}
      <p ref={headRef} tabIndex={-1}>
        <Trans id="profile.factor.on">
          It’s been on since <Day at={factor.since} form="date" />. After you log in, we ask for a code from
          your app.
        </Trans>
      </p>
      <p>
        <Plural
          id="profile.factor.left"
          value={factor.recoveryCodeCount}
          _0="You have no recovery codes left. For ten new ones, turn this off and set it up again."
          one="You have # recovery code left."
          other="You have # recovery codes left."
        />
      </p>
      <Cluster gap={3}>
        {isRoleWaiting && (
          <Button onClick={acts.onShow}>
            <Trans id="profile.factor.give-code">Enter a code</Trans>
          </Button>
        )}
        <Button kind="quiet" onClick={acts.onRemove}>
          <Trans id="profile.factor.remove">Turn it off</Trans>
        </Button>
      </Cluster>
    </>
  );
}
