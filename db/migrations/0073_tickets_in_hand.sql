-- Who has a ticket in hand, and who gave it to whom.
alter table ticket add column assignee_id bigint references account (id) on delete set null;

create index ticket_of_assignee on ticket (assignee_id) where assignee_id is not null;

create table ticket_assignment (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket (id) on delete cascade,
  -- Null for nobody, and for somebody who is gone.
  assignee_id bigint references account (id) on delete set null,
  is_nobody boolean not null,
  assigned_by bigint references account (id) on delete set null,
  assigned_at timestamptz not null default now(),
  check (not is_nobody or assignee_id is null)
);

create index ticket_assignment_of_ticket on ticket_assignment (ticket_id, id);
create index ticket_assignment_of_assignee on ticket_assignment (assignee_id) where assignee_id is not null;
create index ticket_assignment_of_assigner on ticket_assignment (assigned_by) where assigned_by is not null;
