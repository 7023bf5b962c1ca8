create or replace function is_page_path(path text) returns boolean
  language sql immutable parallel safe
  return path collate "C" ~ '^/([A-Za-z0-9._~@%-]+(/[A-Za-z0-9._~@%-]+)*)?$' and length(path) <= 300
    and path collate "C" !~ '^/(api|auth)(/|$)';

-- A lock, because two concurrent renames could each add one half of a chain that neither sees.
create or replace function take_turns_redirecting() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('redirect'));
  return null;
end $$;

create or replace function refuse_second_hop() returns trigger language plpgsql as $$
begin
  if exists (select 1 from redirect where from_path = new.to_path or to_path = new.from_path) then
    raise exception 'redirect % to % would make a second hop', new.from_path, new.to_path
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Redirects an old address to the new one, and what led to the old one as well, as src/features/seo/server/add-redirect.ts does.
create or replace function add_redirect(old_path text, new_path text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('redirect'));
  delete from redirect where from_path = new_path;
  update redirect set to_path = new_path where to_path = old_path;
  insert into redirect (from_path, to_path) values (old_path, new_path)
  on conflict (from_path) do update set to_path = excluded.to_path;
end $$;
