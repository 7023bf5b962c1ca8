-- Brands and shops that are one, as strains and products are (0064_doubles.sql).
alter table brand
  add column merged_into_id bigint references brand (id) on delete set null check (merged_into_id <> id),
  add constraint brand_merged_into_has_status check (merged_into_id is null or status = 'merged');
alter table shop
  add column merged_into_id bigint references shop (id) on delete set null check (merged_into_id <> id),
  add constraint shop_merged_into_has_status check (merged_into_id is null or status = 'merged');

create index brand_merged_into on brand (merged_into_id) where merged_into_id is not null;
create index shop_merged_into on shop (merged_into_id) where merged_into_id is not null;

-- `address` is the same door, `place` the same spot on the map.
alter table double_pair
  drop constraint double_pair_kind_check,
  add constraint double_pair_kind_check check (kind in ('strain', 'product', 'brand', 'shop')),
  drop constraint double_pair_reasons_check,
  add constraint double_pair_reasons_check
    check (reasons <@ '{alias,spelling,breeder,brand,website,address,place,said}' and cardinality(reasons) > 0);

alter table item_merge
  drop constraint item_merge_kind_check,
  add constraint item_merge_kind_check check (kind in ('strain', 'product', 'brand', 'shop')),
  -- Of shops: where the groups of facts that the winner took come from, before and after, by their names.
  add column stood_facts jsonb not null default '{}' check (jsonb_typeof(stood_facts) = 'object'),
  add column became_facts jsonb not null default '{}' check (jsonb_typeof(became_facts) = 'object');
