import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { CallFailed } from "#platform/http-client.ts";
import { addressOfCase } from "#ui/queue/queue-list.tsx";
import { useQueue } from "#ui/queue/use-queue.ts";
import { useToast } from "#ui/toast/toast-context.ts";
import { DECIDED_ALREADY, NO_OTHER_ADMIN, OWN_BUSINESS } from "../../call-refusals.ts";
import { TakenBack, useHeld } from "./use-held.ts";
import { useGoneFrom } from "./use-waiting-counts.ts";
import { useIsLeft } from "./use-is-left.ts";
import { useOwnName } from "./use-own-name.ts";

/** What the loader of a queue says of the chosen case. */
export interface ChosenCase {
  /** The path of the page. */
  path: string;
  /** Of `?id=`, else the first: what is loaded beside the list is of this one. */
  chosenId: string | null;
  /** Of `?id=`, where none such waits. */
  missingId: string | null;
  /** Where a case of the room is shown in the queue over all rooms, which decides in place of the room. */
  within?: CaseWithin | undefined;
}

/** A case of a room in the queue over all rooms: its list and what is held there are of all rooms, the case and how it is decided are the room's. */
export interface CaseWithin {
  /** @param ids of the room, the first of the case that is shown */
  decide: (
    ids: readonly string[],
    told: { outcome: string; name: string },
    send: () => Promise<void>,
    answerTo: (failure: unknown) => WhyNot,
  ) => void;
  /** False for what is the reader's own: they read it, and its keys are not there. */
  mayDecide: boolean;
  /** What was typed beside the case. */
  draft: object | undefined;
  keepDraft: (more: object) => void;
}

/** Why something was not decided, in words. */
export interface WhyNot {
  alert: string;
  /** It can still be decided, otherwise or by somebody else: it comes back into the list. */
  isBack: boolean;
}

/** A case that was not decided, by name, and why. */
export interface QueueAlert {
  id: string;
  name: string;
  why: string;
}

interface Words<Item> {
  /** The alert when the call failed without a reason that is known. */
  failed: string;
  /** What else a decision of this queue is refused for. */
  whyNot?: (failure: unknown) => WhyNot | undefined;
  /** The path of the room that counts an item, where that is another than the page. */
  roomOfItem?: (item: Item) => string;
}

interface Decided<Item> {
  /** What became of it, in words. */
  outcome: string;
  /** Of what it is about. */
  name: string;
  /** Others that are decided with it. */
  along?: readonly Item[];
}

/**
 * The items of a queue and what became of them: one that is decided goes from the list at once, is held back for a while in which it can
 * be taken back (decision 50), and comes back with the alert of the specification (section 8) when the call fails. When somebody else was first, it stays away, and the reader is told who it was.
 */
export function useDecisions<Item extends { id: string }>(
  items: readonly Item[],
  { path, chosenId, missingId, within }: ChosenCase,
  { failed, whyNot, roomOfItem }: Words<Item>,
) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const queue = useQueue(items, { path, chosenId, missingId });
  const gone = items.filter((item) => !queue.items.includes(item));
  useGoneFrom(within ? null : gone.map((item) => roomOfItem?.(item) ?? path));
  const whyNotDecided = useWhyNot(failed);
  const navigate = useNavigate();
  const toast = useToast();
  const held = useHeld();
  const isLeft = useIsLeft();
  /** What went wrong since the last decision, to be read. */
  const [alerts, setAlerts] = useState<readonly QueueAlert[]>([]);

  function decide(item: Item, decided: Decided<Item>, send: () => Promise<void>): void {
    const answerTo = (failure: unknown) => whyNot?.(failure) ?? whyNotDecided(failure);
    const ids = [item, ...(decided.along ?? [])].map(({ id }) => id);
    if (within) within.decide(ids, decided, send, answerTo);
    else settle(item, decided, send, answerTo);
  }

  function settle(
    item: Item,
    { outcome: decided, name, along }: Decided<Item>,
    send: () => Promise<void>,
    answerTo: (failure: unknown) => WhyNot,
  ): void {
    setAlerts([]);
    const told = t({ id: "dashboard.decided", message: `${decided}: ${name}.` });
    const isDecided = (failure: unknown) => !(failure instanceof TakenBack) && !answerTo(failure).isBack;
    queue
      .decide(item, () => held.hold(told, send), isDecided, along)
      .then(
        () => revalidate(),
        (failure: unknown) => {
          if (failure instanceof TakenBack)
            return navigate(addressOfCase(path, item.id), { preventScrollReset: true });
          const { alert: why } = answerTo(failure);
          // Whoever is somewhere else by now hears of it there.
          return isLeft()
            ? toast(`${name}: ${why}`, "problem")
            : setAlerts((all) => [...all, { id: item.id, name, why }]);
        },
      );
  }

  // Of another one than the loaded one, nothing but its row is known yet.
  return { ...queue, alerts, held, path, isLoaded: queue.chosen?.id === chosenId, decide, settle, within };
}

function useWhyNot(failed: string): (failure: unknown) => WhyNot {
  const { t } = useLingui();
  const ownName = useOwnName();
  return (failure) => {
    if (OWN_BUSINESS.in(failure)) {
      const alert = t({
        id: "dashboard.own-business",
        message: "It’s yours, or belongs to a shop or brand you represent. Another admin decides.",
      });
      return { alert, isBack: true };
    }
    if (NO_OTHER_ADMIN.in(failure)) {
      const alert = t({
        id: "dashboard.no-other-admin",
        message:
          "It’s yours, or belongs to a shop or brand you represent, and nobody else is an admin here. It waits until somebody is.",
      });
      return { alert, isBack: true };
    }
    if (!(failure instanceof CallFailed) || failure.status !== 409) return { alert: failed, isBack: true };
    const { name } = DECIDED_ALREADY.in(failure) ?? {};
    if (name === undefined)
      return { alert: t({ id: "dashboard.second", message: "Somebody else was first." }), isBack: false };
    const alert =
      name === ownName
        ? t({ id: "dashboard.second-to-oneself", message: "You decided this already." })
        : t({ id: "dashboard.second-to", message: `${name} got there first and has already decided.` });
    return { alert, isBack: false };
  };
}
