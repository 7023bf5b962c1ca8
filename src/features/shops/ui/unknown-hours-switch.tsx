import { Plural } from "@lingui/react/macro";
import { ChipButton } from "#ui/chip/chip-button.tsx";

type UnknownHoursSwitchProps = {
  /** In the same part of the country as the open ones that the heading counts. */
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** On a map of open shops: shows those of unknown hours besides. */
export function UnknownHoursSwitch({ count, isOn, onChange }: UnknownHoursSwitchProps) {
  if (count === 0) return null;
  return (
    <ChipButton isPressed={isOn} onClick={() => onChange(!isOn)}>
      <Plural id="map.unknown-hours" value={count} one="# with unknown hours" other="# with unknown hours" />
    </ChipButton>
  );
}
