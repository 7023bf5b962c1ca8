-- How many coffeeshops a municipality had later than the official count, and how many it allows, each with its source and day.
alter table municipality
  add column latest_coffeeshop_count integer check (latest_coffeeshop_count >= 0),
  add column latest_count_source text check (char_length(latest_count_source) between 1 and 200),
  add column latest_count_observed_on text collate "C" check (is_observed_on(latest_count_observed_on)),
  add column max_coffeeshop_count integer check (max_coffeeshop_count >= 0),
  add column max_count_source text check (char_length(max_count_source) between 1 and 200),
  add column max_count_observed_on text collate "C" check (is_observed_on(max_count_observed_on)),
  add check (num_nulls(latest_coffeeshop_count, latest_count_source, latest_count_observed_on) in (0, 3)),
  add check (num_nulls(max_coffeeshop_count, max_count_source, max_count_observed_on) in (0, 3));
