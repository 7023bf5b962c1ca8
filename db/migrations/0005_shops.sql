create table shop (
  id bigint generated always as identity primary key,
  -- The key a shop has in the file it came from: it makes an import idempotent. Empty for shops people add.
  source_key text collate "C" unique check (char_length(source_key) between 1 and 80),
  slug text collate "C" not null unique check (is_slug(slug)),
  name text not null check (char_length(name) between 2 and 80 and name = btrim(name)),
  sort_name text not null,
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
  -- As OpenStreetMap writes them (its `opening_hours` key). Null is unknown, and unknown is not closed.
  opening_hours text check (char_length(opening_hours) between 1 and 1000),
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
  -- The order "best", computed by src/features/shops/shop-rank.ts in every transaction that changes its inputs.
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

create index shop_of_city on shop (city_id);
create index shop_of_municipality on shop (municipality_id);

-- Where each group of facts about a shop comes from, how old it is and who has confirmed it since.
create table shop_fact (
  shop_id bigint not null references shop (id) on delete cascade,
  fact_group text collate "C" not null check (fact_group in ('listing', 'contact', 'hours', 'access', 'amenities')),
  source text collate "C" not null check (source in ('openStreetMap', 'owner', 'visitor', 'operator', 'sample')),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  confidence text collate "C" not null check (confidence in ('high', 'medium', 'low')),
  confirmation_count integer not null default 0 check (confirmation_count >= 0),
  confirmed_at timestamptz,
  primary key (shop_id, fact_group),
  check ((confirmation_count = 0) = (confirmed_at is null))
);

-- Deferred to the commit, because the shop must exist before its facts.
create constraint trigger shop_is_sourced after insert on shop deferrable initially deferred
  for each row execute function refuse_unsourced_shop();

-- Parts of a shop with hours of their own.
create table shop_department (
  shop_id bigint not null references shop (id) on delete cascade,
  department text collate "C" not null check (department in ('counter', 'lounge', 'kitchen', 'terrace', 'shop')),
  opening_hours text not null check (char_length(opening_hours) between 1 and 1000),
  -- As in shop_listing.
  open_during tstzmultirange,
  open_known_until timestamptz,
  primary key (shop_id, department),
  check (num_nulls(open_during, open_known_until) in (0, 2))
);

-- The film a shop shows of itself, which lies with a provider. Nothing of it is loaded before a visitor presses "play", so
-- provider and id are all there is: the providers are those of src/platform/video-players.ts.
create table promo_video (
  shop_id bigint primary key references shop (id) on delete cascade,
  provider text collate "C" not null,
  video_id text collate "C" not null,
  title jsonb not null check (is_localized_text(title, 120)),
  -- A picture of ours; without one the page draws a poster.
  poster_id bigint references media (id),
  source text collate "C" not null check (source in ('owner', 'operator')),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  -- It becomes part of a frame's address: characters that could change the target are refused.
  constraint promo_video_id check (case provider
    when 'youtube' then video_id ~ '^[A-Za-z0-9_-]{11}$'
    when 'vimeo' then video_id ~ '^[1-9][0-9]{5,11}$'
    else false
  end)
);

create index promo_video_with_poster on promo_video (poster_id) where poster_id is not null;

create trigger promo_video_is_of_real_shop before insert or update of shop_id on promo_video
  for each row execute function refuse_video_of_sample();
