import { type ComponentType, useSyncExternalStore } from "react";
import type { Act, OutboxEntry } from "../outbox.ts";
import type { WaitingActProps } from "./waiting-act.tsx";
import type { Delivery } from "../send-outbox.ts";

/** What was just sent is shown as done until the page has it from the site. */
export type ShownEntry = OutboxEntry & { isSent: boolean };

/** What the device keeps of whoever is signed in, and what can be done with it. */
export interface Outbox {
  accountId: number;
  entries: readonly ShownEntry[];
  /** It is being sent right now. */
  isSending: boolean;
  entryOf(subject: string): ShownEntry | undefined;
  /** @throws CallFailed when it was refused */
  sendOrKeep<Answer>(act: Act): Promise<Delivery<Answer>>;
  /** Keeps it, and sends it as soon as that works. Returns whether it could be kept. */
  keep(act: Act): boolean;
  /** It is not sent any more. */
  drop(entry: OutboxEntry): void;
  /** Opens the list of all that waits, and of what was refused. */
  showAll(): void;
  /** Asks where something was not sent yet. Returns whether to log out. */
  mayLogOut(): Promise<boolean>;
  /** What a button does, with that it waits: for one that shows a drawing only. */
  waitingLabel(label: string): string;
  /** That something waits, beside it. */
  WaitingSign: ComponentType;
  /** Something that waits or was refused, where it will stand. */
  WaitingAct: ComponentType<WaitingActProps>;
  /** How many things wait, for the strip at the top. */
  WaitingLine: ComponentType<{ isOnline: boolean }>;
}

let shown: Outbox | undefined;
const listeners = new Set<() => void>();

/** Called by what a member loads. */
export function showOutbox(outbox: Outbox | undefined): void {
  shown = outbox;
  for (const listener of listeners) listener();
}

/** Undefined for visitors, who load nothing of it, and until it has come. */
export function useOutbox(): Outbox | undefined {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => undefined,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
