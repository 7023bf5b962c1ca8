-- Opening hours as OpenStreetMap writes them (its `opening_hours` key). Null is unknown, and unknown is not closed.
alter table shop add column opening_hours text check (char_length(opening_hours) between 1 and 1000);

alter table shop_fact drop constraint shop_fact_fact_group_check;
alter table shop_fact add constraint shop_fact_fact_group_check
  check (fact_group in ('listing', 'contact', 'hours', 'access', 'amenities'));

-- Parts of a shop that keep hours of their own.
create table shop_department (
  shop_id bigint not null references shop (id) on delete cascade,
  department text collate "C" not null check (department in ('counter', 'lounge', 'kitchen', 'terrace', 'shop')),
  opening_hours text not null check (char_length(opening_hours) between 1 and 1000),
  -- As in shop_listing, below.
  open_during tstzmultirange,
  open_known_until timestamptz,
  primary key (shop_id, department),
  check (num_nulls(open_during, open_known_until) in (0, 2))
);

-- What lists, maps and searches filter, sort and show: a narrow row for each shop that is listed. Triggers keep it true,
-- so that whoever writes a shop, its place or its facts need not know of it.
create table shop_listing (
  shop_id bigint primary key references shop (id) on delete cascade,
  slug text collate "C" not null,
  city_id bigint not null,
  municipality_id bigint not null,
  latitude double precision not null,
  longitude double precision not null,
  rank integer not null,
  -- Settles ties of rank near enough to every alphabet without the price of one.
  sort_key text collate "C" not null,
  -- What can be asked for in a filter, a bit each; their order is that of src/features/shops/traits.ts.
  traits integer not null,
  is_sample boolean not null,
  -- What a card and a map show of the shop, ready to be sent: putting two dozen together costs no joins. A pin is the
  -- inside of a JSON list: id, traits, latitude, longitude, whether it is a sample, slug, name.
  card json not null,
  pin text not null,
  -- The next days' opening times, worked out by the application from `opening_hours`, up to `open_known_until`.
  -- Both null while they are unknown.
  open_during tstzmultirange,
  open_known_until timestamptz,
  check (num_nulls(open_during, open_known_until) in (0, 2))
);

create index listing_of_city on shop_listing (city_id, rank desc, sort_key, shop_id);
create index listing_of_municipality on shop_listing (municipality_id, rank desc, sort_key, shop_id);
create index listing_by_rank on shop_listing (rank desc, sort_key, shop_id);
create index listing_by_spot on shop_listing using gist (spot(latitude, longitude));
create index listing_by_open on shop_listing using gist (open_during);

-- The lists no longer read these.
drop index shop_of_city, shop_of_municipality, shop_by_rank, shop_by_spot;

-- The shop's word on residents, else its municipality's where the criterion binds it; the same rule as `accessOf` in
-- src/features/shops/access.ts.
create function residents_rule(kind text, shop_residents text, municipality_residents text) returns text
  language sql immutable parallel safe
  return case
    when shop_residents = 'unknown' and kind in ('coffeeshop', 'takeaway', 'lounge', 'cannabisBar')
    then municipality_residents else shop_residents end;

create function shop_traits(kind text, residents text, present text[], wheelchair text) returns integer
  language sql immutable parallel safe
  return
    coalesce(1 << (array_position(
      array['coffeeshop', 'takeaway', 'lounge', 'cannabisBar', 'smartshop', 'headshop'], kind) - 1), 0)
    | coalesce(1 << (array_position(array['anyone', 'residentsOnly', 'unknown'], residents) + 5), 0)
    | coalesce((select bit_or(1 << (array_position(
        array['seats', 'wifi', 'toilets', 'food', 'coffee', 'games', 'atm', 'cardPayment', 'dogs', 'charging',
          'parking', 'carsAllowed'], amenity) + 8)) from unnest(present) as amenity), 0)
    | case wheelchair when 'yes' then 1 << 21 else 0 end;

