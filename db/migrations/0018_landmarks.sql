-- Streets, squares, stations and sights people stand at when they look for a shop; not shown by themselves, only searched.
create table landmark (
  id bigint generated always as identity primary key,
  slug text collate "C" not null unique check (is_slug(slug)),
  name text not null check (char_length(name) between 1 and 80),
  kind text collate "C" not null check (kind in (
    'street', 'square', 'sight', 'neighbourhood', 'canal', 'park', 'station', 'airport')),
  city_id bigint not null references city (id),
  latitude double precision not null,
  longitude double precision not null,
  source text not null check (char_length(source) between 1 and 80),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  check (in_country(latitude, longitude)),
  unique (city_id, name)
);

-- Whether a real shop is listed in it. The search offers a city without one only by its whole name, or when nothing else fits.
-- Written by what lists shops (src/features/shops/server/index-shops.ts).
alter table city add column has_shops boolean not null default false;

update city set has_shops = true
where exists (
  select from shop where shop.city_id = city.id and shop.status in ('active', 'temporarilyClosed') and not shop.is_sample);

-- `towns` are the cities without a shop: a kind of their own in the index, and of the group `cities` in answers.
alter table search_item
  drop constraint search_item_kind_check,
  drop constraint search_item_entity_check,
  add constraint search_item_kind_check
    check (kind in ('cities', 'towns', 'landmarks', 'users', 'shops', 'brands', 'products')),
  add constraint search_item_entity_check
    check (entity in ('city', 'municipality', 'landmark', 'user', 'shop', 'brand', 'product'));
