-- What stood on a menu before an owner saved it (src/features/products/server/edit-menu.ts). Its target is the shop.
alter table revision drop constraint revision_target_type_check,
  add constraint revision_target_type_check check (target_type in ('deal', 'shop', 'menu')),
  add menu_shop_id bigint generated always as (case target_type when 'menu' then target_id end) stored
    references shop (id) on delete cascade;

create index revision_of_menu on revision (menu_shop_id) where menu_shop_id is not null;
