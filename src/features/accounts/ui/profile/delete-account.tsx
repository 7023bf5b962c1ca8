import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Day } from "#platform/i18n/day.tsx";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { LAST_ADMIN } from "../../call-refusals.ts";
import { deleteAccount } from "../../profile-calls.ts";
import { FreshSignInDialog, needsFreshSignIn, type WaysToSignIn } from "../fresh-sign-in-dialog.tsx";
import { needsSecondFactor, ShowSecondFactorDialog } from "./show-second-factor-dialog.tsx";

type Step =
  | { is: "closed" | "asking" | "busy" | "failed" | "lastAdmin" | "notFresh" | "unshown" }
  | { is: "done"; until: string };

type DeleteAccountProps = {
  hasSecondFactor: boolean;
  ways: WaysToSignIn;
  /** Leaves the page afterwards: all sessions are over, also this one. */
  onGone: () => void;
};

/** Has an account erased, 14 days later (product.md section 10, "Deletion"). */
export function DeleteAccount({ hasSecondFactor, ways, onGone }: DeleteAccountProps) {
  const [step, setStep] = useState<Step>({ is: "closed" });
  const [keepReviews, setKeepReviews] = useState(false);

  async function erase() {
    setStep({ is: "busy" });
    try {
      setStep({ is: "done", until: await deleteAccount({ keepReviews }) });
    } catch (error) {
      setStep({
        is: needsFreshSignIn(error)
          ? "notFresh"
          : needsSecondFactor(error)
            ? "unshown"
            : LAST_ADMIN.in(error)
              ? "lastAdmin"
              : "failed",
      });
    }
  }

  return (
    <Stack gap={4}>
      <p>
        <Trans id="profile.delete.what">
          Your page, name, picture, friends, likes and saved shops go at once. After 14 days all of it is
          erased for good. Until then you can log in and change your mind.
        </Trans>
      </p>
      <p>
        <Trans id="profile.delete.fresh">
          If you last logged in more than ten minutes ago, we’ll ask you to log in again first.
        </Trans>
      </p>
      <div>
        <Button kind="quiet" onClick={() => setStep({ is: "asking" })}>
          <Trans id="profile.delete">Delete my account</Trans>
        </Button>
      </div>
      {step.is === "notFresh" && <FreshSignInDialog ways={ways} onClose={() => setStep({ is: "closed" })} />}
      {step.is === "unshown" && (
        <ShowSecondFactorDialog
          isSetUp={hasSecondFactor}
          onShown={() => void erase()}
          onClose={() => setStep({ is: "closed" })}
        />
      )}
      {(step.is === "asking" || step.is === "busy" || step.is === "failed" || step.is === "lastAdmin") && (
        <Question
          isBusy={step.is === "busy"}
          hasFailed={step.is === "failed"}
          isLastAdmin={step.is === "lastAdmin"}
          keepReviews={keepReviews}
          onKeepReviews={setKeepReviews}
          onErase={() => void erase()}
          onClose={() => setStep({ is: "closed" })}
        />
      )}
      {step.is === "done" && <Farewell until={step.until} onGone={onGone} />}
    </Stack>
  );
}

type QuestionProps = {
  isBusy: boolean;
  hasFailed: boolean;
  isLastAdmin: boolean;
  keepReviews: boolean;
  onKeepReviews: (isKept: boolean) => void;
  onErase: () => void;
  onClose: () => void;
};

function Question(props: QuestionProps) {
  const { isBusy, hasFailed, isLastAdmin, keepReviews, onKeepReviews, onErase, onClose } = props;
  const { t } = useLingui();
  const { failed } = useFormWords();
  return (
    <Dialog
      isOpen
      isAlert
      title={t({ id: "profile.delete.title", message: "Delete your account?" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" isLoading={isBusy} onClick={onErase}>
            <Trans id="profile.delete.yes">Yes, delete it</Trans>
          </Button>
          <Button kind="quiet" onClick={onClose}>
            <Trans id="profile.delete.no">Keep it</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          <Trans id="profile.delete.sure">
            From then on nobody sees you here, and you’re logged out everywhere. In 14 days everything is
            erased.
          </Trans>
        </p>
        <Checkbox
          label={t({ id: "profile.delete.keep-reviews", message: "Leave my reviews on the page" })}
          hint={t({
            id: "profile.delete.keep-reviews.hint",
            message: "They stay without your name and photos. Otherwise they’re erased as well.",
          })}
          checked={keepReviews}
          onChange={({ currentTarget }) => onKeepReviews(currentTarget.checked)}
        />
        <LiveRegion>
          {hasFailed && <Notice tone="problem">{failed}</Notice>}
          {isLastAdmin && (
            <Notice tone="problem">
              <Trans id="profile.delete.last-admin">
                You are the last admin. Have somebody else made one first; that is done on the command line.
              </Trans>
            </Notice>
          )}
        </LiveRegion>
      </Stack>
    </Dialog>
  );
}

function Farewell({ until, onGone }: { until: string; onGone: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      title={t({ id: "profile.deleted.title", message: "Your account will be deleted" })}
      onClose={onGone}
      footer={
        <Button onClick={onGone}>
          <Trans id="profile.deleted.go">Go to the home page</Trans>
        </Button>
      }
    >
      <p>
        <Trans id="profile.deleted">
          It’s erased on <Day at={until} form="date" />. Log in before that day if you want to keep it.
        </Trans>
      </p>
    </Dialog>
  );
}
