import { Trans } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";

type TakeOrRefuseProps = {
  /** Around both buttons, the one to take it first: the keys press them. */
  ref: Ref<HTMLDivElement>;
  take: ReactNode;
  refuse: ReactNode;
  /** Why it cannot be taken now; null when it can. */
  whyNot?: ReactNode;
  onTake: () => void;
  onRefuse: () => void;
};

/** The decision about something that people gave: no reason is asked, and its author hears of it. */
export function TakeOrRefuse({ ref, take, refuse, whyNot = null, onTake, onRefuse }: TakeOrRefuseProps) {
  const isHydrated = useIsHydrated();
  return (
    <Section level={3} title={<Trans id="dashboard.decide">Decide</Trans>}>
      <LiveRegion>{whyNot}</LiveRegion>
      <div ref={ref}>
        <Cluster gap={4}>
          <Button disabled={!isHydrated || whyNot !== null} onClick={onTake}>
            {take}
          </Button>
          <Button kind="danger" disabled={!isHydrated} onClick={onRefuse}>
            {refuse}
          </Button>
        </Cluster>
      </div>
    </Section>
  );
}
