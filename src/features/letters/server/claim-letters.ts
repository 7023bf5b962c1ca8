import { sql } from "kysely";
import { CLASS_OF_TYPE } from "#features/notifications/notice-class.ts";
import { COUNTRY_TIME } from "#platform/country-time.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { mayGetLetters } from "./letter-reader-sql.ts";

/** What is older is no news any more; it is in the bell. */
const HOURS = sql.lit(24);
/** Who reads it on the page meanwhile needs no letter. */
const WAIT_MINUTES = sql.lit(5);
/** Somebody gets one letter in so long; what comes in between is in the next one. */
const APART_MINUTES = sql.lit(60);
/** So many are claimed at once; what is left follows a minute later. */
const MOST_AT_ONCE = sql.lit(500);

const TYPES = Object.entries(CLASS_OF_TYPE).filter(([, of]) => of !== null);

/** Who chose letters of notices, gets them, and has had none just now. */
const listening = sql`(
  select setting.account_id, setting.classes, setting.since, setting.menus_told_at
  from letter_setting as setting
  join account on account.id = setting.account_id
  join newsletter on newsletter.account_id = setting.account_id
  where setting.classes <> '{}' and ${mayGetLetters}
    and not exists (
      select from letter where letter.account_id = setting.account_id and letter.kind = 'notices' and letter.state <> 'none'
        and letter.made_at > now() - make_interval(mins => ${APART_MINUTES}) and letter.made_at < now()))`;

/** Of those with something due: two processes do not write to somebody at once. */
const held = sql`(
  select setting.account_id from letter_setting as setting
  where setting.account_id in (select account_id from due) order by setting.account_id for update skip locked)`;

// In one statement: a notice that is claimed has its letter, whatever happens then.
const claimNotices = statement(
  "claim-notices-for-letters",
  (_, p: Params<{ types: string[]; classes: string[] }>) => sql`
    with due as (
      select notice.id, notice.recipient_id as account_id
      from notice join ${listening} as listener on listener.account_id = notice.recipient_id
      where notice.seen_at is null and notice.withdrawn_at is null
        and notice.announced_at > greatest(listener.since, now() - make_interval(hours => ${HOURS}))
        and notice.announced_at < now() - make_interval(mins => ${WAIT_MINUTES})
        and (notice.mailed_at is null or notice.mailed_at < notice.announced_at)
        and (${p.classes}::text[])[array_position(${p.types}::text[], notice.type)] = any(listener.classes)
      order by notice.announced_at, notice.id limit ${MOST_AT_ONCE}
      for update of notice skip locked
    ), held as materialized ${held}, claimed as (
      update notice set mailed_at = now()
      from due join held on held.account_id = due.account_id
      where notice.id = due.id returning notice.id, notice.recipient_id
    )
    insert into letter (account_id, kind, notice_ids)
    select recipient_id, 'notices', array_agg(id order by id) from claimed group by recipient_id`,
);

// Into the letter of this moment where there is one.
const claimMenus = statement(
  "claim-menus-for-letters",
  () => sql`
    with due as (
      select listener.account_id, greatest(listener.menus_told_at, now() - make_interval(hours => ${HOURS})) as told_at
      from ${listening} as listener
      where 'menus' = any(listener.classes) and exists (
        select from shop_follow join shop_menu on shop_menu.shop_id = shop_follow.shop_id
        where shop_follow.account_id = listener.account_id
          and shop_menu.changed_at > greatest(listener.menus_told_at, now() - make_interval(hours => ${HOURS})))
      limit ${MOST_AT_ONCE}
    ), held as materialized ${held}, claimed as (
      update letter_setting as setting set menus_told_at = now()
      from held join due on due.account_id = held.account_id
      where setting.account_id = held.account_id returning setting.account_id, due.told_at
    ), joined as (
      update letter set news_since = claimed.told_at
      from claimed
      where letter.account_id = claimed.account_id and letter.kind = 'notices' and letter.made_at = now() and letter.state = 'waiting'
      returning letter.account_id
    )
    insert into letter (account_id, kind, news_since)
    select account_id, 'notices', told_at from claimed where account_id not in (select account_id from joined)`,
);

/** Claims what waits to be mailed, so that nobody mails it a second time: a letter at most for each person. */
export async function claimNoticeLetters(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const [types, classes] = [TYPES.map(([type]) => type), TYPES.map(([, of]) => of as string)];
    await claimNotices.run(tx, { types, classes });
    await claimMenus.run(tx);
  });
}

// The first one is of a later day than that on which it was chosen, and tells what came since; none tells what one before has told.
const claimDue = statement(
  "claim-digests",
  (_, p: Params<{ day: string; monday: string }>) => sql`
    insert into letter (account_id, kind, day, news_since)
    select setting.account_id, 'digest', due.day,
      greatest(setting.digest_since, now() - make_interval(days => case setting.digest when 'daily' then 2 else 8 end), (
        select max(made_at) from letter where letter.account_id = setting.account_id and letter.kind = 'digest'))
    from letter_setting as setting
    join account on account.id = setting.account_id
    join newsletter on newsletter.account_id = setting.account_id
    cross join lateral (select case setting.digest when 'daily' then ${p.day}::date else ${p.monday}::date end as day) as due
    where setting.digest <> 'none' and ${mayGetLetters}
      and due.day > (setting.digest_since at time zone ${sql.lit(COUNTRY_TIME)})::date
      and not exists (
        select from letter where letter.account_id = setting.account_id and letter.kind = 'digest' and letter.day = due.day)
    order by setting.account_id limit ${MOST_AT_ONCE}
    on conflict do nothing`,
);

/** From this hour on in the country, so that it lies there in the morning. */
const DIGEST_HOUR = 8;

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: COUNTRY_TIME,
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

/** Claims the digests of the day, and of the week on its Monday; one that was missed comes later that day or week. */
export async function claimDigests(database: Database, { now }: { now: Date }): Promise<void> {
  const { year, month, day, hour } = Object.fromEntries(
    clock.formatToParts(now).map(({ type, value }) => [type, value]),
  ) as Record<string, string>;
  if (Number(hour) < DIGEST_HOUR) return;
  const today = `${year}-${month}-${day}`;
  const monday = new Date(`${today}T12:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  await claimDue.run(database, { day: today, monday: monday.toISOString().slice(0, 10) });
}
