-- Calls that were sent with an Idempotency-Key, for a day: a call sent again gets the answer of the first.
create table idempotency_key (
  -- The account of the key; null for an anonymous caller. A key is valid only within its account.
  account_id bigint,
  call text collate "C" not null check (call ~ '^[a-z]+$'),
  key text collate "C" not null check (length(key) between 1 and 255),
  body_hash bytea not null check (octet_length(body_hash) = 32),
  -- Null while the first call is running.
  status smallint check (status between 200 and 299),
  answer text collate "C",
  created_at timestamptz not null default now(),
  unique nulls not distinct (call, key, account_id),
  check ((status is null) = (answer is null))
);

-- Proofs of work that were spent: each is accepted once.
create table spent_captcha (
  hash bytea primary key check (octet_length(hash) = 32),
  spent_at timestamptz not null default now()
);

-- Secrets that the site generates where no setting gives one.
create table site_secret (
  name text collate "C" primary key check (name ~ '^[a-z]+(-[a-z]+)*$'),
  value bytea not null check (octet_length(value) >= 32)
);
