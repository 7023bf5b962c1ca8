import { useLingui } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import type { NamedItem } from "#features/dashboard/field.ts";
import { listAddress, type ListQuery } from "#features/dashboard/list-query.ts";
import { ListPage } from "#features/dashboard/ui/list/list-page.tsx";
import { HeldPill } from "#features/dashboard/ui/queue/held-pill.tsx";
import { QueueNews } from "#features/dashboard/ui/queue/queue-news.tsx";
import { useHeld } from "#features/dashboard/ui/queue/use-held.ts";
import { Day } from "#platform/i18n/day.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { addressOfCase } from "#ui/queue/queue-list.tsx";
import { Queue } from "#ui/queue/queue.tsx";
import {
  TICKET_FIELDS,
  TICKET_LIST,
  TICKET_STATE_LABELS,
  type TicketThread,
  type TicketToAnswer,
} from "../../ticket-fields.ts";
import { TicketCase } from "./ticket-case.tsx";
import { beginToAnswer, useTicketKeyWords } from "./ticket-keys.ts";
import { TicketStateBadge, useTicketName } from "./ticket-words.tsx";

type TicketRoomProps = {
  path: string;
  title: string;
  query: ListQuery;
  page: { items: readonly TicketToAnswer[]; total: number; page: number; pageCount: number };
  /** That of `?id=`. */
  ticket: TicketThread | null;
  /** The address is of one that is gone, or somebody else’s. */
  isMissing: boolean;
  accountId: number;
  isAdmin: boolean;
  admins: readonly NamedItem[];
};

const { hand: _, ...ownFilters } = TICKET_LIST.filters;

/** Whoever asked is not told who has it in hand. */
const OWN_TICKET_LIST = { ...TICKET_LIST, filters: ownFilters };

const CLOSE = msg({ id: "dashboard.support.close", message: "Close" });

/** Tickets of one subject are told apart by what they say. */
const EXCERPT_LETTERS = 80;

function beginningOf({ values: { message } }: TicketToAnswer): string {
  const line = message.replace(/\s+/g, " ");
  const letters = [...line];
  return letters.length > EXCERPT_LETTERS ? `${letters.slice(0, EXCERPT_LETTERS).join("").trimEnd()}…` : line;
}

const stateOf = ({ values }: TicketToAnswer) => <TicketStateBadge state={values.state} />;
const lastSaid = ({ values }: TicketToAnswer) => <Day at={values.saidAt} form="shortDate" />;
const opened = ({ values }: TicketToAnswer) => <Day at={values.openedAt} form="shortDate" />;

/** The tickets that somebody may read: a list, and the one of `?id=` beside what the list was asked for. */
export function TicketRoom({ ticket, isMissing, accountId, isAdmin, admins, ...list }: TicketRoomProps) {
  const { t, i18n } = useLingui();
  const nameOf = useTicketName();
  const { path, title, query, page } = list;
  const listPath = listAddress(path, TICKET_LIST, query);
  if (ticket) return <TicketQueue {...{ listPath, title, page, ticket, accountId, isAdmin, admins }} />;
  const [state, kind] = [i18n._(TICKET_FIELDS.state.label), i18n._(TICKET_FIELDS.kind.label)];
  const inHand = t({ id: "dashboard.support.in-hand.short", message: "In hand" });
  return (
    <Stack gap={4}>
      <QueueNews alerts={[]} isMissing={isMissing} />
      <ListPage
        list="support"
        path={path}
        itemPath={path}
        canAdd={!isAdmin}
        addressOfItem={(id) => addressOfCase(listPath, id)}
        spec={isAdmin ? TICKET_LIST : OWN_TICKET_LIST}
        query={query}
        page={page}
        title={title}
        nameOf={nameOf}
        searchLabel={t({ id: "dashboard.support.search", message: "Number, name or words" })}
        filterLabels={{ state, kind, hand: inHand }}
        actions={[
          {
            id: "close",
            label: CLOSE,
            changes: { state: "closed" },
            fits: new Set(
              page.items.filter(({ values }) => values.state !== "closed").map(({ id }) => String(id)),
            ),
          },
        ]}
        columns={[
          { id: "name", head: i18n._(TICKET_FIELDS.subject.label), cell: nameOf },
          { id: "message", head: i18n._(TICKET_FIELDS.message.label), cell: beginningOf },
          {
            id: "from",
            head: i18n._(TICKET_FIELDS.name.label),
            cell: ({ values }) => values.name,
            sort: "name",
          },
          {
            id: "state",
            head: state,
            cell: stateOf,
            sort: "waiting",
          },
          ...(isAdmin
            ? [
                {
                  id: "hand",
                  head: inHand,
                  cell: ({ shown }: TicketToAnswer) => shown.assignee?.name ?? "",
                  onCard: "labelled" as const,
                },
              ]
            : []),
          {
            id: "said",
            head: i18n._(TICKET_FIELDS.saidAt.label),
            cell: lastSaid,
            onCard: "labelled",
            sort: "said",
          },
          {
            id: "opened",
            head: i18n._(TICKET_FIELDS.openedAt.label),
            cell: opened,
            onCard: "hidden",
            sort: "opened",
          },
        ]}
      />
    </Stack>
  );
}

type TicketQueueProps = Pick<TicketRoomProps, "title" | "page" | "accountId" | "isAdmin" | "admins"> & {
  listPath: string;
  ticket: TicketThread;
};

/** One ticket beside the others of the list. An answer can be taken back while one goes from ticket to ticket, and is sent when one goes back to the list. */
function TicketQueue({ listPath, title, page, ticket, accountId, isAdmin, admins }: TicketQueueProps) {
  const { i18n } = useLingui();
  const keyWords = useTicketKeyWords();
  const nameOf = useTicketName();
  const held = useHeld();
  const items = page.items.map((item) => ({
    id: String(item.id),
    title: nameOf(item),
    text: [i18n._(TICKET_STATE_LABELS[item.values.state]), beginningOf(item)].filter(Boolean).join(": "),
  }));
  return (
    <>
      <Queue
        path={listPath}
        currentId={String(ticket.id)}
        lists={[{ label: title, items }]}
        empty={null}
        keyWords={keyWords}
        onAccept={beginToAnswer}
      >
        <TicketCase
          key={ticket.id}
          ticket={ticket}
          accountId={accountId}
          isAdmin={isAdmin}
          admins={admins}
          hold={({ told }, send) => held.hold(told, send)}
        />
      </Queue>
      <HeldPill {...held} />
    </>
  );
}
