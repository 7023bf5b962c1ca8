-- Which case of the queue somebody at the desk has open, renewed by their page while it is seen. Worth nothing after two minutes, and
-- nothing after a crash.
create unlogged table open_case (
  account_id bigint primary key references account (id) on delete cascade,
  case_id text collate "C" not null check (case_id ~ '^[A-Za-z]{3,39}-.' and length(case_id) <= 2000),
  seen_at timestamptz not null
);
