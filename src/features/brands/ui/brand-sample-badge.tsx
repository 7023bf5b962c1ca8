import { Trans } from "@lingui/react/macro";
import { Badge } from "#ui/badge/badge.tsx";

/** Shown on every invented brand, wherever it appears (contract.md, "Demo personas"). */
export function BrandSampleBadge() {
  return (
    <Badge tone="saffron">
      <Trans id="brand.sample">Sample, not a real brand</Trans>
    </Badge>
  );
}
