-- A shop is edited in the dashboard as a deal is.
alter table revision drop constraint revision_target_type_check;
alter table revision add constraint revision_target_type_check check (target_type in ('deal', 'shop'));
alter table revision
  add column shop_id bigint generated always as (case target_type when 'shop' then target_id end) stored
    references shop (id) on delete cascade;
create index revision_of_shop on revision (shop_id) where shop_id is not null;
