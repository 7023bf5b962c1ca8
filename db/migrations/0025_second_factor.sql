-- The second factor of an account: an app that shows a code of six digits every half minute (RFC 6238).
create table second_factor (
  account_id bigint primary key references account (id) on delete cascade,
  -- Encrypted: whoever reads this table alone can make no codes (src/features/accounts/server/sealed-secret.ts).
  secret bytea not null,
  -- Null until its owner has shown a first code; before that it is asked for nowhere.
  confirmed_at timestamptz,
  -- The half minute whose code was taken last: a code counts once, and none before it counts any more.
  last_step bigint,
  -- Counted before a code is looked at, so that many at once are no way around the limit.
  tries smallint not null default 0 check (tries >= 0),
  tried_since timestamptz not null default now()
);

-- What opens once when the app is lost.
create table recovery_code (
  account_id bigint not null references second_factor (account_id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (account_id, code_hash)
);

-- Invented people are seven, and left out wherever real things are counted.
create index account_of_samples on account (id) where is_sample;
