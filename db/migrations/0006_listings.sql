-- What lists, maps and searches filter, sort and show: a narrow row for each shop that is listed. Triggers keep it up to date, so
-- that code which writes a shop, its place or its facts need not know of it. How a process caches listings and checks at every
-- query whether they are stale: docs/decisions/0014-listings-and-a-sieve.md.
create table shop_listing (
  shop_id bigint primary key references shop (id) on delete cascade,
  slug text collate "C" not null,
  city_id bigint not null,
  municipality_id bigint not null,
  latitude double precision not null,
  longitude double precision not null,
  rank integer not null,
  -- The tie-break of rank: close to every alphabet without the cost of a collation.
  sort_key text collate "C" not null,
  -- The values of filters, a bit each, in the order of src/features/shops/traits.ts.
  traits integer not null,
  is_sample boolean not null,
  -- The precomputed data of card and map: a list of two dozen needs no joins. A pin is the inside of a JSON list: id, traits,
  -- latitude, longitude, whether it is a sample, slug, name.
  card json not null,
  pin text not null,
  -- The next days' opening times, computed by the application from `opening_hours`, up to `open_known_until`. Both null while
  -- they are unknown.
  open_during tstzmultirange,
  open_known_until timestamptz,
  -- The same for processes that read thousands at once.
  open_times text generated always as (
    case when open_known_until is not null then packed_times(open_during, open_known_until) end) stored,
  -- A new one with every change: a process that has cached a listing with this stamp has its present state.
  stamp bigint not null default new_stamp(),
  -- A tenth of a degree each way, about eleven kilometres by seven: for the boxes of maps. The same as in
  -- src/features/shops/server/cells-of.ts.
  cell integer not null generated always as
    (floor(latitude * 10)::integer * 10000 + floor(longitude * 10)::integer) stored,
  check (num_nulls(open_during, open_known_until) in (0, 2))
);

-- The stamps of a place are read from its index alone.
create index listing_of_city on shop_listing (city_id, rank desc, sort_key, shop_id) include (stamp);
create index listing_of_municipality on shop_listing (municipality_id, rank desc, sort_key, shop_id) include (stamp);
create index listing_by_rank on shop_listing (rank desc, sort_key, shop_id) include (stamp);
create index listing_of_cell on shop_listing (cell) include (stamp);
create index listing_by_spot on shop_listing using gist (spot(latitude, longitude));

-- The shape `StoredCard` of src/features/shops/server/shop-card.ts: everything of a card that does not depend on viewer and time.
-- The names of the city are those that differ from its own, by language, in a fixed order: comparing the text shows whether a
-- card has changed.
create view shop_card as
select shop.id as shop_id, json_build_object(
  'id', shop.id,
  'slug', shop.slug,
  'name', shop.name,
  'kind', shop.kind,
  'status', shop.status,
  'isSample', shop.is_sample,
  'street', shop.street,
  'houseNumber', shop.house_number,
  'postcode', shop.postcode,
  'city', json_build_object('slug', city.slug, 'name', city.name, 'names', coalesce(
    (select json_object_agg(city_name.locale, city_name.name order by city_name.locale) from city_name
      where city_name.city_id = city.id and city_name.locale is not null), '{}')),
  'latitude', shop.latitude,
  'longitude', shop.longitude,
  'residents', residents_rule(shop.kind, shop.residents, municipality.residents),
  'wheelchair', shop.wheelchair,
  'rating', shop.rating_hundredths / 100::float8,
  'reviewCount', shop.review_count,
  'listing', json_build_object(
    'source', listing.source,
    'observedOn', listing.observed_on,
    'confidence', listing.confidence,
    'confirmationCount', listing.confirmation_count,
    'confirmedAt', listing.confirmed_at)) as card
from shop
join city on city.id = shop.city_id
join municipality on municipality.id = shop.municipality_id
left join shop_fact as listing on listing.shop_id = shop.id and listing.fact_group = 'listing';

create trigger listing_is_stamped before update on shop_listing
  for each row execute function stamp_listing();

create trigger notify_change after insert or update or delete on shop_listing
  for each row execute function notify_change();

create trigger shop_added_to_listings after insert on shop
  referencing new table as written for each statement execute function refresh_listings_of_shops();
create trigger shop_changed_in_listings after update on shop
  referencing new table as written for each statement execute function refresh_listings_of_shops();

create trigger shop_changed_hours after update of opening_hours, status on shop
  for each row when ((old.opening_hours, old.status) is distinct from (new.opening_hours, new.status))
  execute function forget_open_times();

create trigger fact_added_to_listings after insert on shop_fact
  referencing new table as written for each statement execute function refresh_listings_of_facts();
create trigger fact_changed_in_listings after update on shop_fact
  referencing new table as written for each statement execute function refresh_listings_of_facts();

create trigger city_changed_in_listings after update of name, slug on city
  for each row when ((old.name, old.slug) is distinct from (new.name, new.slug))
  execute function refresh_listings_of_city();

create trigger city_name_changed_in_listings after insert or delete or update of city_id, locale, name on city_name
  for each row execute function refresh_listings_of_city_name();

create trigger municipality_changed_in_listings after update of residents on municipality
  for each row when (old.residents is distinct from new.residents)
  execute function refresh_listings_of_municipality();
