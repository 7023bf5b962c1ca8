import { Trans } from "@lingui/react/macro";
import { useAskToSignIn } from "#features/accounts/ui/sign-in-context.ts";
import { Button } from "#ui/button/button.tsx";
import { EditGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { hasDraft } from "../draft-store.ts";
import type { ReviewTarget } from "../review.ts";
import styles from "./reviews.module.css";

type WriteButtonProps = {
  target: ReviewTarget;
  /** Null for a visitor, who has to sign in first. */
  accountId: number | null;
  isFirst: boolean;
  onOpen: () => void;
};

/** Opens the form; says so where a draft waits on this phone. */
export function WriteButton({ target, accountId, isFirst, onOpen }: WriteButtonProps) {
  const askToSignIn = useAskToSignIn();
  const isHydrated = useIsHydrated();
  const { type, id } = target;
  const isBegun = isHydrated && accountId !== null && hasDraft(accountId, target);

  function press() {
    if (accountId === null)
      askToSignIn({ call: "addreview", body: { targetType: type, targetId: String(id) } });
    else onOpen();
  }
  return (
    <div className={styles.write}>
      <Button icon={<Icon glyph={EditGlyph} />} isWide={!isFirst} onClick={press}>
        {isBegun ? (
          <Trans id="reviews.write.go-on">Finish your review</Trans>
        ) : isFirst ? (
          <Trans id="reviews.write.first">Write the first one</Trans>
        ) : (
          <Trans id="reviews.write">Write a review</Trans>
        )}
      </Button>
    </div>
  );
}
