import { Trans } from "@lingui/react/macro";
import { Badge } from "#ui/badge/badge.tsx";

/** Shown on everything invented, wherever it appears (contract.md, "Demo personas"). */
export function SampleBadge() {
  return (
    <Badge tone="saffron">
      <Trans id="shop.sample">Sample, not a real shop</Trans>
    </Badge>
  );
}
