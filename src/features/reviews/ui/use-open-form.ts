import { useEffect, useEffectEvent, useState } from "react";
import { takeAct } from "#features/accounts/pending-act.ts";
import type { Review, ReviewTarget } from "../review.ts";

/**
 * The form, which opens by itself for whoever pressed "Write a review" and had to sign in first. It stays once it was opened: it may
 * still have something to send.
 */
export function useOpenForm(
  { type, id }: ReviewTarget,
  { accountId, mine }: { accountId: number | null; mine: Review | null },
) {
  const [state, setState] = useState({ isOpen: false, wasOpened: false });
  const open = () => setState({ isOpen: true, wasOpened: true });

  const goOn = useEffectEvent(() => {
    if (accountId === null) return;
    const act = takeAct(
      ({ call, body }) => call === "addreview" && body.targetType === type && body.targetId === String(id),
    );
    if (act && !mine) open();
  });
  useEffect(() => {
    // The page is there first, then the form above it.
    const timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [type, id]);

  const close = () => setState({ isOpen: false, wasOpened: true });
  const takeBack = () => setState({ isOpen: false, wasOpened: false });
  return { ...state, open, close, takeBack };
}
