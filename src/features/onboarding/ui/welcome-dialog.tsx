import { Trans, useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { ONBOARDING_STEPS, type OnboardingStep } from "#features/accounts/onboarding-step.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonBlock } from "#ui/skeleton/skeleton-block.tsx";
import { type Newcomer, readNewcomer, saveStep } from "../calls.ts";
import { ONBOARDING_PROGRESS } from "../onboarding-progress.ts";
import { NOTHING_OFFERED, PickShops } from "./pick-shops.tsx";
import { PickThumbnail } from "./pick-thumbnail.tsx";
import { PickTypes } from "./pick-types.tsx";
import { PickUsername } from "./pick-username.tsx";
import { ShareProfile } from "./share-profile.tsx";
import styles from "./welcome-dialog.module.css";

/** What a step does before it is left; false keeps the dialog on it. */
export type LeaveStep = () => Promise<boolean>;

type WelcomeDialogProps = {
  /** The address of a person's page, from its url. */
  addressOf: (url: string) => string;
  /** It was finished or ended, which is kept once `kept` is over. */
  onClose: (kept: Promise<void>) => void;
};

/** The welcome of somebody new (specification sections 2 and 4): five steps; what was interrupted goes on where it was. */
export function WelcomeDialog({ addressOf, onClose }: WelcomeDialogProps) {
  const { t } = useLingui();
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const [step, setStep] = useState<OnboardingStep>("pickTypes");
  const [offered, setOffered] = useState(NOTHING_OFFERED);
  const [hasFailed, setFailed] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const formId = useId();
  const leave = useRef<LeaveStep>(stay);
  const heading = useRef<HTMLHeadingElement>(null);

  const onLeaving = useCallback((step: LeaveStep) => {
    leave.current = step;
  }, []);

  useEffect(() => {
    readNewcomer().then(
      (user) => {
        setNewcomer(user);
        setStep(user.onboardingStep ?? "pickTypes");
      },
      () => setFailed(true),
    );
  }, []);

  function show(next: OnboardingStep) {
    leave.current = stay;
    setStep(next);
    // Kept for another time; the welcome goes on without it.
    saveStep(next).catch(() => undefined);
    heading.current?.focus();
  }

  async function forward(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLeaving) return;
    setLeaving(true);
    const isLeft = await leave.current();
    setLeaving(false);
    if (!isLeft) return;
    const next = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1];
    if (next) show(next);
    else end();
  }

  function end() {
    // Failing, it goes on another time.
    onClose(saveStep(null).catch(() => undefined));
  }

  const before = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) - 1];
  const titles = useStepTitles();
  const stepNumber = ONBOARDING_STEPS.indexOf(step) + 1;
  const stepCount = ONBOARDING_STEPS.length;
  const percent = ONBOARDING_PROGRESS[step];
  return (
    <Dialog
      isOpen
      title={t({ id: "welcome.title", message: "Welcome" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={end}
      footer={
        newcomer && (
          <div className={styles.ways}>
            {before && (
              <Button kind="quiet" onClick={() => show(before)}>
                <Trans id="welcome.back">Back</Trans>
              </Button>
            )}
            <Button type="submit" form={formId} isLoading={isLeaving} className={styles.forward}>
              {step === "shareProfile" ? (
                <Trans id="welcome.done">Done</Trans>
              ) : (
                <Trans id="welcome.next">Next</Trans>
              )}
            </Button>
          </div>
        )
      }
    >
      <Stack gap={4}>
        <p className={styles.count}>
          <Trans id="welcome.step">
            Step {stepNumber} of {stepCount}
          </Trans>
        </p>
        <progress
          value={percent}
          max={100}
          aria-label={t({ id: "welcome.progress", message: "Progress" })}
          className={styles.progress}
        />
        {hasFailed && (
          <Notice tone="problem">
            <Trans id="welcome.failed">This didn’t load. You’ll find it all in your profile.</Trans>
          </Notice>
        )}
        {!newcomer && !hasFailed && <SkeletonBlock />}
        {newcomer && (
          <form id={formId} noValidate onSubmit={(event) => void forward(event)} className={styles.step}>
            <h3 ref={heading} tabIndex={-1}>
              {titles[step]}
            </h3>
            {step === "pickTypes" && <PickTypes newcomer={newcomer} />}
            {step === "pickShops" && <PickShops offered={offered} onOffer={setOffered} />}
            {step === "pickUsername" && (
              <PickUsername
                newcomer={newcomer}
                onLeaving={onLeaving}
                onSaved={(named) => setNewcomer({ ...newcomer, ...named })}
              />
            )}
            {step === "pickThumbnail" && <PickThumbnail newcomer={newcomer} />}
            {step === "shareProfile" && (
              <ShareProfile newcomer={newcomer} addressOf={addressOf} onLeaving={onLeaving} />
            )}
          </form>
        )}
      </Stack>
    </Dialog>
  );
}

const stay: LeaveStep = async () => true;

function useStepTitles(): Record<OnboardingStep, string> {
  const { t } = useLingui();
  return {
    pickTypes: t({ id: "welcome.types", message: "What do you like?" }),
    pickShops: t({ id: "welcome.shops", message: "Save a few coffeeshops" }),
    pickUsername: t({ id: "welcome.name", message: "Choose a name" }),
    pickThumbnail: t({ id: "welcome.picture", message: "Choose a picture" }),
    shareProfile: t({ id: "welcome.share", message: "You’re in" }),
  };
}
