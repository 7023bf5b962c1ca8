import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { saveVerifiedWasTold } from "../calls.ts";

/** The newly-verified dialog (specification section 2): shown once, and that is kept as soon as it is shown. */
export function VerifiedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  useEffect(() => {
    // Failing, it is shown another time.
    saveVerifiedWasTold().catch(() => undefined);
  }, []);
  return (
    <Dialog
      isOpen
      title={t({ id: "verified.title", message: "Your email address is confirmed" })}
      onClose={onClose}
      footer={
        <Button onClick={onClose}>
          <Trans id="verified.close">Close</Trans>
        </Button>
      }
    >
      <p>
        <Trans id="verified.text">
          The newsletter comes now and then. Unsubscribe with one click, in any issue or in your profile.
        </Trans>
      </p>
    </Dialog>
  );
}
