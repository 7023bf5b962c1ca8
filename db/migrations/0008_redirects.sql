-- Old addresses of pages, without language prefix and query. There are no chains: a visitor is redirected once.
create table redirect (
  from_path text collate "C" primary key check (is_page_path(from_path)),
  to_path text collate "C" not null check (is_page_path(to_path)),
  created_at timestamptz not null default now(),
  check (from_path <> to_path)
);

create index redirect_to_path on redirect (to_path);

create trigger redirect_turns before insert or update on redirect
  for each statement execute function take_turns_redirecting();

create trigger redirect_one_hop after insert or update on redirect
  for each row execute function refuse_second_hop();
