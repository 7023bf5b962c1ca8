-- Everything invented stands in one invented town, the polder that was planned and never built, and nothing real stands there:
-- lists of real places need no condition for it, and it cannot be forgotten in one of them.
alter table municipality
  add column is_sample boolean not null default false,
  add check (is_sample = starts_with(slug, 'sample-'));

alter table city
  add column is_sample boolean not null default false,
  add check (is_sample = starts_with(slug, 'sample-')),
  add unique (id, municipality_id, is_sample);

-- Whether this shop takes part in the controlled supply chain experiment; null where it does as its municipality.
alter table shop add column is_wietproef boolean;

-- Load data of `cli generate` behaves like real shops, or measuring it would measure nothing. It is known by its key.
update shop set slug = regexp_replace(slug, '^sample-', 'generated-'), is_sample = false,
  source_key = regexp_replace(source_key, '^sample-', '')
where starts_with(source_key, 'sample-generated-');

-- The invented shops that are there already; where there are none, so is no town (src/features/places/server/sample-town.ts).
with town as (
  insert into municipality (code, slug, name, sort_name, province, latitude, longitude, is_sample)
  select 'GM0000', 'sample-markerwaard', 'Markerwaard', 'Markerwaard', 'Flevoland', 52.56, 5.25, true
  where exists (select from shop where is_sample)
  returning id
)
insert into city (municipality_id, slug, name, sort_name, latitude, longitude, is_sample)
select id, 'sample-markerwaard', 'Markerwaard', 'Markerwaard', 52.56, 5.25, true from town;

update shop set city_id = city.id, municipality_id = city.municipality_id
from city where shop.is_sample and city.is_sample;

alter table shop
  add foreign key (city_id, municipality_id, is_sample) references city (id, municipality_id, is_sample) on update cascade;
