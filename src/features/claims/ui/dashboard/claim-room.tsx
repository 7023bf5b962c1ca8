import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { QueuePage } from "#features/dashboard/ui/queue/queue-page.tsx";
import { type ChosenCase, useDecisions } from "#features/dashboard/ui/queue/use-decisions.ts";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import type { RefusalDraft } from "#features/dashboard/ui/queue/refusal-fields.tsx";
import { useDrafts } from "#features/dashboard/ui/queue/use-drafts.ts";
import { dayText } from "#platform/i18n/format.ts";
import { decideClaim } from "../../calls.ts";
import type { ClaimReason, WaitingClaim } from "../../claim.ts";
import { ClaimCase } from "./claim-case.tsx";

interface Refusal {
  reason?: ClaimReason;
  explanation?: string;
}

type ClaimRoomProps = ChosenCase & {
  claims: readonly WaitingClaim[];
  /** For whoever made the chosen one. */
  sentences: RefusalSentences;
  /** Who claims, and what is known of them where it is loaded. */
  author: (claimant: WaitingClaim["claimant"], isLoaded: boolean) => ReactNode;
};

/** The claims that wait, with their evidence. */
export function ClaimRoom({ claims, sentences, author, ...chosenCase }: ClaimRoomProps) {
  const { t, i18n } = useLingui();
  const { drafts, keepDraft } = useDrafts<RefusalDraft>(chosenCase);
  const queued = claims.map((of) => ({ id: of["_id"], of }));
  const decisions = useDecisions(queued, chosenCase, {
    failed: t({ id: "dashboard.claims.failed", message: "That didn’t work. The claim waits as before." }),
  });
  const { items, isLoaded, decide } = decisions;
  const taken = t({ id: "dashboard.claims.approved", message: "Approved" });
  const refused = t({ id: "dashboard.claims.rejected", message: "Turned down" });

  function say({ id, of }: (typeof queued)[number], isTaken: boolean, refusal: Refusal = {}) {
    decide({ id, of }, { outcome: isTaken ? taken : refused, name: of.item.name }, async () => {
      const decision = isTaken ? ("approved" as const) : ("rejected" as const);
      await decideClaim({ _id: id, rev: of.rev, changes: { decision, ...refusal } });
    });
  }

  return (
    <QueuePage
      decisions={decisions}
      lists={[
        {
          label: t({ id: "dashboard.claims.list", message: "Claims waiting" }),
          items: items.map(({ id, of }) => ({
            id,
            title: of.item.name,
            text: dayText(i18n.locale, "date", of.askedAt),
          })),
        },
      ]}
      empty={<Trans id="dashboard.claims.none">Nobody waits for an answer about a shop or a brand.</Trans>}
    >
      {(chosen) => (
        <ClaimCase
          claim={chosen.of}
          author={author(chosen.of.claimant, isLoaded)}
          onTake={() => say(chosen, true)}
          sentences={isLoaded ? sentences : {}}
          draft={drafts[chosen.id] ?? {}}
          onType={(draft) => keepDraft(chosen.id, draft)}
          onRefuse={(refusal) => say(chosen, false, refusal)}
        />
      )}
    </QueuePage>
  );
}
