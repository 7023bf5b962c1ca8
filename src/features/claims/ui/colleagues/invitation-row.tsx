import { Trans, useLingui } from "@lingui/react/macro";
import { needsFreshSignIn } from "#features/accounts/ui/fresh-sign-in-dialog.tsx";
import { statusOf } from "#platform/errors/page-error.ts";
import { Day } from "#platform/i18n/day.tsx";
import { timeAgo } from "#platform/i18n/time-ago.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { decideInvitation } from "../../calls.ts";
import type { InvitationDecision, OpenInvitation } from "../../colleague.ts";
import styles from "./colleagues.module.css";
import { useTooOftenWords } from "./use-too-often-words.ts";

type InvitationRowProps = {
  invitation: OpenInvitation;
  now: string;
  /** `gone`: somebody had answered or withdrawn it meanwhile. */
  onDone: (outcome: InvitationDecision | "gone") => void;
  onNotFresh: () => void;
};

/** A letter that nobody has answered, and its age. */
export function InvitationRow({ invitation, now, onDone, onNotFresh }: InvitationRowProps) {
  const { t, i18n } = useLingui();
  const { failed } = useFormWords();
  const tooOften = useTooOftenWords();
  const isHydrated = useIsHydrated();
  const { isBusy, failure, press } = usePress();
  const { _id: id, email, invitedAt, until, invitedBy } = invitation;
  const { name } = invitedBy;
  const age = timeAgo(i18n.locale, Date.parse(invitedAt), Date.parse(now));

  async function decide(decision: InvitationDecision) {
    let outcome: InvitationDecision | "gone" = decision;
    const isDone = await press(async () => {
      try {
        await decideInvitation({ _id: id, decision });
      } catch (error) {
        if (needsFreshSignIn(error)) onNotFresh();
        if (statusOf(error) !== 404) throw error;
        outcome = "gone";
      }
    });
    if (isDone) onDone(outcome);
  }

  return (
    <li>
      <div className={styles.who}>
        <div>
          <p className={styles.name}>{email}</p>
          <p className={styles.soft}>
            <Trans id="colleagues.invited">
              By {name}, {age}. The link counts until <Day at={until} form="date" />.
            </Trans>
          </p>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button
          kind="quiet"
          disabled={!isHydrated}
          isLoading={isBusy}
          aria-label={t({ id: "colleagues.again-to", message: `Send again to ${email}` })}
          onClick={() => void decide("sendAgain")}
        >
          <Trans id="colleagues.again">Send again</Trans>
        </Button>
        <Button
          kind="quiet"
          disabled={!isHydrated}
          isLoading={isBusy}
          aria-label={t({ id: "colleagues.withdraw-from", message: `Withdraw the invitation of ${email}` })}
          onClick={() => void decide("withdraw")}
        >
          <Trans id="colleagues.withdraw">Withdraw</Trans>
        </Button>
      </div>
      <LiveRegion>
        {failure !== undefined && !needsFreshSignIn(failure) && (
          <Notice tone="problem">{statusOf(failure) === 429 ? tooOften : failed}</Notice>
        )}
      </LiveRegion>
    </li>
  );
}
