import { Trans, useLingui } from "@lingui/react/macro";
import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Stack } from "#ui/layout/stack.tsx";

/** Of the invented town: that it is invented, and what else is invented there. */
export function SampleTownNote() {
  const { t } = useLingui();
  const { slug } = SAMPLE_TOWN;
  return (
    <Stack gap={2}>
      <p>
        <Trans id="sample-town.text">
          This town is invented: the Markerwaard was planned but never drained. Its shops show what a complete
          page can look like.
        </Trans>
      </p>
      <ChipRow label={t({ id: "sample-town.more", message: "Also invented here" })} isScrolling>
        <ChipLink to={`/products/${slug}`}>
          <Trans id="sample-town.products">What they sell</Trans>
        </ChipLink>
        <ChipLink to={`/deals?city=${slug}`}>
          <Trans id="sample-town.deals">Deals</Trans>
        </ChipLink>
        <ChipLink to={`/jobs?city=${slug}`}>
          <Trans id="sample-town.jobs">Jobs</Trans>
        </ChipLink>
        <ChipLink to={`/discover?city=${slug}`}>
          <Trans id="sample-town.posts">News</Trans>
        </ChipLink>
      </ChipRow>
    </Stack>
  );
}
