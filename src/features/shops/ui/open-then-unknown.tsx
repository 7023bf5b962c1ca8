import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";

type OpenThenUnknownProps = {
  openCount: number;
  unknownHoursCount: number;
  /** Those of this page; nothing where it has none. */
  open: ReactNode;
  unknown: ReactNode;
  /** Of the heading over those of unknown hours. */
  level?: 2 | 3;
};

/** A list of open shops, counted, and below them under their own heading those with unknown hours. */
export function OpenThenUnknown(props: OpenThenUnknownProps) {
  const { openCount, unknownHoursCount, open, unknown, level = 2 } = props;
  return (
    <Stack gap={8}>
      <p role="status">
        <Plural
          id="list.open-count"
          value={openCount}
          _0="No shop with known hours is open then."
          one="# shop is open."
          other="# shops are open."
        />{" "}
        <Plural
          id="list.unknown-count"
          value={unknownHoursCount}
          _0=""
          one="Hours not known for # more."
          other="Hours not known for # more."
        />
      </p>
      {open}
      {unknown && (
        <Section level={level} title={<Trans id="list.unknown">Hours not known</Trans>}>
          {unknown}
        </Section>
      )}
    </Stack>
  );
}
