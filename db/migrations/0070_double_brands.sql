-- Brands that are one, as strains and products are (0064_doubles.sql).
alter table brand
  add column merged_into_id bigint references brand (id) on delete set null check (merged_into_id <> id),
  add constraint brand_merged_into_has_status check (merged_into_id is null or status = 'merged');

create index brand_merged_into on brand (merged_into_id) where merged_into_id is not null;

alter table double_pair
  drop constraint double_pair_kind_check,
  add constraint double_pair_kind_check check (kind in ('strain', 'product', 'brand')),
  drop constraint double_pair_reasons_check,
  add constraint double_pair_reasons_check
    check (reasons <@ '{alias,spelling,breeder,brand,website,said}' and cardinality(reasons) > 0);

alter table item_merge
  drop constraint item_merge_kind_check,
  add constraint item_merge_kind_check check (kind in ('strain', 'product', 'brand'));
