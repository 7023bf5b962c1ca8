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

/** When nothing rings; all of it is saved as soon as both are times. */
export function QuietHoursForm({ hours: { isQuiet, quietFrom, quietUntil } }: { hours: QuietHours }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ isOn: isQuiet, from: clockOf(quietFrom), until: clockOf(quietUntil) });
  // Always the whole: only the latest choice is sent.
  const saving = useSaveLatest((hours: QuietHours) => savePushSettings(hours));

  function change(next: typeof typed) {
    setTyped(next);
    const [from, until] = [minuteOf(next.from), minuteOf(next.until)];
    if (from !== undefined && until !== undefined)
      saving.keep({ isQuiet: next.isOn, quietFrom: from, quietUntil: until });
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
          checked={typed.isOn}
          onChange={({ target }) => change({ ...typed, isOn: target.checked })}
        />
        {typed.isOn && (
          <Cluster gap={4} align="start">
            <TimeField
              id="push-quiet-from"
              label={t({ id: "push.quiet.from", message: "From" })}
              value={typed.from}
              onChange={(from) => change({ ...typed, from })}
            />
            <TimeField
              id="push-quiet-until"
              label={t({ id: "push.quiet.until", message: "Until" })}
              value={typed.until}
              onChange={(until) => change({ ...typed, until })}
            />
          </Cluster>
        )}
        <SaveProgress saving={saving} />
      </Stack>
    </Section>
  );
}

type TimeFieldProps = { id: string; label: string; value: string; onChange: (value: string) => void };

function TimeField({ id, label, value, onChange }: TimeFieldProps) {
  const { t } = useLingui();
  const isWrong = minuteOf(value) === undefined;
  const errorId = `${id}-error`;
  return (
    <div className={styles.time}>
      <label htmlFor={id}>{label}</label>
      {isWrong && (
        <FieldError id={errorId} error={t({ id: "push.quiet.no-time", message: "A time such as 22:00" })} />
      )}
      <ClockField
        id={id}
        aria-invalid={isWrong}
        {...(isWrong && { "aria-describedby": errorId })}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
