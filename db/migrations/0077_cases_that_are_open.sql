-- Which case of the queue somebody at the desk has open, renewed by their page while it is seen. Worth nothing after two minutes, and
-- nothing after a crash.
create unlogged table open_case (
  account_id bigint primary key references account (id) on delete cascade,
  case_id text collate "C" not null check (case_id ~ '^[A-Za-z]{3,39}-.' and length(case_id) <= 2000),
  seen_at timestamptz not null
);

-- The sentence that goes with the reason of a refusal, for whoever sent it.
alter table user_change add column explanation text
  check (explanation is null or (state = 'rejected' and length(explanation) between 1 and 500));
alter table menu_image add column explanation text
  check (explanation is null or (state = 'rejected' and length(explanation) between 1 and 500));
alter table shop_claim add column explanation text
  check (explanation is null or (state = 'rejected' and length(explanation) between 1 and 500));
