-- An admin suspends somebody: until then they write nothing, and their roles rest. It ends by being asked the time, so nothing has to run.
-- 'infinity' is until an admin lifts it. The decision says why; without one (it was of something invented) the suspension holds all the same.
alter table account
  add column suspended_until timestamptz,
  add column suspension_id bigint references decision (id) on delete set null;

create index account_suspended on account (suspended_until) where suspended_until is not null;
create index account_of_suspension on account (suspension_id) where suspension_id is not null;

-- Until when it was decided, which stays when it was lifted before.
alter table decision
  add column suspended_until timestamptz,
  add constraint decision_suspends_people
    check (suspended_until is null or (target_type = 'user' and outcome = 'removed'));
