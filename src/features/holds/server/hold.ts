import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict } from "#platform/errors/errors.ts";
import { TAKEN_AWAY } from "../call-refusals.ts";
import type { Held } from "../held.ts";

const hide = statement(
  "hide-reported",
  (_, p: Params<Held & { hours: number }>) => sql`
    insert into content_hold (target_type, target_id, hidden_until)
    values (${p.type}, ${p.id}, now() + make_interval(hours => ${p.hours}))
    on conflict do nothing`,
);

/** Hides something until somebody has looked at it, or for so long. False for what was hidden before: once is enough. */
export async function hideForNow(tx: Database, held: Held, { hours }: { hours: number }): Promise<boolean> {
  return (await hide.run(tx, { ...held, hours })) > 0;
}

const look = statement(
  "end-hold",
  (_, p: Params<Held>) => sql`
    insert into content_hold (target_type, target_id, hidden_until)
    values (${p.type}, ${p.id}, now())
    on conflict (target_type, target_id) do update set hidden_until = now() where content_hold.hidden_until <> 'infinity'`,
);

/**
 * Somebody has looked at it: it is shown again, or its state hides it, and numbers alone do not hide it once more. What was taken away is
 * put back by another decision only.
 */
export async function endHold(tx: Database, held: Held): Promise<void> {
  await look.run(tx, held);
}

// With what it was, for an appeal; and with what its picture is, which is not taken in again as long as this stands.
const holdForGood = statement(
  "hold-content",
  (_, p: Params<Held & { pictureKey: string | null }>) => sql`
    insert into content_hold (target_type, target_id, hidden_until, state_before, picture_key)
    values (${p.type}, ${p.id}::bigint, 'infinity',
      case ${p.type}
        when 'deal' then (select state from deal where id = ${p.id}::bigint)
        when 'job' then (select state from job_offer where id = ${p.id}::bigint)
        when 'post' then (select state from discover_post where id = ${p.id}::bigint)
      end, ${p.pictureKey})
    on conflict (target_type, target_id) do update set
      hidden_until = 'infinity', state_before = excluded.state_before, picture_key = excluded.picture_key`,
);

/** Hides something until another decision puts it back. `pictureKey`: a picture that is not taken in again meanwhile. */
export async function hold(
  tx: Database,
  held: Held,
  { pictureKey }: { pictureKey: string | null },
): Promise<void> {
  await holdForGood.run(tx, { ...held, pictureKey });
}

const letGo = statement(
  "release-content",
  (_, p: Params<Held>) => sql<{ stateBefore: string | null }>`
    update content_hold set hidden_until = now(), picture_key = null
    where target_type = ${p.type} and target_id = ${p.id}::bigint
    returning state_before as "stateBefore"`,
);

/** Hides something no longer. Returns the state in which it was held, null for what has none. */
export async function release(tx: Database, held: Held): Promise<string | null> {
  return (await letGo.first(tx, held))?.stateBefore ?? null;
}

const forget = statement("forget-hold", (db, p: Params<Held>) =>
  db.deleteFrom("content_hold").where("target_type", "=", p.type).where("target_id", "=", p.id),
);

/** Something new stands in the place of what was held. */
export async function forgetHold(tx: Database, held: Held): Promise<void> {
  await forget.run(tx, held);
}

const isHeld = statement(
  "is-held",
  (_, p: Params<Held>) => sql<{ isHeld: boolean }>`
    select true as "isHeld" from content_hold
    where target_type = ${p.type} and target_id = ${p.id}::bigint and hidden_until > now()`,
);

/**
 * What a moderator took away is not shown again by whoever it belongs to. To be called once it is locked.
 * @throws Conflict
 */
export async function refuseTakenAway(tx: Database, held: Held): Promise<void> {
  if (await isHeld.first(tx, held)) throw new Conflict("step", TAKEN_AWAY.msg);
}

const pictureHeld = statement(
  "was-picture-removed",
  (_, p: Params<{ key: string }>) => sql<{ wasRemoved: boolean }>`
    select true as "wasRemoved" from content_hold where picture_key = ${p.key} and hidden_until = 'infinity' limit 1`,
);

/** Whether a moderator took this picture away, and no appeal undid that. */
export async function wasPictureTakenAway(tx: Database, key: string): Promise<boolean> {
  return (await pictureHeld.first(tx, { key })) !== undefined;
}
