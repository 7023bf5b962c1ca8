import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useRevalidator } from "react-router";
import { statusOf } from "#platform/errors/page-error.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { type BegunSecondFactor, beginSecondFactor } from "../../second-factor-calls.ts";
import { FreshSignInDialog, needsFreshSignIn, type WaysToSignIn } from "../fresh-sign-in-dialog.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RemoveSecondFactorDialog } from "./remove-second-factor-dialog.tsx";
import { SecondFactorStanding, type Standing } from "./second-factor-standing.tsx";
import type { SetUpSecondFactorProps } from "./set-up-second-factor.tsx";
import { ShowSecondFactorDialog } from "./show-second-factor-dialog.tsx";

type Step =
  | { is: "resting" | "beginning" | "failed" | "notFresh" | "showing" | "removing" }
  | { is: "settingUp"; begun: BegunSecondFactor; SetUp: ComponentType<SetUpSecondFactorProps> }
  | { is: "codes"; codes: string[]; isBusy: boolean };

/** Sets the second factor up and takes it off (security.md A5). */
export function SecondFactor({ ways, ...standing }: Standing & { ways: WaysToSignIn }) {
  const { failed } = useFormWords();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step>({ is: "resting" });
  const head = useRef<HTMLParagraphElement>(null);
  const rest = () => setStep({ is: "resting" });

  /** The button that was pressed is gone afterwards: what stands in its place takes the focus. */
  function goTo(next: Step) {
    flushSync(() => setStep(next));
    head.current?.focus();
  }

  async function restAfterChange() {
    await revalidate();
    goTo({ is: "resting" });
  }

  async function begin() {
    setStep({ is: "beginning" });
    try {
      const [{ SetUpSecondFactor }, begun] = await Promise.all([
        import("./set-up-second-factor.tsx"),
        beginSecondFactor(),
      ]);
      goTo({ is: "settingUp", begun, SetUp: SetUpSecondFactor });
    } catch (failure) {
      // It was set up in another window.
      if (statusOf(failure) === 409) await restAfterChange();
      else setStep({ is: needsFreshSignIn(failure) ? "notFresh" : "failed" });
    }
  }

  async function keep(codes: string[]) {
    setStep({ is: "codes", codes, isBusy: true });
    await restAfterChange();
  }

  if (step.is === "settingUp") {
    return (
      <step.SetUp
        begun={step.begun}
        headRef={head}
        onConfirmed={(codes) => goTo({ is: "codes", codes, isBusy: false })}
        onCancel={() => goTo({ is: "resting" })}
      />
    );
  }
  if (step.is === "codes") {
    const { codes, isBusy } = step;
    return <RecoveryCodes codes={codes} headRef={head} isBusy={isBusy} onKept={() => void keep(codes)} />;
  }
  return (
    <Stack gap={4}>
      <SecondFactorStanding
        {...standing}
        headRef={head}
        isBusy={step.is === "beginning"}
        onBegin={() => void begin()}
        onShow={() => setStep({ is: "showing" })}
        onRemove={() => setStep({ is: "removing" })}
      />
      <LiveRegion>{step.is === "failed" && <Notice tone="problem">{failed}</Notice>}</LiveRegion>
      {step.is === "notFresh" && <FreshSignInDialog ways={ways} onClose={rest} />}
      {step.is === "showing" && (
        <ShowSecondFactorDialog isSetUp onShown={() => void restAfterChange()} onClose={rest} />
      )}
      {step.is === "removing" && <RemoveSecondFactorDialog onRemoved={restAfterChange} onClose={rest} />}
    </Stack>
  );
}
