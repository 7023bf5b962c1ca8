-- The prices and places of a product, from public menus. A list of names counts as a place; its prices do not count. Sold-out
-- lines do not count, and a price that is no longer one of today (fresh_since) leaves only its place.
create or replace function refresh_products(asked bigint[]) returns void language plpgsql as $$
begin
  if asked = '{}' then return; end if;
  -- In one order, so that two menus saved at once wait for each other without a deadlock.
  perform from product where id = any (asked) order by id for no key update;
  update product set
    shop_count = fresh.shop_count, low_cents_per_gram = fresh.low, median_cents_per_gram = fresh.median,
    high_cents_per_gram = fresh.high, from_cents = fresh.from_cents
  from (
    select known.id, count(line.id)::integer as shop_count,
      min(line.cents_per_gram) filter (where line.is_priced) as low,
      round((percentile_cont(0.5) within group (order by line.cents_per_gram)
        filter (where line.is_priced))::numeric)::integer as median,
      max(line.cents_per_gram) filter (where line.is_priced) as high,
      min(line.from_cents) filter (where line.is_priced) as from_cents
    from unnest(asked) as known(id)
    left join (
      select menu_item.id, menu_item.product_id, menu_item.cents_per_gram, menu_item.from_cents,
        shop_compliance.are_prices_public and menu_item.last_seen_at >= fresh_since() as is_priced
      from menu_item
      join shop on shop.id = menu_item.shop_id and shop.status = 'active'
      join shop_compliance on shop_compliance.shop_id = menu_item.shop_id and shop_compliance.is_menu_public
      where menu_item.available <> 'soldOut'
    ) as line on line.product_id = known.id
    group by known.id
  ) as fresh
  where product.id = fresh.id
    and (product.shop_count, product.low_cents_per_gram, product.median_cents_per_gram, product.high_cents_per_gram,
      product.from_cents)
    is distinct from (fresh.shop_count, fresh.low, fresh.median, fresh.high, fresh.from_cents);
end $$;

-- A shop that closes or opens again changes where its products can be had. What a statement changed is found here by `except` and
-- never by joining the old rows to the new ones: a session plans the join once, for as many rows as its first change had, which is
-- one or none, and with that nested loop an import of n rows would cost n².
create or replace function refresh_products_of_shops() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  select array_agg(distinct menu_item.product_id order by menu_item.product_id) into touched
  from (select id, status from added except select id, status from removed) as changed
  join menu_item on menu_item.shop_id = changed.id
  where menu_item.product_id is not null;
  if touched is null then return null; end if;
  perform refresh_products(touched);
  return null;
end $$;

-- A shop that shows its prices or hides them or its menu has changed for lists too.
create or replace function refresh_products_of_compliance() returns trigger language plpgsql as $$
declare
  shops bigint[];
begin
  select array_agg(changed.shop_id) into shops
  from (
    select shop_id, is_menu_public, are_prices_public from added
    except
    select shop_id, is_menu_public, are_prices_public from removed
  ) as changed
  where exists (select from menu_item where menu_item.shop_id = changed.shop_id and menu_item.product_id is not null);
  if shops is null then return null; end if;
  insert into product_change (shop_id) select unnest(shops);
  perform refresh_products(array(
    select distinct product_id from menu_item where shop_id = any (shops) and product_id is not null));
  return null;
end $$;

create or replace function note_changed_products() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) select id from touched;
  return null;
end $$;

-- Facts of a strain are shown with its products.
create or replace function note_products_of_strains() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id)
  select product.id from touched join product on product.strain_id = touched.id;
  return null;
end $$;

create or replace function note_menus_of_shops() returns trigger language plpgsql as $$
begin
  insert into product_change (shop_id)
  select changed.id from (
    select id, status, city_id, municipality_id from added
    except
    select id, status, city_id, municipality_id from removed
  ) as changed
  where exists (select from menu_item where menu_item.shop_id = changed.id);
  return null;
end $$;
