-- Old addresses of pages, without language prefix and query. A path never leads to a path that leads on: a visitor
-- is sent once.
create function is_page_path(path text) returns boolean
  language sql immutable parallel safe
  return path collate "C" ~ '^/([A-Za-z0-9._~@%-]+(/[A-Za-z0-9._~@%-]+)*)?$' and length(path) <= 300
    and path collate "C" !~ '^/(api|auth)(/|$)';

create table redirect (
  from_path text collate "C" primary key check (is_page_path(from_path)),
  to_path text collate "C" not null check (is_page_path(to_path)),
  created_at timestamptz not null default now(),
  check (from_path <> to_path)
);

create index redirect_to_path on redirect (to_path);

-- Two people renaming at the same time could each add one half of a chain that neither sees; so they take turns.
create function take_turns_redirecting() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('redirect'));
  return null;
end $$;

create trigger redirect_turns before insert or update on redirect
  for each statement execute function take_turns_redirecting();

create function refuse_second_hop() returns trigger language plpgsql as $$
begin
  if exists (select 1 from redirect where from_path = new.to_path or to_path = new.from_path) then
    raise exception 'redirect % to % would make a second hop', new.from_path, new.to_path
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger redirect_one_hop after insert or update on redirect
  for each row execute function refuse_second_hop();
