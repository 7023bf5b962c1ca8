-- A change of what lists do not show, such as a phone number, changes neither the row nor its stamp.
create or replace function refresh_listings(asked bigint[]) returns void language sql as $$
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
  left join (
    select shop_id, low_cents_per_gram from shop_menu join shop_compliance using (shop_id) where are_prices_public
  ) as menu on menu.shop_id = shop.id
  cross join lateral (select shop_traits(
    shop.kind, residents_rule(shop.kind, shop.residents, municipality.residents),
    case shop.terrace when 'yes' then shop.amenities_present || 'terrace'::text else shop.amenities_present end,
    shop.wheelchair)
    | case when (shop_card.card ->> 'rating')::float8 >= 4 then 1 << 23 else 0 end
    | case when menu.low_cents_per_gram <= 600 then 1 << 24 else 0 end
    | case when menu.low_cents_per_gram <= 800 then 1 << 25 else 0 end
    | case when menu.low_cents_per_gram <= 1000 then 1 << 26 else 0 end as traits) as judged
  where shop.id = any(asked) and shop.status in ('active', 'temporarilyClosed')
  on conflict (shop_id) do update set
    slug = excluded.slug, city_id = excluded.city_id, municipality_id = excluded.municipality_id,
    latitude = excluded.latitude, longitude = excluded.longitude, rank = excluded.rank,
    sort_key = excluded.sort_key, traits = excluded.traits, is_sample = excluded.is_sample,
    card = excluded.card, pin = excluded.pin
  where (shop_listing.slug, shop_listing.city_id, shop_listing.municipality_id, shop_listing.latitude,
      shop_listing.longitude, shop_listing.rank, shop_listing.sort_key, shop_listing.traits, shop_listing.is_sample,
      shop_listing.card::text, shop_listing.pin)
    is distinct from (excluded.slug, excluded.city_id, excluded.municipality_id, excluded.latitude,
      excluded.longitude, excluded.rank, excluded.sort_key, excluded.traits, excluded.is_sample,
      excluded.card::text, excluded.pin)
$$;

create or replace function refresh_listings_of_shops() returns trigger language plpgsql as $$
begin
  perform refresh_listings(array(select id from written));
  return null;
end $$;

-- Times computed from the old hours are wrong until they are computed again.
create or replace function forget_open_times() returns trigger language plpgsql as $$
begin
  update shop_listing set open_during = null, open_known_until = null
  where shop_id = new.id and open_known_until is not null;
  return null;
end $$;

create or replace function refresh_listings_of_facts() returns trigger language plpgsql as $$
begin
  perform refresh_listings(array(select shop_id from written where fact_group = 'listing'));
  return null;
end $$;

create or replace function refresh_listings_of_menus() returns trigger language plpgsql as $$
declare
  shops bigint[] := array(select shop_id from (
    select shop_id, low_cents_per_gram from added except select shop_id, low_cents_per_gram from removed) as changed);
begin
  if shops <> '{}' then perform refresh_listings(shops); end if;
  return null;
end $$;

create or replace function refresh_listings_of_price_rules() returns trigger language plpgsql as $$
declare
  shops bigint[] := array(select shop_id from (
    select shop_id, are_prices_public from added except select shop_id, are_prices_public from removed) as changed);
begin
  if shops <> '{}' then perform refresh_listings(shops); end if;
  return null;
end $$;

create or replace function refresh_listings_of_city() returns trigger language plpgsql as $$
begin
  perform refresh_listings(array(select id from shop where city_id = new.id));
  return null;
end $$;

create or replace function refresh_listings_of_city_name() returns trigger language plpgsql as $$
begin
  perform refresh_listings(array(select id from shop where city_id = coalesce(new.city_id, old.city_id)));
  return null;
end $$;

create or replace function refresh_listings_of_municipality() returns trigger language plpgsql as $$
begin
  perform refresh_listings(array(select id from shop where municipality_id = new.id));
  return null;
end $$;

-- When a shop is open, in seconds with commas between them: until when that is known, since 1970, then for each opening
-- time how long before that it begins, and how long it lasts. Null while it is unknown. Read by
-- src/features/shops/server/packed-times.ts.
create or replace function packed_times(open_during tstzmultirange, open_known_until timestamptz) returns text
  language sql immutable parallel safe
  return concat_ws(',', trim_scale(extract(epoch from open_known_until)), (
    select string_agg(
      trim_scale(extract(epoch from open_known_until) - extract(epoch from lower(times))) || ','
        || trim_scale(extract(epoch from upper(times)) - extract(epoch from lower(times))),
      ',' order by times)
    from unnest(open_during) as times));

-- A unique number.
create or replace function new_stamp() returns bigint language sql volatile parallel safe
  return hashtextextended(gen_random_uuid()::text, 0);

create or replace function stamp_listing() returns trigger language plpgsql as $$
begin
  new.stamp := new_stamp();
  return new;
end $$;
