-- An admin looks at the site as somebody else does, reads and changes nothing (docs/decisions/0060). Why is said here and not in the log, which
-- cannot be changed: it may name somebody who is erased later.
create table viewing (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  admin_id bigint references account (id) on delete set null,
  reason text not null check (char_length(reason) between 10 and 500),
  began_at timestamptz not null default now(),
  until timestamptz not null default now() + interval '15 minutes',
  -- When somebody ended it, or its end was written to the log.
  ended_at timestamptz,
  check (admin_id <> account_id),
  check (until > began_at and until <= began_at + interval '15 minutes')
);

create index viewing_of_account on viewing (account_id);
create index viewing_by_admin on viewing (admin_id) where admin_id is not null;
create index viewing_open on viewing (until) where ended_at is null;

-- It is one session that looks, and none of the admin's others: what ends the session ends it.
alter table session add column viewing_id bigint references viewing (id) on delete set null;
create index session_of_viewing on session (viewing_id) where viewing_id is not null;
