-- What a later source says a licensed grower does and where: more than the list of names, and of another day.
create table grower_sighting (
  brand_id bigint primary key references brand (id) on delete cascade,
  status text collate "C" not null check (status in ('active', 'listed', 'waiting')),
  place text check (char_length(place) between 1 and 80),
  source text not null check (char_length(source) between 1 and 200),
  observed_on text collate "C" not null check (is_observed_on(observed_on))
);
