import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { setBlock } from "../../friend-calls.ts";
import { useFriendFailure } from "./use-friend-failure.ts";

type BlockedPersonProps = { person: { id: number; name: string }; onUnblocked: () => void };

/** What is left of a page once its person was blocked on it, until one leaves: the way back. */
export function BlockedPerson({ person: { id, name }, onUnblocked }: BlockedPersonProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isBusy, failure, press } = usePress();
  const mistake = useFriendFailure(failure);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);

  async function unblock() {
    if (await press(() => setBlock(id, false))) onUnblocked();
  }

  return (
    <Stack gap={4}>
      <h1 ref={heading} tabIndex={-1}>
        <Trans id="person.blocked.title">You’ve blocked {name}</Trans>
      </h1>
      <p>
        <Trans id="person.blocked">
          Neither of you can find the other any more. The people you’ve blocked are listed{" "}
          <Link to="/profile?tab=privacy">on your profile</Link>.
        </Trans>
      </p>
      <div>
        <Button kind="quiet" isLoading={isBusy} onClick={() => void unblock()}>
          <Trans id="friends.unblock">Unblock</Trans>
        </Button>
      </div>
      <LiveRegion>{mistake}</LiveRegion>
    </Stack>
  );
}
