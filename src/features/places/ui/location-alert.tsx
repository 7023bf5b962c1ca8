import { Trans, useLingui } from "@lingui/react/macro";
import { locationTitle } from "#platform/errors/error-texts.ts";
import type { LocationTrouble } from "#platform/geo/geolocation.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { LOCATION_WORDS } from "../location-words.ts";

type LocationAlertProps = { isOpen: boolean; trouble: LocationTrouble; onClose: () => void };

/** There is no position to search around (specification section 8). It explains why, and what works without one. */
export function LocationAlert({ isOpen, trouble, onClose }: LocationAlertProps) {
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
        <p>{i18n._(LOCATION_WORDS[trouble])}</p>
        <p>
          <Trans id="location.instead">Search for your town instead: that works without your location.</Trans>
        </p>
      </Stack>
    </Dialog>
  );
}
