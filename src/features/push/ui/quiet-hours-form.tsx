import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SaveProgress } from "#features/accounts/ui/profile/save-progress.tsx";
import { useSaveLatest } from "#platform/use-save-latest.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { ClockField } from "#ui/field/clock-field.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { savePushSettings } from "../calls.ts";
import type { QuietHours } from "../push-settings.ts";
import styles from "./push.module.css";

const two = (count: number) => String(count).padStart(2, "0");
const clockOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** Undefined for what is no time of a day. */
function minuteOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return minute < 24 * 60 ? minute : undefined;
}

/** When nothing rings; saved as soon as both are times. */
export function QuietHoursForm({ hours: { isQuiet, quietFrom, quietUntil } }: { hours: QuietHours }) {
  const { t } = useLingui();
  const [isOn, setIsOn] = useState(isQuiet);
  const [from, setFrom] = useState(clockOf(quietFrom));
  const [until, setUntil] = useState(clockOf(quietUntil));
  const saving = useSaveLatest((hours: Partial<QuietHours>) => savePushSettings(hours));
  const mistake = t({ id: "push.quiet.no-time", message: "A time such as 22:00" });
  const errors = {
    from: minuteOf(from) === undefined ? mistake : undefined,
    until: minuteOf(until) === undefined ? mistake : undefined,
  };

  function save(typed: { from: string; until: string }) {
    const [quietFrom, quietUntil] = [minuteOf(typed.from), minuteOf(typed.until)];
    if (quietFrom !== undefined && quietUntil !== undefined) saving.keep({ quietFrom, quietUntil });
  }

  return (
    <Section title={<Trans id="push.quiet">Quiet hours</Trans>}>
      <Stack gap={4}>
        <Checkbox
          id="push-quiet"
          label={t({ id: "push.quiet.on", message: "Nothing rings at night" })}
          hint={t({
            id: "push.quiet.hint",
            message: "It waits and comes as one. By the clock in the Netherlands.",
          })}
          checked={isOn}
          onChange={({ target }) => {
            setIsOn(target.checked);
            saving.keep({ isQuiet: target.checked });
          }}
        />
        {isOn && (
          <Cluster gap={4} align="start">
            <div className={styles.time}>
              <label htmlFor="push-quiet-from">
                <Trans id="push.quiet.from">From</Trans>
              </label>
              <FieldError id="push-quiet-from-error" error={errors.from} />
              <ClockField
                id="push-quiet-from"
                aria-invalid={errors.from !== undefined}
                aria-describedby="push-quiet-from-error"
                value={from}
                onChange={(typed) => {
                  setFrom(typed);
                  save({ from: typed, until });
                }}
              />
            </div>
            <div className={styles.time}>
              <label htmlFor="push-quiet-until">
                <Trans id="push.quiet.until">Until</Trans>
              </label>
              <FieldError id="push-quiet-until-error" error={errors.until} />
              <ClockField
                id="push-quiet-until"
                aria-invalid={errors.until !== undefined}
                aria-describedby="push-quiet-until-error"
                value={until}
                onChange={(typed) => {
                  setUntil(typed);
                  save({ from, until: typed });
                }}
              />
            </div>
          </Cluster>
        )}
        <SaveProgress saving={saving} />
      </Stack>
    </Section>
  );
}
