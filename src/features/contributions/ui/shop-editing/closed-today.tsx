import { Trans } from "@lingui/react/macro";
import { saveItem } from "#features/dashboard/calls.ts";
import { countryClock } from "#features/hours/country-clock.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { closedOn, isClosedOn, openAgainOn } from "../../hours-draft.ts";
import type { ShopToEdit } from "../../shop-to-edit.ts";

type ClosedTodayProps = {
  shop: ShopToEdit;
  /** ISO 8601. */
  now: string;
};

/** Closes a shop for today with one press, which ends by itself at midnight, and takes it back the same way. */
export function ClosedToday({ shop, now }: ClosedTodayProps) {
  const { isBusy, failure, press } = usePress();
  const { date: today } = countryClock(now);
  const hours = shop.values.openingHours as string | null;
  // Where nobody has told when it is open, there is nothing to close.
  if (hours === null) return null;
  const isClosed = isClosedOn(hours, today);

  function save() {
    const openingHours = isClosed ? openAgainOn(hours ?? "", today) : closedOn(hours ?? "", today);
    void press(() => saveItem("shops", { _id: String(shop.id), rev: shop.rev, changes: { openingHours } }));
  }

  return (
    <>
      <Button kind="quiet" isLoading={isBusy} onClick={save}>
        {isClosed ? (
          <Trans id="shop-editing.day.open-again">Open today after all</Trans>
        ) : (
          <Trans id="shop-editing.day.close">Closed today</Trans>
        )}
      </Button>
      <LiveRegion>
        {failure !== undefined && (
          <Trans id="shop-editing.failed">That didn’t work. Reload the page and try again.</Trans>
        )}
      </LiveRegion>
    </>
  );
}
