-- Every decision and every change of a role, each holding the hash of the one before: nobody can rewrite what happened without
-- breaking the chain (`cli audit verify`). Written only by triggers and src/features/audit/server/record.ts.
create table audit_entry (
  -- One more than the one before, drawn while the chain is held (db/functions/audit.sql).
  seq bigint primary key check (seq > 0),
  at timestamptz not null,
  -- No key: the log stays when somebody leaves, and says no more of them than a number that nothing else has. Null for a rule of
  -- the site and for the command line.
  actor_id bigint,
  actor_role text collate "C" not null
    check (actor_role in ('admin', 'mod', 'shopAdmin', 'brandAdmin', 'member', 'operator', 'rule')),
  -- What was done, such as `removeReview`.
  action text collate "C" not null check (action ~ '^[a-z][A-Za-z]{2,39}$'),
  target_type text collate "C" not null check (target_type ~ '^[a-z][A-Za-z]{2,39}$'),
  target_id bigint not null,
  -- On what ground, a word of the rules. Never what somebody wrote: that may have to be erased.
  reason text collate "C" check (reason ~ '^[a-z][A-Za-z]{2,39}$'),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null unique check (octet_length(hash) = 32)
);

create index audit_entry_of_target on audit_entry (target_type, target_id, seq);

create trigger audit_entry_is_chained before insert on audit_entry
  for each row execute function chain_audit_entry();
create trigger audit_entry_is_final before update or delete on audit_entry
  for each row execute function refuse_rewriting_audit();
create trigger audit_is_never_emptied before truncate on audit_entry
  for each statement execute function refuse_rewriting_audit();

-- Notices about more than people. Those about a person are one for each of them, as before; the others one for each subject, such
-- as `review/12`: what is told again of it takes the place of what was told.
alter table notice
  alter column actor_id drop not null,
  drop constraint notice_type_check,
  drop constraint notice_recipient_id_actor_id_key,
  add column subject text collate "C" check (subject ~ '^[a-z][A-Za-z]*/[1-9][0-9]*(/[a-z][A-Za-z]*)?$'),
  -- What it is about.
  add column shop_id bigint references shop (id) on delete cascade,
  add column product_id bigint references product (id) on delete cascade,
  add column brand_id bigint references brand (id) on delete cascade,
  -- What its words need besides (src/features/notifications/notification.ts).
  add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  add constraint notice_type_check check (type in ('friendRequest', 'friendAccepted', 'requestAccepted', 'newReview',
    'friendReview', 'reviewApproved', 'ownerReply', 'reportNotice', 'reportDecided', 'appealDecided', 'changeDecided',
    'priceAlert', 'backInStock')),
  add constraint notice_is_of_person_or_subject
    check ((subject is null) = (type in ('friendRequest', 'friendAccepted', 'requestAccepted'))),
  add constraint notice_of_person_has_actor check (subject is not null or actor_id is not null),
  add constraint notice_is_about_one_item check (num_nonnulls(shop_id, product_id, brand_id) <= 1);

create unique index notice_of_person on notice (recipient_id, actor_id) where subject is null;
create unique index notice_of_subject on notice (recipient_id, subject) where subject is not null;
create index notice_of_shop on notice (shop_id) where shop_id is not null;
create index notice_of_product on notice (product_id) where product_id is not null;
create index notice_of_brand on notice (brand_id) where brand_id is not null;
