-- What admins say of cities in the dashboard, and of the rules of their municipalities.
alter table city
  add column intro jsonb check (is_localized_text(intro, 1000)),
  -- Since when its names are as an admin said: the file of names, which has no days, leaves them alone.
  add column named_at timestamptz,
  add column edited_at timestamptz;

alter table municipality
  -- The longest that its shops may be open, as the clock of the country shows it: 08:00-01:00.
  add column opening_window text collate "C" check (opening_window ~ '^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$'),
  add column opening_window_source text check (char_length(opening_window_source) between 1 and 200),
  add column opening_window_observed_on text collate "C" check (is_observed_on(opening_window_observed_on)),
  -- How far a shop has to be from a school at least.
  add column school_distance_metres integer check (school_distance_metres between 1 and 9999),
  add column school_distance_source text check (char_length(school_distance_source) between 1 and 200),
  add column school_distance_observed_on text collate "C" check (is_observed_on(school_distance_observed_on)),
  add column policy jsonb check (is_localized_text(policy, 1500)),
  add column policy_source text check (char_length(policy_source) between 1 and 200),
  add column policy_observed_on text collate "C" check (is_observed_on(policy_observed_on)),
  add check (num_nulls(opening_window, opening_window_source, opening_window_observed_on) in (0, 3)),
  add check (num_nulls(school_distance_metres, school_distance_source, school_distance_observed_on) in (0, 3)),
  add check (num_nulls(policy, policy_source, policy_observed_on) in (0, 3)),
  -- Where smoking cannabis outdoors is forbidden: areas with name, source and day (src/features/places/no-smoking-zone.ts).
  add column no_smoking_zones jsonb not null default '[]' check (jsonb_typeof(no_smoking_zones) = 'array'),
  -- Of which day the word of an admin is, by fact (`residents`, `official`, `latest`, `most`, `zones`): a file tells one anew only with a later day.
  add column told_on jsonb not null default '{}' check (jsonb_typeof(told_on) = 'object');

alter table revision
  drop constraint revision_target_type_check,
  add constraint revision_target_type_check check (target_type in
    ('deal', 'shop', 'menu', 'job', 'photos', 'brand', 'city', 'facts', 'line', 'product', 'strain', 'review')),
  add column city_id bigint generated always as (case target_type when 'city' then target_id end) stored
    references city (id) on delete cascade;

create index revision_of_city on revision (city_id) where city_id is not null;
