-- What somebody does not want under the bell; without a row everything is there.
create table notice_setting (
  account_id bigint primary key references account (id) on delete cascade,
  -- Of features/notifications/notice-class.ts.
  hidden_classes text[] not null default '{}'
);

-- What somebody wants by mail (docs/decisions/0067): nothing until they choose it.
create table letter_setting (
  account_id bigint primary key references account (id) on delete cascade,
  classes text[] not null default '{}',
  -- A letter with what is new.
  digest text collate "C" not null default 'none' check (digest in ('none', 'daily', 'weekly')),
  -- What was told before is not mailed.
  since timestamptz not null default now(),
  -- Until when menus of shops that they follow were told.
  menus_told_at timestamptz not null default now(),
  -- When this digest was chosen: the first one is that of a later day.
  digest_since timestamptz not null default now()
);

-- A letter to one person, claimed before it is sent, so that nobody gets it twice; told to them for 30 days.
create table letter (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  kind text collate "C" not null check (kind in ('notices', 'digest', 'try')),
  -- Of a digest: the day it is of, or the Monday of the week.
  day date check ((day is not null) = (kind = 'digest')),
  -- What it tells: these notices, and what is newer than this.
  notice_ids bigint[] not null default '{}',
  news_since timestamptz,
  -- What it told, once it was sent.
  classes text[] not null default '{}',
  news_count integer not null default 0,
  -- `none` had nothing to tell, or nobody to tell it to.
  state text collate "C" not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'none')),
  tries smallint not null default 0 check (tries >= 0),
  made_at timestamptz not null default now(),
  moved_at timestamptz not null default now()
);

create index letter_of_account on letter (account_id, id);
create unique index letter_digest_of_day on letter (account_id, day) where kind = 'digest';
create index letter_to_send on letter (tries, id) where state in ('waiting', 'sending');
create index letter_by_time on letter (made_at);

alter table notice add column mailed_at timestamptz;

-- An address may be confirmed for letters by somebody who does not want the newsletter. One that a server does not know gets nothing
-- until its owner confirms it again.
alter table newsletter
  drop constraint newsletter_check,
  add column unreachable_at timestamptz;
