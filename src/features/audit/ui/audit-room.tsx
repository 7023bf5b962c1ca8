import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode, useState } from "react";
import type { PageOf } from "#platform/page-of.ts";
import { Day } from "#platform/i18n/day.tsx";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { ItemTable } from "#ui/table/item-table.tsx";
import { AUDIT_ACTIONS, AUDIT_TYPES } from "../audit.ts";
import { ACTION_LABELS, TYPE_LABELS } from "../audit-labels.ts";
import {
  type AuditQuery,
  auditAddress,
  type EntryInWords,
  type ToldEntry,
  type ToldThing,
} from "../audit-query.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { VerifyPart } from "./verify-part.tsx";
import styles from "./audit.module.css";

type AuditRoomProps = {
  path: string;
  title: string;
  query: AuditQuery;
  page: PageOf<EntryInWords>;
  /** What can be done about an entry, with the name of what it was done to. */
  beside?: (entry: EntryInWords, what: string) => ReactNode;
};

const seqOf = (entry: ToldEntry) => entry["_id"];
const whenOf = ({ at }: ToldEntry) => <Day at={at} form="dateAndTime" />;

const isPerson = (type: string) => type === "account" || type === "user";

/** What has a place of its own leads there. */
function Way({ to, children }: { to: string | null; children: string }) {
  return to === null ? children : <Link to={to}>{children}</Link>;
}

/** What was done in the name of the site, entry after entry, and whether the log is whole. */
export function AuditRoom({ path, title, query, page, beside }: AuditRoomProps) {
  const { t, i18n } = useLingui();
  const labels = usePageLabels(page.pageCount);
  const [isAsWritten, setAsWritten] = useState(false);

  function doneIn({ action }: ToldEntry): string {
    const known = AUDIT_ACTIONS.find((one) => one === action);
    return known ? i18n._(ACTION_LABELS[known]) : action;
  }

  function called(thing: ToldThing): string {
    const { type, _id: id, name, isGone } = thing;
    if (isGone && isPerson(type))
      return t({ id: "audit.person-left", message: `Somebody who left (account ${id})` });
    const known = AUDIT_TYPES.find((one) => one === type);
    const kind = known ? i18n._(TYPE_LABELS[known]) : type;
    if (isGone) return t({ id: "audit.thing-gone", message: `${kind} ${id}, no longer there` });
    return name === null ? `${kind} ${id}` : `${kind} ${id}: ${name}`;
  }

  function whoDid({ actor, role }: ToldEntry) {
    if (actor) return <Way to={actor.path}>{actor.name ?? called(actor)}</Way>;
    return role === "rule"
      ? t({ id: "audit.rule", message: "A rule of the site" })
      : t({ id: "audit.operator", message: "The command line" });
  }

  const thingOf = ({ target }: ToldEntry) => <Way to={target.path}>{called(target)}</Way>;

  const wordsOf = ({ reason, details, inWords }: EntryInWords) =>
    isAsWritten ? (
      // Words of the program, which are the same in every language.
      <code className={styles.details} lang="en">
        {[...(reason === null ? [] : [{ word: "reason", value: reason }]), ...details]
          .map(({ word, value }) => `${word}: ${value}`)
          .join(" · ")}
      </code>
    ) : (
      <span className={styles.details}>
        {inWords.map(({ label, value, path: itemPath }, place) => (
          <Fragment key={label}>
            {place > 0 && " · "}
            {label}: <Way to={itemPath}>{value}</Way>
          </Fragment>
        ))}
      </span>
    );

  const detailsOf = (entry: EntryInWords) => (
    <>
      {wordsOf(entry)}
      {beside?.(entry, called(entry.target))}
    </>
  );

  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <AuditFilters path={path} query={query} />
        {page.items.length === 0 ? (
          <EmptyState title={<Trans id="audit.none">No such entry</Trans>} />
        ) : (
          <>
            <Checkbox
              label={t({ id: "audit.as-written", message: "Show the details as the log has them" })}
              checked={isAsWritten}
              onChange={({ currentTarget }) => setAsWritten(currentTarget.checked)}
            />
            <ItemTable
              caption={title}
              items={page.items}
              idOf={seqOf}
              nameOf={seqOf}
              columns={[
                { id: "what", head: t({ id: "audit.what", message: "What" }), cell: doneIn },
                { id: "thing", head: t({ id: "audit.thing", message: "To what" }), cell: thingOf },
                { id: "who", head: t({ id: "audit.who", message: "Who" }), cell: whoDid },
                { id: "at", head: t({ id: "audit.when", message: "When" }), cell: whenOf },
                { id: "details", head: t({ id: "audit.details", message: "Details" }), cell: detailsOf },
              ]}
            />
          </>
        )}
        <Pagination
          currentPage={page.page}
          pageCount={page.pageCount}
          addressOf={(number) => auditAddress(path, { ...query, page: number })}
          labels={labels}
        />
      </Stack>
      <VerifyPart />
    </Stack>
  );
}
