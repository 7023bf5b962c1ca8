-- What visitors ask about a shop beyond its address and amenities (product.md section 4), which element of OpenStreetMap it is,
-- and what the register of its municipality says of it.
alter table shop
  add column osm_id text collate "C" unique check (osm_id ~ '^(node|way|relation)/[1-9][0-9]{0,15}$'),
  -- Latest first.
  add column former_names text[] not null default '{}'
    check (cardinality(former_names) <= 10 and array_position(former_names, null) is null
      and length(array_to_string(former_names, '')) <= 800),
  add column email text
    check (char_length(email) <= 254 and email ~ '^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$'),
  add column socials text[] collate "C" not null default '{}'
    check (cardinality(socials) <= 6 and array_position(socials, null) is null
      and array_to_string(socials, ' ') ~ '^(https://[^\s/]+[^\s]*( https://[^\s/]+[^\s]*)*)?$'
      and length(array_to_string(socials, '')) <= 1800),
  add column description jsonb check (is_localized_text(description, 1500)),
  add column logo_id bigint references media (id),
  -- Tobacco is banned indoors everywhere, so pure cannabis or nothing is all that can be smoked there.
  add column smoking text collate "C" not null default 'unknown' check (smoking in ('pureOnly', 'none', 'unknown')),
  add column vaporizer text collate "C" not null default 'unknown' check (vaporizer in ('yes', 'no', 'unknown')),
  add column terrace text collate "C" not null default 'unknown' check (terrace in ('yes', 'no', 'unknown')),
  add column drink_required text collate "C" not null default 'unknown'
    check (drink_required in ('yes', 'no', 'unknown')),
  add column maximum_stay_minutes integer check (maximum_stay_minutes between 5 and 1440);

create index shop_with_logo on shop (logo_id) where logo_id is not null;

create table shop_photo (
  shop_id bigint not null references shop (id) on delete cascade,
  position integer not null check (position between 1 and 20),
  media_id bigint not null references media (id),
  primary key (shop_id, position),
  unique (shop_id, media_id)
);

create index shop_photo_of_media on shop_photo (media_id);

-- `register`: the municipality's register of licences. `reference`: which record of the source, such as node/123.
alter table shop_fact
  drop constraint shop_fact_fact_group_check,
  add constraint shop_fact_fact_group_check
    check (fact_group in ('listing', 'contact', 'hours', 'access', 'amenities', 'consumption', 'about')),
  drop constraint shop_fact_source_check,
  add constraint shop_fact_source_check
    check (source in ('openStreetMap', 'register', 'owner', 'visitor', 'operator', 'sample')),
  add column reference text check (char_length(reference) between 1 and 80);

-- The copy we have of a municipality's register of licensed coffeeshops: a coffeeshop there without a row in shop_licence is
-- not in it, which does not mean that it is closed.
alter table municipality
  add column register_name text check (char_length(register_name) between 1 and 120),
  add column register_observed_on text collate "C" check (is_observed_on(register_observed_on)),
  add check (num_nulls(register_name, register_observed_on) in (0, 2));

create table shop_licence (
  shop_id bigint primary key references shop (id) on delete cascade,
  -- Only where it is not the name on the door: some permits name a company or a person's firm.
  holder text check (char_length(holder) between 1 and 120),
  -- A past day means that the renewal was not published yet, not that the shop closed.
  valid_to date,
  observed_on text collate "C" not null check (is_observed_on(observed_on))
);
