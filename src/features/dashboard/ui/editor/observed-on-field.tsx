import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { observedOnText } from "#platform/observed-on-text.ts";
import { observedOnTyped, typedObservedOn } from "#platform/typed-observed-on.ts";
import { TextField } from "#ui/field/text-field.tsx";

type ObservedOnFieldProps = Omit<ComponentProps<typeof TextField>, "hint" | "value"> & { value: string };

/**
 * A day, a month or a year, as exactly as is known: a browser's own field for days knows only days. So it is typed, in the usual forms of
 * the reader's language, and the hint says how it was read.
 */
export function ObservedOnField({ value, ...rest }: ObservedOnFieldProps) {
  const { t, i18n } = useLingui();
  const observedOn = observedOnTyped(value);
  const [day, month, year] = ["2026-08-17", "2026-08", "2026"].map((one) =>
    typedObservedOn(one, i18n.locale),
  );
  const read = observedOn && observedOnText(i18n, observedOn);
  return (
    <TextField
      {...rest}
      value={value}
      hint={
        read
          ? t({ id: "dashboard.observed-on.read", message: `Read as: ${read}.` })
          : t({
              id: "dashboard.observed-on.hint",
              message: `As exact as is known: ${day}, ${month} or ${year}.`,
            })
      }
    />
  );
}
