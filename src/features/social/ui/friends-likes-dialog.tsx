import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { PersonAnswer } from "#features/accounts/person.ts";
import { type PageError, pageErrorOf } from "#platform/errors/page-error.ts";
import { useFailureText } from "#platform/errors/use-cause.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Loading } from "#ui/skeleton/loading.tsx";
import { SkeletonLine } from "#ui/skeleton/skeleton-line.tsx";
import { type LikedItem, readFriendsLikes } from "../calls.ts";
import { People } from "./people.tsx";

type FriendsLikesDialogProps = { item: LikedItem; onClose: () => void };

/** "Likes by friends" (specification section 2). */
export function FriendsLikesDialog({ item: { type, id }, onClose }: FriendsLikesDialogProps) {
  const { t } = useLingui();
  const [state, setState] = useState<"loading" | PageError | PersonAnswer[]>("loading");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    readFriendsLikes({ type, id }, leaving.signal).then(
      (friends) => leaving.signal.aborted || setState(friends),
      (error: unknown) => leaving.signal.aborted || setState(pageErrorOf(error)),
    );
    return () => leaving.abort();
  }, [type, id, attempt]);

  function tryAgain() {
    setState("loading");
    setAttempt((count) => count + 1);
  }

  return (
    <Dialog
      isOpen
      title={t({ id: "social.likes-by-friends", message: "Likes by friends" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
    >
      {state === "loading" ? (
        <Loading label={t({ id: "social.friends-like.loading", message: "Looking up your friends" })}>
          <SkeletonLine />
          <SkeletonLine width="most" />
        </Loading>
      ) : "status" in state ? (
        <Failed failure={state} onTryAgain={tryAgain} />
      ) : state.length === 0 ? (
        <p>
          <Trans id="social.friends-like.none">None of your friends like this any more.</Trans>
        </p>
      ) : (
        <People people={state} />
      )}
    </Dialog>
  );
}

function Failed({ failure, onTryAgain }: { failure: PageError; onTryAgain: () => void }) {
  const text = useFailureText(failure);
  return (
    <div role="alert">
      <Stack gap={4}>
        <p>{text}</p>
        <div>
          <Button kind="quiet" onClick={onTryAgain}>
            <Trans id="social.try-again">Try again</Trans>
          </Button>
        </div>
      </Stack>
    </div>
  );
}
