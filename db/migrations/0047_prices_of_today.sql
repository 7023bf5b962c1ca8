-- A price that nobody has seen for a year is none of today (fresh_since): its line counts as a place, as one without a price does.
create or replace view product_in_shop as
select menu_item.shop_id, menu_item.product_id, shop.city_id, shop.municipality_id,
  case when shop_compliance.are_prices_public and menu_item.last_seen_at >= fresh_since()
    then menu_item.cents_per_gram end as cents_per_gram,
  case when shop_compliance.are_prices_public and menu_item.last_seen_at >= fresh_since()
    then menu_item.from_cents end as from_cents
from menu_item
join shop on shop.id = menu_item.shop_id and shop.status = 'active'
join shop_compliance on shop_compliance.shop_id = menu_item.shop_id and shop_compliance.is_menu_public
where menu_item.product_id is not null and menu_item.available <> 'soldOut';

-- The figures of the products and menus that have one.
select refresh_products(array(
  select distinct product_id from menu_item where product_id is not null and last_seen_at < fresh_since()));
select refresh_menus(array(select distinct shop_id from menu_item where last_seen_at < fresh_since()));
