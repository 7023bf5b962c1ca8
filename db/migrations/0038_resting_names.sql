-- The name and the address of somebody who was erased rest as long as those that are given up (security.md N1). Only hashes, that this site
-- alone can compare: nothing else is left of the person.
create table resting_name (
  hash bytea primary key check (octet_length(hash) = 32),
  freed_at timestamptz not null
);

create index resting_name_by_time on resting_name (freed_at);

-- Addresses that were given up lead on for as long as the account is there, or until somebody takes them.
drop index freed_name_by_time;

-- Of the answers that are kept for repeated calls, an account has only the latest.
create index idempotency_key_of_account on idempotency_key (account_id, created_at);

-- Every process ends the event streams of a session with it.
create trigger tell_session_end after delete on session for each row execute function notify_session_end();
