-- The change log by which a process caches all listed products and menus and reads only what has changed since:
-- docs/decisions/0017-product-facets.md.

-- A product or the menu of a shop has changed, in which transaction. A process stores the transaction id below which all
-- transactions had ended at its last read, and reads from there on: it misses none, in any order of commits. Deleted after a day.
create table product_change (
  changed_in xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  product_id bigint,
  shop_id bigint,
  check (num_nonnulls(product_id, shop_id) = 1)
);

create index product_change_since on product_change (changed_in);

create trigger notify_change after insert on product_change
  for each row execute function notify_change();

create trigger added_product_is_noted after insert on product
  referencing new table as touched for each statement execute function note_changed_products();
create trigger changed_product_is_noted after update on product
  referencing new table as touched for each statement execute function note_changed_products();
create trigger removed_product_is_noted after delete on product
  referencing old table as touched for each statement execute function note_changed_products();

create trigger products_of_strain_are_noted after update on strain
  referencing new table as touched for each statement execute function note_products_of_strains();

create trigger menu_of_changed_shop_is_noted after update on shop
  referencing old table as removed new table as added for each statement execute function note_menus_of_shops();

-- A shop that closes or opens again changes where its products can be had, and so does a menu that is hidden or shown.
create trigger shop_status_refreshes_products after update on shop
  referencing old table as removed new table as added for each statement execute function refresh_products_of_shops();

create trigger compliance_refreshes_products after update on shop_compliance
  referencing old table as removed new table as added for each statement execute function refresh_products_of_compliance();

-- What can be had where, at public prices: a list of a city shows the prices of its own shops. The only condition on menus that
-- lists of products use. Whatever hides a menu belongs in here, and its changes into product_change.
create view product_in_shop as
select menu_item.shop_id, menu_item.product_id, shop.city_id, shop.municipality_id,
  case when shop_compliance.are_prices_public then menu_item.cents_per_gram end as cents_per_gram,
  case when shop_compliance.are_prices_public then menu_item.from_cents end as from_cents
from menu_item
join shop on shop.id = menu_item.shop_id and shop.status = 'active'
join shop_compliance on shop_compliance.shop_id = menu_item.shop_id and shop_compliance.is_menu_public
where menu_item.product_id is not null and menu_item.available <> 'soldOut';
