import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Section } from "#ui/layout/section.tsx";
import { Sidebar } from "#ui/layout/sidebar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { decideCase } from "../../calls.ts";
import type { DecideForm } from "../../decision.ts";
import type { AuthorHistory, QueuedAppeal, QueuedReport } from "../../queue.ts";
import { useReasonWords, useTargetWords } from "../decision-words.ts";
import { AppealCase, type Draft } from "./appeal-case.tsx";
import { caseNameOf } from "./case-name.ts";
import styles from "./dashboard.module.css";
import { QueueList } from "./queue-list.tsx";
import { ReportCase } from "./report-case.tsx";
import { RoomNews } from "./room-news.tsx";
import { useCaseFocus } from "./use-case-focus.ts";
import { useDecisions, useQueueKeys } from "./use-decisions.ts";

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

type CaseRoomProps = {
  path: string;
  reports: readonly QueuedReport[];
  appeals: readonly QueuedAppeal[];
  /** Of `?id=`, such as `appeal-12`, else the first: what is loaded beside the list is of this one. */
  chosenId: string | null;
  /** Of `?id=`, where none such waits. */
  missingId: string | null;
  /** Of the author of the chosen one. */
  history: AuthorHistory | null;
};

/** What was reported besides reviews, and the appeals: the lists, and beside them the chosen one with its evidence. */
export function CaseRoom({ path, reports, appeals, chosenId, missingId, history }: CaseRoomProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const targets = useTargetWords();
  const reasons = useReasonWords();
  const failed = t({
    id: "dashboard.failed",
    message: "The decision didn’t get through. The case is back in the list.",
  });
  const decisions = useDecisions(casesOf(reports, appeals), { path, chosenId, missingId, failed });
  const { items, chosen, decide } = decisions;
  const around = useCaseFocus(chosen?.id);
  const at = chosen ? items.findIndex(({ id }) => id === chosen.id) : -1;
  const shownHistory = chosen?.id === chosenId ? history : null;

  const go = (to: Case | undefined) =>
    to && void navigate(`${path}?id=${to.id}`, { preventScrollReset: true });

  useQueueKeys({
    onNext: () => go(items[at + 1]),
    onPrevious: () => go(items[at - 1]),
    onApprove: () => around.current?.querySelector("button")?.focus(),
    onRemove: () => around.current?.querySelector<HTMLElement>("select, textarea")?.focus(),
  });

  const draft = chosen && drafts[chosen.id];

  const titleOf = (of: Case["of"]) => `${targets[of.targetType]}: ${caseNameOf(of) ?? of.targetId}`;

  function keep({ id }: Case, typed: Draft) {
    setDrafts((kept) => ({ ...kept, [id]: { ...kept[id], ...typed } }));
  }

  function send(one: Case, changes: DecideForm["changes"]) {
    decide(one, { outcome: changes.resets ? "reset" : changes.decision, name: titleOf(one.of) }, () =>
      decideCase(one.kind === "report" ? "reports" : "appeals", one.of, changes),
    );
  }

  const listOf = (kind: Case["kind"]) =>
    items
      .filter((one) => one.kind === kind)
      .map(({ id, of }) => ({
        id,
        title: titleOf(of),
        text: reasons[of.reason],
      }));
  const [appealList, reportList] = [listOf("appeal"), listOf("report")];

  return (
    <Stack gap={6}>
      <RoomNews {...decisions} />
      <Sidebar
        isSideFirst
        side={
          <Stack gap={6}>
            {appealList.length > 0 && (
              <Section title={<Trans id="dashboard.appeals">Appeals</Trans>}>
                <QueueList
                  label={t({ id: "dashboard.appeals.list", message: "Open appeals" })}
                  path={path}
                  currentId={chosen?.id}
                  items={appealList}
                />
              </Section>
            )}
            {reportList.length > 0 && (
              <Section title={<Trans id="dashboard.reported">Reported</Trans>}>
                <QueueList
                  label={t({ id: "dashboard.reports.list", message: "Reported things" })}
                  path={path}
                  currentId={chosen?.id}
                  items={reportList}
                />
              </Section>
            )}
          </Stack>
        }
      >
        <div ref={around} className={chosen && styles.case}>
          {chosen?.kind === "report" && (
            <ReportCase
              key={chosen.id}
              report={chosen.of}
              history={shownHistory}
              draft={draft}
              onType={(typed) => keep(chosen, typed)}
              onDecide={(changes) => send(chosen, changes)}
            />
          )}
          {chosen?.kind === "appeal" && (
            <AppealCase
              key={chosen.id}
              appeal={chosen.of}
              history={shownHistory}
              draft={draft}
              onType={(typed) => keep(chosen, typed)}
              onDecide={(changes) => send(chosen, changes)}
            />
          )}
          {!chosen && (
            <p tabIndex={-1}>
              <Trans id="dashboard.cases.none">No complaints. Enjoy it.</Trans>
            </p>
          )}
        </div>
      </Sidebar>
    </Stack>
  );
}
