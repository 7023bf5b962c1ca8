import { Trans, useLingui } from "@lingui/react/macro";
import { location, locationTitle } from "#platform/errors/error-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";

/** There is no position to search around (specification section 8). It explains why, and what works without one. */
export function LocationAlert({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { i18n } = useLingui();
  return (
    <Dialog
      isOpen={isOpen}
      isAlert
      title={i18n._(locationTitle)}
      onClose={onClose}
      footer={
        <Button onClick={onClose}>
          <Trans id="location.understood">OK</Trans>
        </Button>
      }
    >
      <Stack gap={2}>
        <p>{i18n._(location)}</p>
        <p>
          <Trans id="location.instead">Search for your town instead: that works without your location.</Trans>
        </p>
      </Stack>
    </Dialog>
  );
}
