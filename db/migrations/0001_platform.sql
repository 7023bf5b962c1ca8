-- Calls that were sent with an Idempotency-Key, for a day: who sends one again gets the answer of the first.
create table idempotency_key (
  -- Whose key it is; null for somebody without an account. A key says nothing to anybody else.
  account_id bigint,
  call text collate "C" not null check (call ~ '^[a-z]+$'),
  key text collate "C" not null check (length(key) between 1 and 255),
  body_hash bytea not null check (octet_length(body_hash) = 32),
  -- Null while the first is at work.
  status smallint check (status between 200 and 299),
  answer text collate "C",
  created_at timestamptz not null default now(),
  unique nulls not distinct (call, key, account_id),
  check ((status is null) = (answer is null))
);

-- Proofs of work that were handed in: each counts once.
create table spent_captcha (
  hash bytea primary key check (octet_length(hash) = 32),
  spent_at timestamptz not null default now()
);

-- Secrets that the site makes for itself when nobody sets them.
create table site_secret (
  name text collate "C" primary key check (name ~ '^[a-z]+(-[a-z]+)*$'),
  value bytea not null check (octet_length(value) >= 32)
);
