-- A shop that is missing can be suggested too. There is none to name until an admin has taken it, so it names its city.
alter table user_change
  add column city_id bigint references city (id) on delete cascade,
  alter column shop_id drop not null,
  drop constraint user_change_type_check,
  add constraint user_change_type_check check (type in ('shop', 'menu', 'newShop')),
  add constraint user_change_has_place check ((type = 'newShop') = (city_id is not null)),
  add constraint user_change_has_shop check (shop_id is not null or type = 'newShop');

create index user_change_of_city on user_change (city_id) where city_id is not null;
