-- What lets a process remember all listed products and menus, and learn at every question what has changed since:
-- docs/decisions/0017-product-facets.md.

-- A product or the menu of a shop has changed, in which transaction. Whoever knows below which transaction all had
-- ended when it looked last asks for those from there on, and misses none, in whatever order they end. Kept for a day.
create table product_change (
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  product_id bigint,
  shop_id bigint,
  check (num_nonnulls(product_id, shop_id) = 1)
);

create index product_change_since on product_change (changed_in);

-- What can be had where. The one condition on menus that lists of products know; no prices, for those stand with the
-- product. What hides a menu belongs in here, and a change of it into product_change.
create view product_in_shop as
select menu_item.shop_id, menu_item.product_id, shop.city_id, shop.municipality_id
from menu_item
join shop on shop.id = menu_item.shop_id and shop.status = 'active'
where menu_item.product_id is not null and menu_item.available <> 'soldOut';

create function note_changed_products() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) select id from touched;
  return null;
end $$;

create trigger added_product_is_noted after insert on product
  referencing new table as touched for each statement execute function note_changed_products();
create trigger changed_product_is_noted after update on product
  referencing new table as touched for each statement execute function note_changed_products();
create trigger removed_product_is_noted after delete on product
  referencing old table as touched for each statement execute function note_changed_products();

-- What a strain is like is said of its products.
create function note_products_of_strains() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id)
  select product.id from touched join product on product.strain_id = touched.id;
  return null;
end $$;

create trigger products_of_strain_are_noted after update on strain
  referencing new table as touched for each statement execute function note_products_of_strains();

create function note_menus() returns trigger language plpgsql as $$
begin
  insert into product_change (shop_id) select distinct shop_id from touched where product_id is not null;
  return null;
end $$;

create trigger added_to_menu_is_noted after insert on menu_item
  referencing new table as touched for each statement execute function note_menus();
create trigger removed_from_menu_is_noted after delete on menu_item
  referencing old table as touched for each statement execute function note_menus();

-- Seen once more at another price: it is to be had as before.
create function note_changed_menus() returns trigger language plpgsql as $$
begin
  insert into product_change (shop_id)
  select changed.shop_id from (
    select added.shop_id, added.product_id, added.available = 'soldOut' as is_gone, added.id from added
    except
    select removed.shop_id, removed.product_id, removed.available = 'soldOut', removed.id from removed
  ) as changed
  union
  select removed.shop_id from removed join added on added.id = removed.id and added.shop_id <> removed.shop_id;
  return null;
end $$;

create trigger changed_menu_is_noted after update on menu_item
  referencing old table as removed new table as added for each statement execute function note_changed_menus();

create function note_menus_of_shops() returns trigger language plpgsql as $$
begin
  insert into product_change (shop_id)
  select added.id from added
  join removed on removed.id = added.id
    and (removed.status, removed.city_id, removed.municipality_id)
      is distinct from (added.status, added.city_id, added.municipality_id)
  where exists (select from menu_item where menu_item.shop_id = added.id);
  return null;
end $$;

create trigger menu_of_changed_shop_is_noted after update on shop
  referencing old table as removed new table as added for each statement execute function note_menus_of_shops();
