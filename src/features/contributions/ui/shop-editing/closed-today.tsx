import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { saveItem } from "#features/dashboard/calls.ts";
import { countryClock } from "#features/hours/country-clock.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { ClockField } from "#ui/field/clock-field.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { DEPARTMENT_FIELDS } from "../../department-hours.ts";
import { closedOn, closingEarly, isClosedOn, isSaidOf, openAgainOn } from "../../hours-draft.ts";
import type { ShopToEdit } from "../../shop-to-edit.ts";

type ClosedTodayProps = {
  shop: ShopToEdit;
  /** ISO 8601. */
  now: string;
};

/** Closes a shop for today or earlier than usual, which ends by itself at midnight, and takes it back from the same place. */
export function ClosedToday({ shop, now }: ClosedTodayProps) {
  const { isBusy, failure, press } = usePress();
  const [isEarly, setIsEarly] = useState(false);
  const { date: today } = countryClock(now);
  const hours = shop.values.openingHours as string | null;
  // Where nobody has told when it is open, there is nothing to close.
  if (hours === null) return null;

  /** Of the shop, and of its departments with hours of their own, which would stay open else; null leaves them as they are. */
  function save(change: (hours: string) => string | null) {
    setIsEarly(false);
    const changes = ["openingHours" as const, ...DEPARTMENT_FIELDS].flatMap((name) => {
      const stands = shop.values[name];
      const next = typeof stands === "string" ? change(stands) : null;
      return next === null ? [] : [[name, next]];
    });
    void press(() =>
      saveItem("shops", {
        _id: String(shop.id),
        rev: shop.rev,
        changes: Object.fromEntries(changes) as Record<string, string>,
      }),
    );
  }

  return (
    <>
      {isSaidOf(hours, today) && (
        <Button kind="quiet" isLoading={isBusy} onClick={() => save((one) => openAgainOn(one, today))}>
          {isClosedOn(hours, today) ? (
            <Trans id="shop-editing.day.open-again">Open today after all</Trans>
          ) : (
            <Trans id="shop-editing.day.as-usual">Today as usual</Trans>
          )}
        </Button>
      )}
      {!isClosedOn(hours, today) && (
        <>
          <Button kind="quiet" isLoading={isBusy} onClick={() => save((one) => closedOn(one, today))}>
            <Trans id="shop-editing.day.close">Closed today</Trans>
          </Button>
          <Button kind="quiet" aria-expanded={isEarly} onClick={() => setIsEarly(!isEarly)}>
            <Trans id="shop-editing.day.early">Close early</Trans>
          </Button>
        </>
      )}
      {isEarly && (
        <EarlyForm
          hours={hours}
          today={today}
          onSave={(time) => save((one) => closingEarly(one, today, time))}
        />
      )}
      <LiveRegion>
        {failure !== undefined && (
          <Trans id="shop-editing.failed">That didn’t work. Reload the page and try again.</Trans>
        )}
      </LiveRegion>
    </>
  );
}

type EarlyFormProps = { hours: string; today: string; onSave: (time: string) => void };

function EarlyForm({ hours, today, onSave }: EarlyFormProps) {
  const { t } = useLingui();
  const id = useId();
  const [time, setTime] = useState("");
  const [isWrong, setIsWrong] = useState(false);

  function save() {
    const isEarlier = closingEarly(hours, today, time) !== null;
    setIsWrong(!isEarlier);
    if (isEarlier) onSave(time);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Cluster gap={2}>
        <label htmlFor={id}>
          <Trans id="shop-editing.day.closes-at">Closes today at</Trans>
        </label>
        <ClockField
          id={id}
          value={time}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(next) => {
            setTime(next);
            setIsWrong(false);
          }}
        />
        <Button type="submit">
          <Trans id="shop-editing.day.early-save">Save, visible at once</Trans>
        </Button>
      </Cluster>
      <FieldError
        id={`${id}-error`}
        error={
          isWrong
            ? t({
                id: "shop-editing.day.not-earlier",
                message:
                  "Enter a time between opening and the usual closing. Is today more complicated? Change the hours.",
              })
            : undefined
        }
      />
    </form>
  );
}
