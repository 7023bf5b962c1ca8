import { Trans } from "@lingui/react/macro";
import { Badge } from "#ui/badge/badge.tsx";
import { ClockGlyph, WarningGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";

/** Whether something waits, or can no longer be sent. */
export function WaitingBadge({ isRefused }: { isRefused: boolean }) {
  return isRefused ? (
    <Badge tone="brick" icon={<Icon glyph={WarningGlyph} size={16} />}>
      <Trans id="outbox.refused">not sent</Trans>
    </Badge>
  ) : (
    <Badge tone="saffron" icon={<Icon glyph={ClockGlyph} size={16} />}>
      <Trans id="outbox.waits">waits for a network</Trans>
    </Badge>
  );
}
