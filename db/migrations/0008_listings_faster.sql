-- What lets a process remember listings and know at every question whether they are still true, and cards that travel
-- without being worked on: docs/decisions/0014-listings-and-a-sieve.md.

-- When a shop is open, in seconds with commas between them: until when that is known, since 1970, then for each opening
-- time how long before that it begins, and how long it lasts. Null while it is unknown. Read by
-- src/features/shops/server/known-times.ts.
create function packed_times(open_during tstzmultirange, open_known_until timestamptz) returns text
  language sql immutable parallel safe
  return concat_ws(',', trim_scale(extract(epoch from open_known_until)), (
    select string_agg(
      trim_scale(extract(epoch from open_known_until) - extract(epoch from lower(times))) || ','
        || trim_scale(extract(epoch from upper(times)) - extract(epoch from lower(times))),
      ',' order by times)
    from unnest(open_during) as times));

-- A number that never comes twice: whoever has seen all stamps of some listings has seen their present state.
create function new_stamp() returns bigint language sql volatile parallel safe
  return hashtextextended(gen_random_uuid()::text, 0);

alter table shop_listing
  add column stamp bigint not null default new_stamp(),
  add column open_times text,
  -- A tenth of a degree each way, about eleven kilometres by seven: what maps ask for. The same as in
  -- src/features/shops/server/cells-of.ts.
  add column cell integer not null generated always as
    (floor(latitude * 10)::integer * 10000 + floor(longitude * 10)::integer) stored;

create function stamp_listing() returns trigger language plpgsql as $$
begin
  new.stamp := new_stamp();
  return new;
end $$;

create trigger listing_is_stamped before update on shop_listing
  for each row execute function stamp_listing();

create function pack_open_times() returns trigger language plpgsql as $$
begin
  new.open_times := case when new.open_known_until is not null then packed_times(new.open_during, new.open_known_until) end;
  return new;
end $$;

create trigger listing_begins_with_times before insert on shop_listing
  for each row when (new.open_known_until is not null) execute function pack_open_times();
create trigger listing_changes_times before update on shop_listing
  for each row when ((old.open_during, old.open_known_until) is distinct from (new.open_during, new.open_known_until))
  execute function pack_open_times();

-- Those that were there before.
update shop_listing set open_times = packed_times(open_during, open_known_until) where open_known_until is not null;

alter table shop_listing add check (num_nulls(open_times, open_known_until) in (0, 2));

-- The stamps of a place are read from its index alone.
drop index listing_of_city, listing_of_municipality, listing_by_rank;
create index listing_of_city on shop_listing (city_id, rank desc, sort_key, shop_id) include (stamp);
create index listing_of_municipality on shop_listing (municipality_id, rank desc, sort_key, shop_id) include (stamp);
create index listing_by_rank on shop_listing (rank desc, sort_key, shop_id) include (stamp);
create index listing_of_cell on shop_listing (cell) include (stamp);

-- Whether a shop is open is judged outside of the database.
drop index listing_by_open;
