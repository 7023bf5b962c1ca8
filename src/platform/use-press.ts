import { useRef, useState } from "react";
import { useRevalidator } from "react-router";

interface PressState {
  isBusy: boolean;
  /** What the last press failed with; undefined when it did not. */
  failure?: unknown;
}

/**
 * The state of what a press does, such as ending a session. A second press meanwhile does nothing; after a good one the loaders of
 * the page are asked again.
 */
export function usePress() {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<PressState>({ isBusy: false });
  const isOnItsWay = useRef(false);

  /** Returns whether it succeeded. */
  async function press(act: () => Promise<unknown>): Promise<boolean> {
    if (isOnItsWay.current) return false;
    isOnItsWay.current = true;
    setState({ isBusy: true });
    try {
      await act();
      await revalidate();
      setState({ isBusy: false });
      return true;
    } catch (failure) {
      setState({ isBusy: false, failure });
      return false;
    } finally {
      isOnItsWay.current = false;
    }
  }

  return { ...state, press };
}
