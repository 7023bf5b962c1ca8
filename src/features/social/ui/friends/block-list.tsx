import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { Person } from "#features/accounts/person.ts";
import { Portrait } from "#features/accounts/ui/portrait.tsx";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { setBlock } from "../../friend-calls.ts";
import { useFriendFailure } from "./use-friend-failure.ts";

/** Whom somebody has blocked. No links: while they are blocked their pages are not found. */
export function BlockList({ blocked }: { blocked: readonly Person[] }) {
  const { t } = useLingui();
  const rest = useRef<HTMLParagraphElement>(null);
  const { isBusy, failure, press } = usePress();
  const mistake = useFriendFailure(failure);

  async function unblock(id: number) {
    // The row that was pressed is gone.
    if (await press(() => setBlock(id, false))) rest.current?.focus();
  }

  return (
    <Section title={<Trans id="friends.blocked">Blocked</Trans>}>
      <Stack gap={4}>
        <p ref={rest} role="status" tabIndex={-1}>
          {blocked.length === 0 && <Trans id="friends.blocked.none">You haven’t blocked anybody.</Trans>}
        </p>
        <Stack as="ul" gap={2}>
          {blocked.map(({ id, name, thumbnail }) => (
            <li key={id}>
              <Cluster gap={3} isSpread>
                <Cluster gap={3} isOneLine>
                  <Portrait src={thumbnail} size={3} />
                  <strong>{name}</strong>
                </Cluster>
                <Button
                  kind="quiet"
                  isLoading={isBusy}
                  aria-label={t({ id: "friends.unblock-named", message: `Unblock ${name}` })}
                  onClick={() => void unblock(id)}
                >
                  <Trans id="friends.unblock">Unblock</Trans>
                </Button>
              </Cluster>
            </li>
          ))}
        </Stack>
        <LiveRegion>{mistake && <Notice tone="problem">{mistake}</Notice>}</LiveRegion>
      </Stack>
    </Section>
  );
}
