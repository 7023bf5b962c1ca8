-- Names that people gave up. Nobody else gets one for 30 days, so that nobody passes for who was called so (security.md N1);
-- they also say how often somebody changed theirs.
create table freed_name (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  name_skeleton text collate "C" not null,
  url text collate "C" not null,
  freed_at timestamptz not null default now()
);

create index freed_name_of_account on freed_name (account_id, freed_at);
create index freed_name_by_skeleton on freed_name (name_skeleton);
create index freed_name_by_url on freed_name (url);
create index freed_name_by_time on freed_name (freed_at);

-- Two people may have sent the same picture: while one of them shows it, the other cannot take it away. Before, that set the
-- portrait of the first to none.
alter table account
  drop constraint account_picture_id_fkey,
  add constraint account_picture_id_fkey foreign key (picture_id) references media (id);

create index account_of_picture on account (picture_id) where picture_id is not null;
