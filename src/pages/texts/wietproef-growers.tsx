import { Trans } from "@lingui/react/macro";
import type { LicensedGrower } from "#features/brands/licensed-grower.ts";
import { useObservedOn } from "#features/shops/ui/fact-source.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import styles from "./wietproef.module.css";

/** Names and nothing more: licensed growers may not advertise. */
export function WietproefGrowers({ growers }: { growers: LicensedGrower[] }) {
  const observedOn = useObservedOn(growers[0]?.observedOn ?? "2024");
  return (
    <Section id="growers" title={<Trans id="wietproef.growers">Licensed growers</Trans>}>
      <Stack gap={3}>
        <ul className={styles.growers}>
          {growers.map(({ slug, name, note }) => (
            <li key={slug} id={slug} className={styles.grower}>
              {name}
              {note && <span className={styles.note}> ({note})</span>}
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          <Trans id="wietproef.growers.source">
            By the alphabet, from an undated page of the trade (cannabisindustrie.nl), read in {observedOn}.
            Ask before you rely on it.
          </Trans>
        </p>
      </Stack>
    </Section>
  );
}
