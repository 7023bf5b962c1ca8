import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useToast } from "#ui/toast/toast-context.ts";
import type { OutboxEntry } from "../outbox.ts";
import { sendOutbox } from "../send-outbox.ts";

/** The first pause before another try; each is twice as long as the one before. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

const NOTHING: readonly OutboxEntry[] = [];

/**
 * Sends what waits when a page is opened, when the network is back, when somebody looks at the page again, and a while after it did not arrive.
 * `sent` is what the page does not show from the site yet.
 */
export function useSending() {
  const { t } = useLingui();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState(NOTHING);
  const [isSending, setIsSending] = useState(true);
  const pauseMs = useRef(FIRST_PAUSE_MS / 2);
  /** Another object each time it is to be tried again. */
  const [retry, setRetry] = useState<{ afterMs: number }>();

  const send = useEffectEvent(async () => {
    setRetry(undefined);
    setIsSending(true);
    const { sent: arrived, isToBeRetried } = await sendOutbox();
    setIsSending(false);
    pauseMs.current = isToBeRetried ? Math.min(LONGEST_PAUSE_MS, pauseMs.current * 2) : FIRST_PAUSE_MS / 2;
    if (isToBeRetried) setRetry({ afterMs: pauseMs.current });
    if (arrived.length === 0) return;
    setSent(arrived);
    const count = arrived.length;
    toast(
      t({
        id: "outbox.sent",
        message: plural(count, {
          one: "What waited has been sent.",
          other: "# things that waited have been sent.",
        }),
      }),
    );
    await revalidate();
    setSent(NOTHING);
  });

  useEffect(() => {
    const go = () => void send();
    go();
    window.addEventListener("online", go);
    document.addEventListener("visibilitychange", go);
    return () => {
      window.removeEventListener("online", go);
      document.removeEventListener("visibilitychange", go);
    };
  }, []);

  useEffect(() => {
    if (!retry) return undefined;
    const timer = setTimeout(() => void send(), retry.afterMs);
    return () => clearTimeout(timer);
  }, [retry]);

  return { sent, isSending, send: () => void send() };
}
