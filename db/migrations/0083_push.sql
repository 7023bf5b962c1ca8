-- Web push (docs/decisions/0066): off for everybody until they switch it on, class by class.
create table push_setting (
  account_id bigint primary key references account (id) on delete cascade,
  -- Of features/notifications/notice-class.ts.
  classes text[] not null default '{}',
  is_quiet boolean not null default true,
  -- Minutes of the day by the clock of the country; from 22:00 until 09:00 unless somebody says otherwise.
  quiet_from smallint not null default 1320 check (quiet_from between 0 and 1439),
  quiet_until smallint not null default 540 check (quiet_until between 0 and 1439),
  -- What was told before is not pushed.
  since timestamptz not null default now(),
  -- Until when menus of shops that they follow were told.
  menus_told_at timestamptz not null default now()
);

-- A browser that gets them. It ends with the session, so that nothing reaches a phone on which somebody logged out.
create table push_subscription (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  session_id bigint not null references session (id) on delete cascade,
  endpoint text collate "C" not null unique check (char_length(endpoint) <= 2048),
  p256dh text collate "C" not null check (char_length(p256dh) = 87),
  auth text collate "C" not null check (char_length(auth) = 22),
  made_at timestamptz not null default now(),
  reached_at timestamptz
);

create index push_subscription_of_account on push_subscription (account_id, id);
create index push_subscription_of_session on push_subscription (session_id);

-- What was sent, so that whoever got it can look why: 30 days.
create table push_sent (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  classes text[] not null,
  notice_count integer not null check (notice_count > 0),
  -- On how many browsers it arrived.
  reached_count integer not null default 0,
  sent_at timestamptz not null default now()
);

create index push_sent_of_account on push_sent (account_id, id);
create index push_sent_old on push_sent (sent_at);

-- Claimed before it is sent: a push that a crash swallowed is not sent twice, and the notice itself is in the bell.
alter table notice add column pushed_at timestamptz;
create index notice_to_push on notice (announced_at) where seen_at is null and withdrawn_at is null;
