-- What reviews make of a target, beside its row and not in it: a review of a shop is no change of the shop. Written by
-- src/features/reviews/server/store-ratings.ts, in the transaction of every change of a review, and anew every night.
create table rating (
  target_type text collate "C" not null check (target_type in ('shop', 'product', 'brand')),
  target_id bigint not null,
  shop_id bigint generated always as (case target_type when 'shop' then target_id end) stored
    references shop (id) on delete cascade,
  product_id bigint generated always as (case target_type when 'product' then target_id end) stored
    references product (id) on delete cascade,
  brand_id bigint generated always as (case target_type when 'brand' then target_id end) stored
    references brand (id) on delete cascade,
  review_count integer not null default 0 check (review_count >= 0),
  -- One to five stars. Hidden below three reviews (product.md section 11).
  hundredths integer check (hundredths between 100 and 500),
  primary key (target_type, target_id),
  constraint rating_is_of_three check ((hundredths is null) = (review_count < 3))
);

create index rating_of_shop on rating (shop_id) where shop_id is not null;
create index rating_of_product on rating (product_id) where product_id is not null;
create index rating_of_brand on rating (brand_id) where brand_id is not null;

-- What is expected of a target that nobody has reviewed: the mean of its kind, among invented ones that of the invented. And the
-- day on which all reviews were weighed by their age, the same for all, so that ratings can be compared. Both move every night.
create table rating_prior (
  target_type text collate "C" not null check (target_type in ('shop', 'product', 'brand')),
  is_sample boolean not null,
  hundredths integer not null check (hundredths between 100 and 500),
  weighed_on date not null,
  primary key (target_type, is_sample)
);

insert into rating_prior (target_type, is_sample, hundredths, weighed_on)
select type, is_sample, 300, (now() at time zone 'UTC')::date
from unnest(array['shop', 'product', 'brand']) as type, unnest(array[false, true]) as is_sample;

-- Whoever leaves may let their reviews stand, without a name.
alter table account add column keeps_reviews boolean not null default false;

-- Who said the same: copied texts are looked at before they are shown.
create index review_by_fingerprint on review (review_fingerprint(text)) where text <> '';

-- The reviews that count: what somebody invented says of something real does not.
create view counted_review as
select review.id, review.target_type, review.target_id, target.is_sample as is_of_sample, review.author_id,
  review.overall_halves, review.aspects, review.is_local, review.written_at
from review
left join shop on shop.id = review.shop_id
left join product on product.id = review.product_id
left join brand on brand.id = review.brand_id
cross join lateral (select coalesce(shop.is_sample, product.is_sample, brand.is_sample) as is_sample) as target
where review.state = 'approved' and (target.is_sample or not review.is_sample);

-- The Bayesian mean of product.md section 11: as if eight had given the prior, and with a half-life of a year. Nothing for a
-- target without reviews.
create view judged_rating as
select weighed.target_type, weighed.target_id, count(*)::integer as review_count,
  case when count(*) >= 3 then
    round((8 * min(weighed.prior) + sum(weighed.weight * 50 * weighed.overall_halves)) / (8 + sum(weighed.weight)))::integer
  end as hundredths
from (
  select counted.target_type, counted.target_id, counted.overall_halves, prior.hundredths as prior,
    power(0.5::float8, greatest(0, prior.weighed_on - (counted.written_at at time zone 'UTC')::date) / 365::float8)
      as weight
  from counted_review as counted
  join rating_prior as prior
    on prior.target_type = counted.target_type and prior.is_sample = counted.is_of_sample
) as weighed
group by weighed.target_type, weighed.target_id;

drop view shop_card;
alter table shop drop column rating_hundredths, drop column review_count;
alter table product drop column rating_hundredths, drop column review_count;
alter table brand drop column rating_hundredths, drop column review_count;

-- As in 0006_listings.sql, with the rating from its table.
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
  'rating', rating.hundredths / 100::float8,
  'reviewCount', coalesce(rating.review_count, 0),
  'listing', json_build_object(
    'source', listing.source,
    'observedOn', listing.observed_on,
    'confidence', listing.confidence,
    'confirmationCount', listing.confirmation_count,
    'confirmedAt', listing.confirmed_at)) as card
from shop
join city on city.id = shop.city_id
join municipality on municipality.id = shop.municipality_id
left join shop_fact as listing on listing.shop_id = shop.id and listing.fact_group = 'listing'
left join rating on rating.target_type = 'shop' and rating.target_id = shop.id;

create trigger rating_added_to_lists after insert on rating
  referencing new table as written for each statement execute function show_ratings();
create trigger rating_changed_in_lists after update on rating
  referencing new table as written for each statement execute function show_ratings();
