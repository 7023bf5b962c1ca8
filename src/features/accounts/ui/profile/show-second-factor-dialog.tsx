import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { SHOW_SECOND_FACTOR } from "../../call-refusals.ts";
import { showSecondFactor } from "../../second-factor-calls.ts";
import { SecondFactorForm } from "../second-factor-form.tsx";

/** Whether a call was refused because this session has not shown a second factor. */
export function needsSecondFactor(failure: unknown): boolean {
  return SHOW_SECOND_FACTOR.in(failure) !== undefined;
}

type ShowSecondFactorDialogProps = {
  /** Admins need one before they have it. */
  isSetUp: boolean;
  /** What was refused can be done again. */
  onShown: () => void;
  onClose: () => void;
};

/** Asks for the second factor before something that is refused without it. */
export function ShowSecondFactorDialog({ isSetUp, onShown, onClose }: ShowSecondFactorDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      title={
        isSetUp
          ? t({ id: "factor.step", message: "One more step" })
          : t({ id: "profile.factor.missing-title", message: "Set up two-step login first" })
      }
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
    >
      {isSetUp ? (
        <Stack gap={4}>
          <p>
            <Trans id="profile.factor.show">
              You’ve set up two-step login, and this browser hasn’t shown a code since you logged in.
            </Trans>
          </p>
          <SecondFactorForm
            id="shown"
            label={<Trans id="login.go-on">Continue</Trans>}
            send={async (proof) => {
              await showSecondFactor(proof);
              onShown();
            }}
          />
        </Stack>
      ) : (
        <p>
          <Trans id="profile.factor.missing">
            Admins can’t do this without two-step login. You can set it up on this page.
          </Trans>
        </p>
      )}
    </Dialog>
  );
}
