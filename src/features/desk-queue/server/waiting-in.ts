import { sql } from "kysely";
import { asModerator, type Member } from "#features/accounts/server/members.ts";
import { LIST_PAGE } from "#features/dashboard/list-query.ts";
import { REMOVAL_REASONS, isSevere } from "#features/moderation/reason.ts";
import { itemJson, type ItemJson, titleOf } from "#features/moderation/server/queue-sql.ts";
import { placesOfReported } from "#features/moderation/server/queued-reports.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PageOf } from "#platform/page-of.ts";
import {
  GRAVITY_OF,
  idOfWaiting,
  KINDS_OF_MODERATORS,
  type Waiting,
  WAITING_KINDS,
  type WaitingKind,
} from "../waiting.ts";
import { waitingOfAll } from "./waiting-sql.ts";

/** A case with whom and what it is about, by which one's own is told. */
export interface QueuedCase extends Omit<Waiting, "openBy"> {
  authorId: number | null;
  item: { type: "shop" | "product" | "brand"; id: number } | null;
}

interface Row {
  kind: WaitingKind;
  ref: string;
  isSevere: boolean;
  name: string | null;
  authorId: number | null;
  person: string | null;
  item: ItemJson | null;
  since: Date;
  total: number;
}

const page = statement(
  "waiting-in-all-rooms",
  (
    _,
    p: Params<{
      kinds: string[];
      severe: string[];
      gravities: number[];
      only: string | null;
      size: number;
      offset: number;
    }>,
  ) => sql<Row>`
    with one as (
      select waiting.kind, waiting.ref, waiting.since, waiting.author_id, waiting.item_type, waiting.item_id,
        waiting.target_type, waiting.target_id, waiting.name, waiting.is_severe, count(*) over ()::int as total,
        case when waiting.is_severe then 0 else (${p.gravities}::int[])[array_position(${p.kinds}::text[], waiting.kind)] end as gravity
      from (${waitingOfAll(sql`${p.severe}::text[]`)}) as waiting
      where waiting.kind = any(${p.kinds}::text[]) and (${p.only}::text is null or waiting.ref = ${p.only}::text)
      order by gravity, waiting.since, waiting.kind, waiting.ref
      limit ${p.size} offset ${p.offset}
    )
    select one.kind, one.ref, one.is_severe as "isSevere", one.since, one.total,
      account.id as "authorId", account.name as person,
      ${itemJson(sql`coalesce(one.item_type, reported.item_type)`, sql`coalesce(one.item_id, reported.item_id)`)} as item,
      coalesce(one.name, ${titleOf(sql`one.target_type`, sql`one.target_id`)}) as name
    from one
    left join lateral (${placesOfReported}) as reported on one.kind = 'reports'
    left join account on account.id = coalesce(one.author_id, reported.author_id) and account.erase_at is null
    order by one.gravity, one.since, one.kind, one.ref`,
  { isRead: true },
);

const SEVERE = REMOVAL_REASONS.filter(isSevere);

/** What somebody may decide: an admin all, a moderator what is theirs. @throws NotAllowed */
export function kindsFor(member: Member): readonly WaitingKind[] {
  return asModerator(member).permissions.admin ? WAITING_KINDS : KINDS_OF_MODERATORS;
}

function caseOf({ kind, ref, name, item, since, isSevere, person, authorId }: Row): QueuedCase {
  const title = kind === "tickets" ? name : (item?.name ?? name ?? person);
  return {
    isSevere,
    person,
    authorId,
    id: idOfWaiting(kind, ref),
    kind,
    title,
    item: item && { type: item.type, id: item.id },
    since: since.toISOString(),
  };
}

/** What everybody who decides is told of a case. */
export function waitingOf(
  { id, kind, isSevere, title, person, since }: QueuedCase,
  openBy: (id: string) => readonly string[],
): Waiting {
  return { id, kind, isSevere, title, person, since, openBy: openBy(id) };
}

async function read(
  database: Database,
  { kinds, only, number }: { kinds: readonly WaitingKind[]; only: string | null; number: number },
): Promise<Row[]> {
  return page.all(database, {
    kinds: [...kinds],
    severe: SEVERE,
    gravities: kinds.map((kind) => GRAVITY_OF[kind]),
    only,
    size: LIST_PAGE,
    offset: (number - 1) * LIST_PAGE,
  });
}

/** What waits for somebody, over all rooms of theirs: the gravest first, then the oldest. @throws NotAllowed */
export async function waitingIn(
  database: Database,
  member: Member,
  { page: number }: { page: number },
): Promise<PageOf<QueuedCase>> {
  const rows = await read(database, { kinds: kindsFor(member), only: null, number });
  const total = rows[0]?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / LIST_PAGE));
  return { items: rows.map(caseOf), total, page: number, pageCount };
}
