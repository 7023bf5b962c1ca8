-- The list of a city says what things cost in its own shops, so lists remember the prices on each menu and not only those of
-- the whole country, which stand with the product: docs/decisions/0017-product-facets.md.

-- As before, with the prices that anyone may see.
create or replace view product_in_shop as
select menu_item.shop_id, menu_item.product_id, shop.city_id, shop.municipality_id,
  case when shop_compliance.are_prices_public then menu_item.cents_per_gram end as cents_per_gram,
  case when shop_compliance.are_prices_public then menu_item.from_cents end as from_cents
from menu_item
join shop on shop.id = menu_item.shop_id and shop.status = 'active'
join shop_compliance on shop_compliance.shop_id = menu_item.shop_id and shop_compliance.is_menu_public
where menu_item.product_id is not null and menu_item.available <> 'soldOut';

-- Seen once more at the same price: it is to be had as before.
create or replace function note_changed_menus() returns trigger language plpgsql as $$
begin
  insert into product_change (shop_id)
  select changed.shop_id from (
    select shop_id, product_id, available = 'soldOut' as is_gone, cents_per_gram, from_cents, id from added
    except
    select shop_id, product_id, available = 'soldOut', cents_per_gram, from_cents, id from removed
  ) as changed
  union
  select removed.shop_id from removed join added on added.id = removed.id and added.shop_id <> removed.shop_id;
  return null;
end $$;

-- As before, and a shop that shows its prices or hides them has changed for lists too.
create or replace function refresh_products_of_compliance() returns trigger language plpgsql as $$
declare
  shops bigint[];
  touched bigint[];
begin
  select array_agg(added.shop_id) into shops
  from added
  join removed on removed.shop_id = added.shop_id
    and (removed.is_menu_public, removed.are_prices_public) is distinct from (added.is_menu_public, added.are_prices_public)
  where exists (select from menu_item where menu_item.shop_id = added.shop_id and menu_item.product_id is not null);
  if shops is null then return null; end if;
  insert into product_change (shop_id) select unnest(shops);
  touched := array(
    select distinct product_id from menu_item where shop_id = any (shops) and product_id is not null order by product_id);
  -- In the order in which saved menus take them.
  perform from product where id = any (touched) order by id for no key update;
  perform refresh_products(touched);
  return null;
end $$;
