import { Trans } from "@lingui/react/macro";
import { Badge } from "#ui/badge/badge.tsx";

/** Shown on everything that is paid for, wherever it appears (product.md section 7). */
export function SponsoredBadge() {
  return (
    <Badge>
      <Trans id="news.sponsored">Sponsored</Trans>
    </Badge>
  );
}

/** Shown on everything invented, wherever it appears (contract.md, "Demo personas"). */
export function InventedBadge() {
  return (
    <Badge tone="saffron">
      <Trans id="news.sample">Sample, invented</Trans>
    </Badge>
  );
}