-- The shape `StoredCard` of src/features/shops/server/shop-card.ts: everything of a card that does not depend on who asks
-- and when. The names of the city are those that differ from its own, by language.
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
    (select json_object_agg(city_name.locale, city_name.name) from city_name
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

create function refresh_listings(asked bigint[]) returns void language sql as $$
  delete from shop_listing
  using shop
  where shop.id = shop_listing.shop_id and shop.id = any(asked)
    and shop.status not in ('active', 'temporarilyClosed');
  insert into shop_listing
    (shop_id, slug, city_id, municipality_id, latitude, longitude, rank, sort_key, traits, is_sample, card, pin)
  select shop.id, shop.slug, shop.city_id, shop.municipality_id, shop.latitude, shop.longitude, shop.rank,
    lower(normalize(shop.sort_name, nfd)), judged.traits, shop.is_sample, shop_card.card,
    concat_ws(',', shop.id, judged.traits, shop.latitude, shop.longitude, shop.is_sample::text, to_json(shop.slug),
      to_json(shop.name))
  from shop
  join shop_card on shop_card.shop_id = shop.id
  join municipality on municipality.id = shop.municipality_id
  cross join lateral (select shop_traits(
    shop.kind, residents_rule(shop.kind, shop.residents, municipality.residents),
    shop.amenities_present, shop.wheelchair) as traits) as judged
  where shop.id = any(asked) and shop.status in ('active', 'temporarilyClosed')
  on conflict (shop_id) do update set
    slug = excluded.slug, city_id = excluded.city_id, municipality_id = excluded.municipality_id,
    latitude = excluded.latitude, longitude = excluded.longitude, rank = excluded.rank,
    sort_key = excluded.sort_key, traits = excluded.traits, is_sample = excluded.is_sample,
    card = excluded.card, pin = excluded.pin
$$;

create function refresh_listings_of_shops() returns trigger language plpgsql as $$
begin
  perform refresh_listings(array(select id from written));
  return null;
end $$;

create trigger shop_added_to_listings after insert on shop
  referencing new table as written for each statement execute function refresh_listings_of_shops();
create trigger shop_changed_in_listings after update on shop
  referencing new table as written for each statement execute function refresh_listings_of_shops();

-- Times worked out from other hours would be a lie until they are worked out anew.
create function forget_open_times() returns trigger language plpgsql as $$
begin
  update shop_listing set open_during = null, open_known_until = null where shop_id = new.id;
  return null;
end $$;

create trigger shop_changed_hours after update of opening_hours, status on shop
  for each row when ((old.opening_hours, old.status) is distinct from (new.opening_hours, new.status)) execute function forget_open_times();

create function refresh_listings_of_facts() returns trigger language plpgsql as $$
begin
  perform refresh_listings(array(select shop_id from written where fact_group = 'listing'));
  return null;
end $$;

create trigger fact_added_to_listings after insert on shop_fact
  referencing new table as written for each statement execute function refresh_listings_of_facts();
create trigger fact_changed_in_listings after update on shop_fact
  referencing new table as written for each statement execute function refresh_listings_of_facts();

create function refresh_listings_of_city() returns trigger language plpgsql as $$
begin
  perform refresh_listings(array(select id from shop where city_id = new.id));
  return null;
end $$;

create trigger city_changed_in_listings after update of name, slug on city
  for each row when ((old.name, old.slug) is distinct from (new.name, new.slug))
  execute function refresh_listings_of_city();

create function refresh_listings_of_city_name() returns trigger language plpgsql as $$
begin
  perform refresh_listings(array(select id from shop where city_id = coalesce(new.city_id, old.city_id)));
  return null;
end $$;

create trigger city_name_changed_in_listings after insert or update or delete on city_name
  for each row execute function refresh_listings_of_city_name();

create function refresh_listings_of_municipality() returns trigger language plpgsql as $$
begin
  perform refresh_listings(array(select id from shop where municipality_id = new.id));
  return null;
end $$;

create trigger municipality_changed_in_listings after update of residents on municipality
  for each row when (old.residents is distinct from new.residents)
  execute function refresh_listings_of_municipality();

create index shop_of_city on shop (city_id);
create index shop_of_municipality on shop (municipality_id);

-- Shops that were there before their listings.
select refresh_listings(array(select id from shop));
