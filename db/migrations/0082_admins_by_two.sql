-- An admin is made and removed by two who agree (docs/decisions/0052): the first leaves this row, the second deletes it and acts.
create table admin_proposal (
  account_id bigint primary key references account (id) on delete cascade,
  change text not null check (change in ('give', 'take')),
  proposer_id bigint not null references account (id) on delete cascade,
  proposed_at timestamptz not null default now(),
  check (proposer_id <> account_id)
);

create index admin_proposal_by_proposer on admin_proposal (proposer_id);
