create table municipality (
  id bigint generated always as identity primary key,
  code text collate "C" not null unique check (code ~ '^GM[0-9]{4}$'),
  slug text collate "C" not null unique check (is_slug(slug)),
  name text not null check (char_length(name) between 1 and 80),
  sort_name text not null,
  province text collate "C" not null check (province in (
    'Drenthe', 'Flevoland', 'Friesland', 'Gelderland', 'Groningen', 'Limburg',
    'Noord-Brabant', 'Noord-Holland', 'Overijssel', 'Utrecht', 'Zeeland', 'Zuid-Holland')),
  latitude double precision not null,
  longitude double precision not null,
  official_coffeeshop_count integer check (official_coffeeshop_count >= 0),
  official_count_year integer,
  official_count_source text,
  is_wietproef boolean not null default false,
  residents text collate "C" not null default 'unknown' check (residents in ('anyone', 'residentsOnly', 'unknown')),
  residents_source text,
  residents_observed_on text collate "C" check (is_observed_on(residents_observed_on)),
  check (in_country(latitude, longitude)),
  -- A number without its year and source is a rumour, and so is a rule.
  check (num_nulls(official_coffeeshop_count, official_count_year, official_count_source) in (0, 3)),
  check (num_nulls(residents_source, residents_observed_on) = case residents when 'unknown' then 2 else 0 end)
);

create table city (
  id bigint generated always as identity primary key,
  geonames_id integer unique,
  municipality_id bigint not null references municipality (id),
  slug text collate "C" not null unique check (is_slug(slug)),
  name text not null check (char_length(name) between 1 and 80),
  sort_name text not null,
  latitude double precision not null,
  longitude double precision not null,
  population integer check (population >= 0),
  check (in_country(latitude, longitude)),
  unique (municipality_id, name),
  -- Lets a shop point at its city and municipality at once, so that the two cannot disagree.
  unique (id, municipality_id)
);

-- The name a city has in one language, or (without locale) another name in use everywhere, such as Den Bosch.
create table city_name (
  id bigint generated always as identity primary key,
  city_id bigint not null references city (id) on delete cascade,
  locale text collate "C" check (locale in ('nl', 'en', 'de', 'es', 'fr', 'it', 'pl', 'pt', 'cz')),
  name text not null check (char_length(name) between 1 and 80),
  sort_name text not null,
  slug text collate "C" not null check (is_slug(slug))
);

create unique index city_name_per_locale on city_name (city_id, locale) where locale is not null;
create unique index city_name_alias on city_name (city_id, name) where locale is null;
create index city_name_slug on city_name (slug);

-- Processes cache what they read of these tables and of others below: changes invalidate it (notify_change).
create trigger notify_change after insert or update or delete on municipality
  for each row execute function notify_change();
create trigger notify_change after insert or update or delete on city
  for each row execute function notify_change();
create trigger notify_change after insert or update or delete on city_name
  for each row execute function notify_change();
