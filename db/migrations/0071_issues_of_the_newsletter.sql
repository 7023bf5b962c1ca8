-- The issues of the newsletter, which admins write in languages side by side. An invented one goes to invented readers only, a real
-- one to real ones.
create table newsletter_issue (
  id bigint generated always as identity primary key,
  subject jsonb not null check (is_localized_text(subject, 120)),
  body jsonb not null check (is_localized_text(body, 20000)),
  -- Whether whoever reads a language in which it is not written gets the English one; else they get none.
  sends_english boolean not null,
  state text collate "C" not null default 'draft' check (state in ('draft', 'sending', 'stopped', 'sent')),
  is_sample boolean not null,
  updated_at timestamptz not null default now(),
  begun_at timestamptz check ((begun_at is null) = (state = 'draft')),
  ended_at timestamptz check ((ended_at is null) = (state <> 'sent')),
  -- How many got it, once its deliveries are forgotten.
  sent_count integer,
  failed_count integer,
  left_count integer,
  check (num_nulls(sent_count, failed_count, left_count) in (0, 3))
);

create index newsletter_issue_by_change on newsletter_issue (updated_at, id);
create index newsletter_issue_being_sent on newsletter_issue (id) where state = 'sending';

-- One issue for one reader: the key is why nobody gets it twice, however often and by how many processes it is sent.
create table newsletter_delivery (
  issue_id bigint not null references newsletter_issue (id) on delete cascade,
  account_id bigint not null references account (id) on delete cascade,
  -- In which it is sent.
  locale text collate "C" not null check (locale in ('nl', 'en', 'de', 'es', 'fr', 'it', 'pl', 'pt', 'cz')),
  -- `left` has unsubscribed in between, or is about to leave.
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'left')),
  tries smallint not null default 0 check (tries >= 0),
  moved_at timestamptz not null default now(),
  primary key (issue_id, account_id)
);

create index newsletter_delivery_of_account on newsletter_delivery (account_id);
create index newsletter_delivery_to_send on newsletter_delivery (issue_id, account_id) where state in ('waiting', 'sending');

alter table revision
  drop constraint revision_target_type_check,
  add constraint revision_target_type_check check (target_type in
    ('deal', 'shop', 'menu', 'job', 'photos', 'brand', 'city', 'post', 'issue', 'facts', 'line', 'product', 'strain', 'review')),
  add column issue_id bigint generated always as (case target_type when 'issue' then target_id end) stored
    references newsletter_issue (id) on delete cascade;

create index revision_of_issue on revision (issue_id) where issue_id is not null;
