import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { shopListedIn } from "#features/contributions/listed-sentence.ts";
import { CallFailed } from "#platform/http-client.ts";
import { OUTCOMES, WAS_RESET } from "../decision-words.ts";

interface Queued {
  id: string;
}

interface Decisions<Item> {
  /** Those that are not decided yet, as far as this page knows. */
  items: readonly Item[];
  /** That of the address, else the one that took its place, else the first. */
  chosen: Item | undefined;
  /** What went wrong last, to be read; null while nothing has. */
  alert: string | null;
  /** What was decided last, to be heard. */
  told: string | null;
  /** The address is of one that does not wait any more, and was not decided just now. */
  isMissing: boolean;
  decide: (item: Item, decision: Decided, send: () => Promise<void>) => void;
}

interface Room {
  path: string;
  /** What is loaded beside the list is of this one. */
  chosenId: string | null;
  /** Of the address, where none such waits. */
  missingId: string | null;
  failed: string;
}

interface Decided {
  outcome: keyof typeof DECIDED;
  /** Of what it is about. */
  name: string;
}

const DECIDED = {
  ...OUTCOMES,
  reset: WAS_RESET,
  approved: msg({ id: "dashboard.decided.approved", message: "Approved" }),
  taken: msg({ id: "dashboard.decided.taken", message: "Accepted" }),
  refused: msg({ id: "dashboard.decided.refused", message: "Refused" }),
};

/** What an admin is told who was second, of cases (`server/decided-by.ts`) and of contributions (`decide-change.ts` there). */
const DECIDED_BY = /^(?:Was|Already) decided by (.+)$/;
/** What an admin is told of something of their own (`products/server/own-business.ts`). */
const OWN_BUSINESS = "Somebody else decides about this";
const NO_OTHER_ADMIN = "Waits for another admin, and there is none";
/** What was suggested can also be taken back. */
const TAKEN_BACK = "Was taken back by its author";

/**
 * The items of a queue: one that is decided goes from the list at once, and comes back with the alert of the specification
 * (section 8) when the call fails. When somebody else was first, it stays away, and the reader is told who it was.
 */
export function useDecisions<Item extends Queued>(
  items: readonly Item[],
  { path, chosenId, missingId, failed }: Room,
): Decisions<Item> {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [alert, setAlert] = useState<string | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const left = items.filter(({ id }) => !gone.has(id));

  /** The item with this id, while it is left; else the one after it, or before it where it was the last. */
  function atOrBeside(id: string | null, leftOf: readonly Item[]): Item | undefined {
    const at = items.findIndex((item) => item.id === id);
    const isLeft = (item: Item) => leftOf.includes(item);
    return items.slice(Math.max(at, 0)).find(isLeft) ?? items.slice(0, Math.max(at, 0)).findLast(isLeft);
  }

  function decide(item: Item, { outcome, name }: Decided, send: () => Promise<void>) {
    setAlert(null);
    setTold(null);
    setGone((ids) => new Set([...ids, item.id]));
    const next = atOrBeside(
      item.id,
      left.filter(({ id }) => id !== item.id),
    );
    void navigate(next ? `${path}?id=${next.id}` : path, { preventScrollReset: true });
    send().then(
      () => {
        const decided = i18n._(DECIDED[outcome]);
        setTold(t({ id: "dashboard.decided", message: `${decided}: ${name}.` }));
        return revalidate();
      },
      (error: unknown) => {
        const refusal = refusalOf(error);
        const listed = shopListedIn(refusal ?? undefined);
        // What cannot be taken can still be refused.
        if (refusal === null || listed) setGone((ids) => new Set([...ids].filter((id) => id !== item.id)));
        if (listed) setAlert(listedAlready(listed.name));
        else if (isRefusedWith(OWN_BUSINESS, error)) setAlert(ownBusiness());
        else if (isRefusedWith(NO_OTHER_ADMIN, error)) setAlert(noOtherAdmin());
        else setAlert(refusal === null ? failed : alertOf(refusal));
      },
    );
  }

  function listedAlready(name: string): string {
    return t({ id: "dashboard.listed-already", message: `We have it already: ${name}. Refuse this one.` });
  }

  function ownBusiness(): string {
    return t({
      id: "dashboard.own-business",
      message: "It’s yours, or belongs to a shop or brand you represent. Another admin decides.",
    });
  }

  function noOtherAdmin(): string {
    return t({
      id: "dashboard.no-other-admin",
      message:
        "It’s yours, or belongs to a shop or brand you represent, and nobody else is an admin here. It waits until somebody is.",
    });
  }

  function alertOf(refusal: string): string {
    if (refusal === TAKEN_BACK) {
      return t({ id: "dashboard.taken-back", message: "Its author withdrew it before you decided." });
    }
    const [, name] = DECIDED_BY.exec(refusal) ?? [];
    if (name === undefined) return t({ id: "dashboard.second", message: "Somebody else was first." });
    return t({ id: "dashboard.second-to", message: `${name} got there first and has already decided.` });
  }

  const chosen = atOrBeside(chosenId, left);
  const isMissing = missingId !== null && !gone.has(missingId);
  return { items: left, chosen, alert, told, isMissing, decide };
}

/** Why it cannot be decided any more, in the words of the server; null when the call failed otherwise. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  return error.errors[0]?.msg ?? "";
}

function isRefusedWith(msg: string, error: unknown): boolean {
  return error instanceof CallFailed && error.errors[0]?.msg === msg;
}

interface Keys {
  onNext: () => void;
  onPrevious: () => void;
  onApprove: () => void;
  onRemove: () => void;
}

/** Where a letter means itself. What is ticked has no letters. */
const TYPED_IN = "input:not([type=checkbox], [type=radio]), textarea, select, dialog";

/** The keys of a queue (product.md section 13): j and k move, a approves, r begins to remove. Not while something is typed. */
export function useQueueKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest(TYPED_IN)) return;
      const { onNext, onPrevious, onApprove, onRemove } = latest.current;
      const does = { j: onNext, k: onPrevious, a: onApprove, r: onRemove }[event.key];
      if (!does) return;
      event.preventDefault();
      does();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
