import { useEffect, useRef, useState } from "react";

/** How long a decision can be taken back. */
const HELD_SECONDS = 10;

/** With a third one the first is sent: what was decided so long ago is no slip any more. */
const MOST_HELD = 2;

/** A decision that is not sent yet, or on its way. */
export interface HeldDecision {
  key: number;
  /** What was decided, in words. */
  told: string;
  secondsLeft: number;
  isSending: boolean;
}

/** What a decision that was taken back comes to. */
export class TakenBack extends Error {
  constructor() {
    super("Taken back before it was sent");
    this.name = "TakenBack";
  }
}

/** Why the clock stands still. */
type Reason = "pointer" | "focus";

interface Ways {
  secondsLeft: number;
  send: () => void;
  takeBack: () => void;
}

/**
 * Holds decisions back for ten seconds, in which they can be taken back (decision 50). They are sent when that is over, when somebody
 * doesn't want to wait, when a third one is made, and at the latest when the page is left or closed: none is lost. The clock waits while
 * somebody is at it, and while the page is hidden.
 */
export function useHeld() {
  const [held, setHeld] = useState<readonly HeldDecision[]>([]);
  const waiting = useRef(new Set<Reason>());
  const ways = useRef(new Map<number, Ways>());
  const lastKey = useRef(0);

  const sendAll = () => {
    for (const { send } of ways.current.values()) send();
  };

  /**
   * @throws TakenBack
   * @throws what `send` throws
   */
  function hold(told: string, send: () => Promise<void>): Promise<void> {
    lastKey.current += 1;
    const key = lastKey.current;
    const drop = () => setHeld((all) => all.filter((one) => one.key !== key));
    return new Promise((resolve, reject) => {
      ways.current.set(key, {
        secondsLeft: HELD_SECONDS,
        send: () => {
          // Once, however many reasons there are.
          ways.current.delete(key);
          setHeld((all) => all.map((one) => (one.key === key ? { ...one, isSending: true } : one)));
          void send().then(resolve, reject).finally(drop);
        },
        takeBack: () => {
          ways.current.delete(key);
          drop();
          reject(new TakenBack());
        },
      });
      setHeld((all) => [...all, { key, told, secondsLeft: HELD_SECONDS, isSending: false }]);
      if (ways.current.size > MOST_HELD) ways.current.values().next().value?.send();
    });
  }

  const isHolding = held.some(({ isSending }) => !isSending);
  useEffect(() => {
    if (!isHolding) return undefined;
    const clock = setInterval(() => {
      if (waiting.current.size > 0 || document.hidden) return;
      for (const one of ways.current.values()) {
        one.secondsLeft -= 1;
        if (one.secondsLeft === 0) one.send();
      }
      setHeld((all) =>
        all.map((one) => ({ ...one, secondsLeft: ways.current.get(one.key)?.secondsLeft ?? 0 })),
      );
    }, 1_000);
    return () => clearInterval(clock);
  }, [isHolding]);

  useEffect(() => {
    // Calls are kept alive by the browser (`http-client.ts`).
    window.addEventListener("pagehide", sendAll);
    return () => {
      window.removeEventListener("pagehide", sendAll);
      sendAll();
    };
  }, []);

  /** Lets the clock stand still, or go on when that was the last reason. */
  function wait(reason: Reason, isOn: boolean): void {
    if (isOn) waiting.current.add(reason);
    else waiting.current.delete(reason);
  }

  const newest = held.at(-1);
  return {
    /** The one that was made last. */
    newest,
    hold,
    takeBack: () => newest && ways.current.get(newest.key)?.takeBack(),
    sendAll,
    wait,
  };
}
