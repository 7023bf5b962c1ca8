import sharp from "sharp";
import { givePortrait } from "#features/accounts/server/portrait.test-support.ts";
import { indexAccounts } from "#features/accounts/server/index-accounts.ts";
import { asMember, type FreshMember, type Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";

/** In every text of the planted account, and in nothing else. Longer than what the search stores of any beginning. */
export const CANARY = "qxqx";

/** Statements of one run, which need no name: `$1` is the account. */
const PLANTED = [
  `update account set bio = 'qxqxbio', name_skeleton = 'qxqxskeleton', privacy = '{"likes": "everyone"}' where id = $1`,
  `insert into identity (provider, subject, account_id) values ('google', 'qxqxsubject', $1), ('discord', 'qxqxother', $1)`,
  `insert into account_role (account_id, role) values ($1, 'mod')`,
  `insert into session (token_hash, account_id, device, expires_at, signed_in_at, latitude, longitude, accuracy_metres)
    values (sha256('qxqx'), $1, 'qxqxdevice', now() + interval '1 day', now(), 52.123, 4.987, 12)`,
  `insert into push_setting (account_id, classes) values ($1, '{answers}')`,
  `insert into push_subscription (account_id, session_id, endpoint, p256dh, auth)
    select $1, id, 'https://qxqx.example', left(repeat('qxqx', 22), 87), left(repeat('qxqx', 6), 22) from session where token_hash = sha256('qxqx')`,
  `insert into notice_setting (account_id, hidden_classes) values ($1, '{menus}')`,
  `insert into letter_setting (account_id, classes, digest) values ($1, '{answers}', 'weekly')`,
  `insert into letter (account_id, kind, classes, state) values ($1, 'notices', '{answers}', 'sent')`,
  `insert into push_sent (account_id, classes, notice_count) values ($1, '{answers}', 1)`,
  `insert into admin_proposal (account_id, change, proposer_id) select $1, 'give', min(id) from account where id <> $1`,
  `insert into viewing (account_id, admin_id, reason) select $1, min(id), 'qxqxreason of it' from account where id <> $1`,
  `insert into sign_in_code (code_hash, account_id, path, is_new, expires_at)
    values (sha256('qxqx'), $1, '/qxqxpath', false, now() + interval '1 minute')`,
  `insert into freed_name (account_id, name_skeleton, url) values ($1, 'qxqxformer', 'qxqxformer-url')`,
  `insert into newsletter (account_id, email, is_wanted, confirmed_at) values ($1, 'qxqxmail@example.org', true, now())`,
  `insert into newsletter_letter (account_id, email, token_hash) values ($1, 'qxqxletter@example.org', sha256('qxqx'))`,
  `insert into idempotency_key (account_id, call, key, body_hash, status, answer)
    values ($1, 'profile', 'qxqxkey', sha256('qxqx'), 200, '{"name":"qxqxanswer"}')`,
  `insert into report (target_type, target_id, reason, text, reporter_id, has_letters, locale)
    values ('shop', 1, 'fake', 'qxqxreport', $1, false, 'nl')`,
  `insert into case_remark (target_type, target_id, about_id, text) values ('user', $1, $1, 'qxqxremark')`,
  `with asked as (
    insert into ticket (account_id, kind, name, email, message, locale, shop_name, city_name, role, proof, website)
    values ($1::bigint, 'getListed', 'qxqxname', 'qxqx@example.org', 'qxqxmessage', 'nl', 'qxqxshop', 'qxqxtown', 'owner', 'domain',
      'https://qxqx.example') returning id
  ) insert into ticket_reply (ticket_id, is_staff, text) select id, false, 'qxqxreply' from asked`,
  `insert into ticket (account_id, kind, subject, name, email, message, locale, about)
    values ($1, 'contact', 'other', 'qxqxname', 'qxqx@example.org', 'qxqxmessage', 'nl', '/qxqxpage')`,
  `insert into survey_response (survey, account_id, answers, text, day)
    values ('visit', $1, '{"howOften": "qxqxoption"}', 'qxqxfeedback', '2026-11-29')`,
  `with removed as (
    insert into decision (target_type, target_id, author_id, outcome, reason, explanation, source, appeal_until, is_sample)
    values ('review', 1, $1, 'removed', 'fake', 'qxqxfacts', 'notice', now() + interval '1 day', false) returning id
  ) insert into appeal (decision_id, text, author_id, state, explanation, decided_at)
    select id, 'qxqxappeal', $1, 'upheld', 'qxqxanswer to it', now() from removed`,
];

/** What it gave to the directory. */
const GIVEN = [
  `insert into product (name, sort_name, slug, type, source, observed_on)
    select 'B', 'b', 'product-' || $1::bigint, 'weed', 'operator', '2026-11'`,
  `insert into user_change (author_id, type, shop_id, fields, remark, suggested_as, is_sample)
    select $1, 'shop', min(id), '[{"field":"name","before":"A","after":"qxqxfield"}]', 'qxqxremark', 'visitor', false from shop`,
  `with said as (
    insert into user_change (author_id, type, about_product_id, fields, remark, suggested_as, state, decided_at, is_sample)
    select $1::bigint, 'product', id, '[{"field":"name","before":"A","after":"qxqxproduct"}]', 'qxqxlabel', 'visitor', 'approved', now(), false
    from product where slug = 'product-' || $1::bigint returning id, about_product_id
  ), kept as (
    insert into revision (target_type, target_id, part, stood, saved_by)
    select 'product', about_product_id, 'name', '{"columns": {"name": "A"}, "correction": null}', $1 from said
  ) insert into product_correction (product_id, fact, source, observed_on, change_id)
    select about_product_id, 'name', 'visitor', '2026-11-20', id from said`,
  `insert into shop_invitation (shop_id, inviter_id, email, locale, until)
    select min(id), $1, 'qxqxinvited@example.org', 'nl', now() + interval '7 days' from shop`,
  `insert into menu_image (shop_id, author_id, media_id, file_name, is_sample)
    select (select min(id) from shop), id, picture_id, 'qxqxmenu.jpg', false from account where id = $1`,
  `insert into menu_image (shop_id, author_id, file_name, state, decided_at, explanation, is_sample)
    select min(id), $1, 'qxqxrefused.jpg', 'rejected', now(), 'qxqxtoodark', false from shop`,
  `insert into user_change (author_id, type, shop_id, fields, remark, suggested_as, state, decided_at, explanation, is_sample)
    select $1, 'shop', min(id), '[{"field":"phone","before":null,"after":"qxqxphone"}]', 'qxqxsaid', 'visitor', 'rejected', now(), 'qxqxwhy', false
    from shop`,
  `insert into contribution (account_id, kind, points, subject) values ($1, 'edit', 3, 'change/1')`,
  `insert into fact_confirmation (account_id, shop_id, fact_group, confirmed_at) select $1, min(id), 'listing', now() from shop`,
  `insert into shop_claim (claimant_id, shop_id, proof, document, state, proven_at)
    select $1, min(id), 'document', convert_to('%PDF-1.7 qxqxdocument %%EOF', 'UTF8'), 'proven', now() from shop`,
  `insert into shop_claim (claimant_id, shop_id, proof, proof_by, source, observed_on, state, decided_at, explanation)
    select $1, max(id), 'phone', '+31201234567', 'osm', '2026-01-01', 'rejected', now(), 'qxqxnotyours' from shop`,
  `with offer as (
    insert into job_offer (slug, shop_id, title, role, employment, description, apply_by, valid_through)
    select 'job-' || $1::bigint, min(id), '{"nl": "Barista", "source": "nl"}', 'bar', 'partTime', '{"nl": "Koffie", "source": "nl"}',
      'inApp', now() + interval '1 day' from shop returning id
  ) insert into job_application (job_id, applicant_id, name, email, phone, message, cv)
    select id, $1, 'qxqxapplicant', 'qxqxapplicant@example.org', 'qxqxphone', 'qxqxapplication', convert_to('%PDF-1.7 %%EOF', 'UTF8')
    from offer`,
];

/** What others have of it; `$1` is the account, `$2` the other one. */
const WITH_OTHERS = [
  `insert into friend_edge (lo, hi, lo_req, hi_req) values (least($1::bigint, $2), greatest($1::bigint, $2), true, true)`,
  `insert into idempotency_key (account_id, call, key, body_hash, status, answer)
    select $2, 'profile', 'k', sha256('x'), 200, '{"user":{"friends":[{"url":"qxqxurl","name":"Qxqxname Qxqxfamily"}]}}'
    where $1::bigint is not null`,
  `insert into notice (recipient_id, type, subject, details, expires_at)
    select $1::bigint, 'reviewApproved', 'review/' || $2::bigint, '{"reason": "qxqxreason"}', now() + interval '1 day'`,
];

/** What it says of a brand, and what it had to do with the review of the other one. */
const REVIEWS = [
  `insert into brand (name, sort_name, slug, kind, source, observed_on)
    select 'Brand', 'Brand', 'brand-' || $1::bigint, 'breeder', 'operator', '2026' where $2::bigint is not null`,
  `insert into review (author_id, target_type, target_id, overall_halves, text, locale, state, is_sample)
    select author.id, 'brand', brand.id, 8, author.text, 'nl', 'approved', false
    from brand, (values ($1::bigint, 'qxqxreview of a brand'), ($2::bigint, 'A review of a brand')) as author(id, text)
    where brand.slug = 'brand-' || $1`,
  `insert into shop_claim (claimant_id, brand_id, proof, document, state, proven_at)
    select $1, id, 'document', convert_to('%PDF-1.7 qxqxdocument of a brand %%EOF', 'UTF8'), 'proven', now()
    from brand where slug = 'brand-' || $1::bigint and $2::bigint is not null`,
  `insert into shop_invitation (brand_id, inviter_id, email, locale, until)
    select id, $1, 'qxqxbrand@example.org', 'nl', now() + interval '7 days' from brand
    where slug = 'brand-' || $1::bigint and $2::bigint is not null`,
  `insert into revision (target_type, target_id, stood, saved_by)
    select 'review', id, '{"text": "qxqxearlier words"}', author_id from review where author_id = $1 and $2::bigint is not null`,
  `insert into media (key, content_hash, mime, width, height, byte_count, source, state)
    select left(hash, 32), hash, 'image/jpeg', 40, 40, 100, 'visitor', 'shown'
    from (select encode(sha256(convert_to('review photo ' || $1::bigint, 'UTF8')), 'hex') as hash) as photo where $2::bigint is not null`,
  `insert into review_photo (review_id, position, media_id)
    select review.id, 1, media.id from review, media
    where review.author_id = $1 and $2::bigint is not null
      and media.content_hash = encode(sha256(convert_to('review photo ' || $1::bigint, 'UTF8')), 'hex')`,
  `insert into review_vote (review_id, account_id) select id, $1 from review where author_id = $2`,
  `insert into review_reply (review_id, author_id, text)
    select id, $1, 'qxqxreply to a review' from review where author_id = $2`,
];

export async function run(database: Database, text: string, values: unknown[] = []): Promise<object[]> {
  const { rows } = await database.execute<object>({ name: undefined, text, values, isRead: false });
  return rows;
}

/** Somebody with a canary in every text, a picture of their own, a friend, and a place in the search. */
export async function plantAccount(
  database: Database,
  pictures: PictureTools,
): Promise<{ planted: FreshMember; friend: Member }> {
  const member = await addMember(database, { name: "Qxqxname Qxqxfamily" });
  const friend = await addMember(database, { name: "Noor" });
  const { accountId } = member;
  await run(database, "update account set url = 'qxqxurl' where id = $1", [accountId]);
  for (const text of PLANTED) await run(database, text, [accountId]);
  for (const text of [...WITH_OTHERS, ...REVIEWS]) await run(database, text, [accountId, friend.accountId]);
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#c40" } })
    .png()
    .toBuffer();
  await givePortrait(database, pictures, member, { bytes });
  await settleSmallWorld(database);
  for (const text of GIVEN) await run(database, text, [accountId]);
  await indexAccounts(database, { accountIds: [accountId, friend.accountId] });
  return { planted: asMember({ ...member, url: "qxqxurl" }) as FreshMember, friend };
}

const COLUMNS = `
  select format('%I.%I', namespace.nspname, class.relname) as "table", class.relname || '.' || attname as "column",
    quote_ident(attname) as name
  from pg_attribute
  join pg_class as class on class.oid = attrelid and class.relkind in ('r', 'p', 'm')
  join pg_namespace as namespace on namespace.oid = class.relnamespace
  where attnum > 0 and not attisdropped and namespace.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`;

/** Every column of every table of the database in which some row has this text, in whatever type. */
export async function columnsWith(database: Database, needle: string): Promise<string[]> {
  const columns = (await run(database, COLUMNS)) as { table: string; column: string; name: string }[];
  const found: string[] = [];
  for (const { table, column, name } of columns) {
    const text = `select from ${table} where ${name}::text ilike '%' || $1 || '%' limit 1`;
    if ((await run(database, text, [needle])).length > 0) found.push(column);
  }
  return found.toSorted();
}
