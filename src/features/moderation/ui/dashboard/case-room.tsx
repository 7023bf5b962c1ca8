import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Section } from "#ui/layout/section.tsx";
import { Sidebar } from "#ui/layout/sidebar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { decideCase } from "../../calls.ts";
import type { DecideForm } from "../../decision.ts";
import type { AuthorHistory, QueuedAppeal, QueuedReport } from "../../queue.ts";
import { useReasonWords, useTargetWords } from "../decision-words.ts";
import { AppealCase } from "./appeal-case.tsx";
import styles from "./dashboard.module.css";
import { QueueList } from "./queue-list.tsx";
import { ReportCase } from "./report-case.tsx";
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
  /** Of the author of the chosen one. */
  history: AuthorHistory | null;
};

/** What was reported besides reviews, and the appeals: the lists, and beside them the chosen one with its evidence. */
export function CaseRoom({ path, reports, appeals, chosenId, history }: CaseRoomProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useRef<HTMLDivElement>(null);
  const [drafts, setDrafts] = useState<Readonly<Record<string, DecideForm["changes"]>>>({});
  const targets = useTargetWords();
  const reasons = useReasonWords();
  const failed = t({
    id: "dashboard.failed",
    message: "The decision didn’t get through. The case is back in the list.",
  });
  const { items, alert, decide } = useDecisions(casesOf(reports, appeals), { path, failed });
  const chosen = items.find(({ id }) => id === chosenId) ?? items[0];
  const at = chosen ? items.findIndex(({ id }) => id === chosen.id) : -1;
  const shownHistory = chosen?.id === chosenId ? history : null;

  const go = (to: Case | undefined) =>
    to && void navigate(`${path}?id=${to.id}`, { preventScrollReset: true });

  useQueueKeys({
    onNext: () => go(items[at + 1]),
    onPrevious: () => go(items[at - 1]),
    onApprove: () => form.current?.querySelector("button")?.focus(),
    onRemove: () => form.current?.querySelector<HTMLElement>("select, textarea")?.focus(),
  });

  const draft = chosen && drafts[chosen.id];

  function send(one: Case, changes: DecideForm["changes"]) {
    setDrafts((kept) => ({ ...kept, [one.id]: changes }));
    decide(one, () => decideCase(one.kind === "report" ? "reports" : "appeals", one.of, changes));
  }

  const listOf = (kind: Case["kind"]) =>
    items
      .filter((one) => one.kind === kind)
      .map(({ id, of }) => ({
        id,
        title: `${targets[of.targetType]}: ${of.item?.name ?? of.user?.name ?? of.targetId}`,
        text: reasons[of.reason],
      }));
  const [appealList, reportList] = [listOf("appeal"), listOf("report")];

  return (
    <Stack gap={6}>
      <div role="alert">{alert !== null && <Notice tone="problem">{alert}</Notice>}</div>
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
        <div ref={form} className={chosen && styles.case}>
          {chosen?.kind === "report" && (
            <ReportCase
              key={chosen.id}
              report={chosen.of}
              history={shownHistory}
              draft={draft}
              onDecide={(changes) => send(chosen, changes)}
            />
          )}
          {chosen?.kind === "appeal" && (
            <AppealCase
              key={chosen.id}
              appeal={chosen.of}
              history={shownHistory}
              draft={draft}
              onDecide={(changes) => send(chosen, changes)}
            />
          )}
          {!chosen && (
            <p>
              <Trans id="dashboard.cases.none">Nobody complains. Enjoy it.</Trans>
            </p>
          )}
        </div>
      </Sidebar>
    </Stack>
  );
}
