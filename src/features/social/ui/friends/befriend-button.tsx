import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { Relation } from "#features/accounts/relation.ts";
import { useAskToSignIn } from "#features/accounts/ui/sign-in-context.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { AddGlyph, CheckGlyph, ClockGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { befriendUser, declineRequest } from "../../friend-calls.ts";
import { UnfriendDialog } from "./unfriend-dialog.tsx";
import { useFriendFailure } from "./use-friend-failure.ts";

type BefriendButtonProps = {
  person: { id: number; name: string; url: string };
  relation: Exclude<Relation, "self" | "blocked">;
  /** Nobody is signed in. */
  isGuest: boolean;
  /** Among others in a list: a screen reader hears whom it is about. */
  isInList?: boolean;
  /** Other things to do with the person, in the same line. */
  children?: ReactNode;
};

/** Asks somebody to be friends, accepts what they asked, takes a request back, or ends a friendship (specification section 4). */
export function BefriendButton({
  person,
  relation,
  isGuest,
  isInList = false,
  children,
}: BefriendButtonProps) {
  const { t } = useLingui();
  const { id, name, url } = person;
  const askToSignIn = useAskToSignIn();
  const isHydrated = useIsHydrated();
  const [isEnding, setIsEnding] = useState(false);
  const { isBusy, failure, press } = usePress();
  const mistake = useFriendFailure(failure);

  function pressMain() {
    if (isGuest) askToSignIn({ call: "befrienduser", body: { userId: String(id), befriend: true }, url });
    else if (relation === "isFriend") setIsEnding(true);
    else void press(() => befriendUser(id, relation !== "friendRequested"));
  }

  const looks = {
    none: { glyph: AddGlyph, words: t({ id: "friends.add", message: "Add friend" }) },
    friendRequested: {
      glyph: ClockGlyph,
      words: t({ id: "friends.take-back", message: "Withdraw request" }),
    },
    requestByFriend: { glyph: CheckGlyph, words: t({ id: "friends.accept", message: "Accept" }) },
    isFriend: { glyph: CheckGlyph, words: t({ id: "friends.are", message: "Friends" }) },
  };
  const { glyph, words } = looks[relation];
  const isMain = relation === "none" || relation === "requestByFriend";
  return (
    <Stack gap={2}>
      {/* Also the live region: what a press has changed is said. */}
      <LiveRegion>
        {relation === "friendRequested" && t({ id: "friends.asked", message: `You’ve asked ${name}.` })}
        {relation === "requestByFriend" && t({ id: "friends.asks", message: `${name} wants to be friends.` })}
      </LiveRegion>
      <Cluster gap={2} align="start">
        <Button
          kind={isMain ? "primary" : "quiet"}
          icon={<Icon glyph={glyph} />}
          disabled={!isHydrated}
          isLoading={isBusy}
          aria-label={isInList ? `${words}, ${name}` : undefined}
          aria-haspopup={relation === "isFriend" ? "dialog" : undefined}
          onClick={pressMain}
        >
          {words}
        </Button>
        {relation === "requestByFriend" && (
          <Button
            kind="quiet"
            isLoading={isBusy}
            aria-label={isInList ? t({ id: "friends.decline-named", message: `Decline ${name}` }) : undefined}
            onClick={() => void press(() => declineRequest(id))}
          >
            <Trans id="friends.decline">Decline</Trans>
          </Button>
        )}
        {children}
      </Cluster>
      <LiveRegion>{mistake && <Notice tone="problem">{mistake}</Notice>}</LiveRegion>
      {isEnding && (
        <UnfriendDialog
          name={name}
          onRemove={() => {
            setIsEnding(false);
            void press(() => befriendUser(id, false));
          }}
          onClose={() => setIsEnding(false)}
        />
      )}
    </Stack>
  );
}
