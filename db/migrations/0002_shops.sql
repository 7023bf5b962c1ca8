create table shop (
  id bigint generated always as identity primary key,
  -- The key a shop has in the file it came from: what makes importing again change nothing. Empty for shops people add.
  source_key text collate "C" unique check (char_length(source_key) between 1 and 80),
  slug text collate "C" not null unique check (is_slug(slug)),
  name text not null check (char_length(name) between 2 and 80 and name = btrim(name)),
  sort_name text not null,
  search_text text collate "C" not null,
  kind text collate "C" not null
    check (kind in ('coffeeshop', 'takeaway', 'lounge', 'cannabisBar', 'smartshop', 'headshop')),
  status text collate "C" not null default 'active'
    check (status in ('draft', 'pending', 'active', 'temporarilyClosed', 'permanentlyClosed', 'merged')),
  is_sample boolean not null default false,
  street text check (char_length(street) between 1 and 80),
  house_number text check (char_length(house_number) between 1 and 20),
  postcode text collate "C" check (postcode ~ '^[1-9][0-9]{3} [A-Z]{2}$'),
  city_id bigint not null,
  municipality_id bigint not null,
  latitude double precision not null,
  longitude double precision not null,
  phone text collate "C" check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  website text collate "C" check (website ~ '^https?://[^\s/]+' and char_length(website) <= 300),
  residents text collate "C" not null default 'unknown' check (residents in ('anyone', 'residentsOnly', 'unknown')),
  id_check text collate "C" not null default 'unknown' check (id_check in ('yes', 'no', 'unknown')),
  minimum_age integer check (minimum_age between 18 and 99),
  membership text collate "C" not null default 'unknown' check (membership in ('yes', 'no', 'unknown')),
  -- Tri-state: what is in neither list is unknown.
  amenities_present text[] collate "C" not null default '{}',
  amenities_absent text[] collate "C" not null default '{}',
  wheelchair text collate "C" not null default 'unknown' check (wheelchair in ('yes', 'limited', 'no', 'unknown')),
  step_height_cm integer check (step_height_cm between 0 and 200),
  -- Stored aggregates; rating in hundredths of a point, null until there are reviews to speak of.
  rating_hundredths integer check (rating_hundredths between 100 and 500),
  review_count integer not null default 0 check (review_count >= 0),
  -- The order "best", worked out by src/features/shops/shop-rank.ts by everyone who writes what it rests on.
  rank integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (city_id, municipality_id) references city (id, municipality_id) on update cascade,
  check (in_country(latitude, longitude)),
  -- An invented shop must never pass for a real one, nor a real one for invented.
  check (is_sample = starts_with(slug, 'sample-')),
  check (amenities_present <@ '{seats,wifi,toilets,food,coffee,games,atm,cardPayment,dogs,charging,parking,carsAllowed}'),
  check (amenities_absent <@ '{seats,wifi,toilets,food,coffee,games,atm,cardPayment,dogs,charging,parking,carsAllowed}'),
  check (not amenities_present && amenities_absent)
);

create index shop_of_city on shop (city_id, rank desc, id);
create index shop_of_municipality on shop (municipality_id, rank desc, id);
create index shop_by_rank on shop (rank desc, id);
create index shop_by_spot on shop using gist (spot(latitude, longitude));

-- Where each group of facts about a shop comes from, how old it is and who has confirmed it since.
create table shop_fact (
  shop_id bigint not null references shop (id) on delete cascade,
  fact_group text collate "C" not null check (fact_group in ('listing', 'contact', 'access', 'amenities')),
  source text collate "C" not null check (source in ('openStreetMap', 'owner', 'visitor', 'operator', 'sample')),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  confidence text collate "C" not null check (confidence in ('high', 'medium', 'low')),
  confirmation_count integer not null default 0 check (confirmation_count >= 0),
  confirmed_at timestamptz,
  primary key (shop_id, fact_group),
  check ((confirmation_count = 0) = (confirmed_at is null))
);

-- What has no source is not shown, so it is not let in either. Looked at when the transaction ends, because the shop
-- has to be there before its facts.
create function refuse_unsourced_shop() returns trigger language plpgsql as $$
begin
  if exists (select 1 from shop where id = new.id)
    and not exists (select 1 from shop_fact where shop_id = new.id and fact_group = 'listing') then
    raise exception 'shop % has no source for its listing', new.slug using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger shop_is_sourced after insert on shop deferrable initially deferred
  for each row execute function refuse_unsourced_shop();
