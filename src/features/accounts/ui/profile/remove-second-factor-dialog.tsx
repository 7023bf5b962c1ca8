import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { removeSecondFactor } from "../../second-factor-calls.ts";
import { SecondFactorForm } from "../second-factor-form.tsx";

type RemoveSecondFactorDialogProps = { onRemoved: () => Promise<void>; onClose: () => void };

/** Takes the second factor off, for whoever shows it once more. */
export function RemoveSecondFactorDialog({ onRemoved, onClose }: RemoveSecondFactorDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      title={t({ id: "profile.factor.remove-title", message: "Turn off two-step login?" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>
          <Trans id="profile.factor.remove-what">
            Your recovery codes stop working too. To be sure it’s you, enter a code once more.
          </Trans>
        </p>
        <SecondFactorForm
          id="removed"
          label={<Trans id="profile.factor.remove">Turn it off</Trans>}
          send={async (proof) => {
            await removeSecondFactor(proof);
            await onRemoved();
          }}
        />
      </Stack>
    </Dialog>
  );
}
