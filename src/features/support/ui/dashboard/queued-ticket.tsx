import { useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import type { NamedItem } from "#features/dashboard/field.ts";
import { QueuePage } from "#features/dashboard/ui/queue/queue-page.tsx";
import { type ChosenCase, useDecisions, type WhyNot } from "#features/dashboard/ui/queue/use-decisions.ts";
import { TakenBack } from "#features/dashboard/ui/queue/use-held.ts";
import { currentOf } from "#platform/errors/errors.ts";
import type { TicketThread } from "../../ticket-fields.ts";
import { TicketCase } from "./ticket-case.tsx";
import { beginToAnswer, useTicketKeyWords } from "./ticket-keys.ts";
import { useTicketName } from "./ticket-words.tsx";
import type { HoldAnswer } from "./use-answer.ts";

type QueuedTicketProps = ChosenCase & {
  ticket: TicketThread;
  accountId: number;
  admins: readonly NamedItem[];
};

/** A question in the queue over all rooms: answering or closing it is a decision there, which leads on to the next case. */
export function QueuedTicket({ ticket, accountId, admins, ...chosenCase }: QueuedTicketProps) {
  const { t } = useLingui();
  const keyWords = useTicketKeyWords();
  const name = useTicketName()(ticket);
  const { revalidate } = useRevalidator();
  const queued = [{ id: String(ticket.id), of: ticket }];
  const decisions = useDecisions(queued, chosenCase, {
    failed: t({
      id: "dashboard.support.failed",
      message: "That didn’t work. The question waits as before, and what you typed is still there.",
    }),
    whyNot: useWhyNotAnswered(),
  });

  const holdFor = (one: (typeof queued)[number]): HoldAnswer => {
    return ({ what }, send) =>
      new Promise((arrived, stayed) => {
        decisions.decide(one, { outcome: what, name }, async () => {
          try {
            await send();
            arrived();
          } catch (failure) {
            // The queue says why, and what was typed stays on the device: the form has nothing to add.
            stayed(new TakenBack());
            if (currentOf(failure)) void revalidate();
            throw failure;
          }
        });
      });
  };

  return (
    <QueuePage decisions={decisions} keyWords={keyWords} onAccept={beginToAnswer} lists={[]} empty={null}>
      {(chosen) => (
        <TicketCase
          key={chosen.id}
          ticket={ticket}
          accountId={accountId}
          isAdmin
          admins={admins}
          hold={holdFor(chosen)}
        />
      )}
    </QueuePage>
  );
}

/** Why an answer was not sent, besides what any decision is refused for. */
function useWhyNotAnswered(): (failure: unknown) => WhyNot | undefined {
  const { t } = useLingui();
  return (failure) => {
    const { state } = (currentOf(failure) ?? {}) as { state?: string };
    if (state === undefined) return undefined;
    if (state !== "open") {
      const alert = t({
        id: "dashboard.support.answered-meanwhile",
        message: "It has been answered or closed already. What you typed is still there.",
      });
      return { alert, isBack: false };
    }
    const alert = t({
      id: "dashboard.support.said-meanwhile",
      message: "Something was said in between. Read it first: what you typed is still there.",
    });
    return { alert, isBack: true };
  };
}
