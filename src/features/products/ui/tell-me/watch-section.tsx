import { Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import type { Watch } from "../../watch.ts";
import { WatchList } from "./watch-list.tsx";

/** Everything somebody waits for, below what they follow; nothing where that is nothing. */
export function WatchSection({ watches }: { watches: readonly Watch[] }) {
  if (watches.length === 0) return null;
  return (
    <Section title={<Trans id="tell-me.all">You’ll be told of</Trans>}>
      <WatchList watches={watches} />
    </Section>
  );
}
