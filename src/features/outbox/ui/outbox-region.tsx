import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { type Act, dropEntry, entriesOf, listenToOutbox, type OutboxEntry } from "../outbox.ts";
import { keepAct, sendOrKeep } from "../send-outbox.ts";
import { LogOutDialog } from "./log-out-dialog.tsx";
import { OutboxSheet } from "./outbox-sheet.tsx";
import { type Outbox, showOutbox } from "./use-outbox.ts";
import { useSending } from "./use-sending.ts";
import { WaitingAct } from "./waiting-act.tsx";
import { WaitingLine } from "./waiting-line.tsx";
import { WaitingSign } from "./waiting-sign.tsx";

/** Of members: makes what waits on their device known to the page, and sends it. */
export function OutboxRegion({ accountId }: { accountId: number }) {
  const { t } = useLingui();
  const kept = useSyncExternalStore(
    listenToOutbox,
    () => JSON.stringify(entriesOf(accountId)),
    () => "[]",
  );
  const { sent, isSending, send } = useSending();
  const answer = useRef<(mayLogOut: boolean) => void>(undefined);
  const [isListOpen, setIsListOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);

  const show = useEffectEvent(() => {
    const waiting = JSON.parse(kept) as OutboxEntry[];
    const known = new Set(waiting.map(({ subject }) => subject));
    const entries = [
      ...waiting.map((entry) => ({ ...entry, isSent: false })),
      ...sent.filter(({ subject }) => !known.has(subject)).map((entry) => ({ ...entry, isSent: true })),
    ];
    const outbox: Outbox = {
      accountId,
      entries,
      isSending,
      entryOf: (subject) => entries.find((entry) => entry.subject === subject),
      async sendOrKeep<Answer>(act: Act) {
        const delivery = await sendOrKeep<Answer>(act);
        // The browser may not know that its network is gone, and would not tell when it is back.
        if (delivery === "waits" && navigator.onLine) send();
        return delivery;
      },
      keep(act) {
        const isKept = keepAct(act);
        if (isKept && navigator.onLine) send();
        return isKept;
      },
      drop: dropEntry,
      showAll: () => setIsListOpen(true),
      async mayLogOut() {
        if (waiting.length === 0) return true;
        setIsAsked(true);
        return new Promise((resolve) => (answer.current = resolve));
      },
      waitingLabel: (label) => t({ id: "outbox.waiting-label", message: `${label}, waits for a network` }),
      WaitingSign,
      WaitingAct,
      WaitingLine,
    };
    showOutbox(outbox);
  });

  useEffect(() => show(), [kept, sent, isSending, accountId]);
  useEffect(() => () => showOutbox(undefined), []);

  const settle = (mayLogOut: boolean) => {
    setIsAsked(false);
    answer.current?.(mayLogOut);
  };
  return (
    <>
      {isListOpen && <OutboxSheet onClose={() => setIsListOpen(false)} />}
      {isAsked && <LogOutDialog count={(JSON.parse(kept) as unknown[]).length} onAnswer={settle} />}
    </>
  );
}
