import { Trans, useLingui } from "@lingui/react/macro";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import { QueuePage } from "#features/dashboard/ui/queue/queue-page.tsx";
import { type ChosenCase, useDecisions } from "#features/dashboard/ui/queue/use-decisions.ts";
import { useDrafts } from "#features/dashboard/ui/queue/use-drafts.ts";
import { useQueueKeyWords } from "#features/dashboard/ui/queue/use-queue-key-words.ts";
import { decideCase } from "../../calls.ts";
import type { DecideForm } from "../../decision.ts";
import type { AuthorHistory, QueuedAppeal, QueuedReport } from "../../queue.ts";
import { OUTCOMES, useReasonWords, useTargetWords, WAS_RESET } from "../decision-words.ts";
import { AppealCase, type Draft } from "./appeal-case.tsx";
import { caseNameOf } from "./case-name.ts";
import { ReportCase } from "./report-case.tsx";

/** A report or an appeal in one list: the ids of both count from one. */
export type Case =
  | { kind: "report"; id: string; of: QueuedReport }
  | { kind: "appeal"; id: string; of: QueuedAppeal };

export function casesOf(reports: readonly QueuedReport[], appeals: readonly QueuedAppeal[]): Case[] {
  return [
    ...appeals.map((of) => ({ kind: "appeal" as const, id: `appeal-${of.id}`, of })),
    ...reports.map((of) => ({ kind: "report" as const, id: `report-${of.id}`, of })),
  ];
}

type CaseRoomProps = ChosenCase & {
  reports: readonly QueuedReport[];
  appeals: readonly QueuedAppeal[];
  /** Of the author of the chosen one. */
  history: AuthorHistory | null;
  /** Of each reason to remove the chosen one what it is in a sentence, in its author’s language. */
  sentences: RefusalSentences;
};

/** What was reported besides reviews, and the appeals. */
export function CaseRoom({ reports, appeals, history, sentences, ...chosenCase }: CaseRoomProps) {
  const { t, i18n } = useLingui();
  const targets = useTargetWords();
  const reasons = useReasonWords();
  const { drafts, keepDraft } = useDrafts<Draft>(chosenCase);
  const keyWords = useQueueKeyWords({
    accept: t({ id: "dashboard.keys.decide", message: "go to the decision" }),
    refuse: t({ id: "dashboard.keys.reason", message: "go to the reason" }),
  });
  const decisions = useDecisions(casesOf(reports, appeals), chosenCase, {
    failed: t({
      id: "dashboard.failed",
      message: "The decision didn’t get through. The case is back in the list.",
    }),
  });
  const { items, isLoaded, decide } = decisions;

  const titleOf = (of: Case["of"]) => `${targets[of.targetType]}: ${caseNameOf(of) ?? of.targetId}`;

  function outcomeOf({ kind, of }: Case, { resets, decision }: DecideForm["changes"]): string {
    if (kind === "report" || !of.isRefusal) return i18n._(resets ? WAS_RESET : OUTCOMES[decision]);
    return decision === "restored"
      ? t({ id: "dashboard.decided.approved", message: "Approved" })
      : t({ id: "dashboard.decided.stays-refused", message: "Stays refused" });
  }

  function send(one: Case, changes: DecideForm["changes"]) {
    const outcome = outcomeOf(one, changes);
    decide(one, { outcome, name: titleOf(one.of) }, () =>
      decideCase(one.kind === "report" ? "reports" : "appeals", one.of, changes),
    );
  }

  function whyOf({ kind, of }: Case): string {
    if (kind === "report" && of.reports.every(({ isByRule }) => isByRule))
      return t({ id: "dashboard.by-rule", message: "A watched word" });
    if (kind === "appeal" && of.isRefusal) return t({ id: "dashboard.decided.refused", message: "Refused" });
    return reasons[of.reason];
  }

  const rowsOf = (kind: Case["kind"]) =>
    items
      .filter((one) => one.kind === kind)
      .map((one) => ({ id: one.id, title: titleOf(one.of), text: whyOf(one) }));

  return (
    <QueuePage
      decisions={decisions}
      lists={[
        {
          title: <Trans id="dashboard.appeals">Appeals</Trans>,
          label: t({ id: "dashboard.appeals.list", message: "Open appeals" }),
          items: rowsOf("appeal"),
        },
        {
          title: <Trans id="dashboard.reported">Reported</Trans>,
          label: t({ id: "dashboard.reports.list", message: "Reported things" }),
          items: rowsOf("report"),
        },
      ]}
      empty={<Trans id="dashboard.cases.none">No complaints. Enjoy it.</Trans>}
      keyWords={keyWords}
      // What is severe is not decided by a letter.
      onAccept={(shown) => shown.querySelector<HTMLElement>("input[type=radio], [data-key=decide]")?.focus()}
      onRefuse={(shown) => shown.querySelector<HTMLElement>("select, textarea")?.focus()}
    >
      {(chosen) => {
        const shared = {
          history: isLoaded ? history : null,
          draft: drafts[chosen.id],
          onType: (typed: Draft) => keepDraft(chosen.id, typed),
          onDecide: (changes: DecideForm["changes"]) => send(chosen, changes),
        };
        return chosen.kind === "report" ? (
          <ReportCase {...shared} sentences={sentences} report={chosen.of} />
        ) : (
          <AppealCase {...shared} appeal={chosen.of} />
        );
      }}
    </QueuePage>
  );
}
