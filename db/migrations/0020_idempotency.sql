-- Calls that were sent with an Idempotency-Key, for a day: who sends one again gets the answer of the first.
create table idempotency_key (
  call text collate "C" not null check (call ~ '^[a-z]+$'),
  key text collate "C" not null check (length(key) between 1 and 255),
  body_hash bytea not null check (octet_length(body_hash) = 32),
  -- Null while the first is at work.
  status smallint check (status between 200 and 299),
  answer text collate "C",
  created_at timestamptz not null default now(),
  primary key (call, key),
  check ((status is null) = (answer is null))
);
