-- The menu of each shop as its page shows it, worked out when something on it changes and not for every reader: putting
-- sixty lines together from four tables takes ten times as long as reading them. Derived from the tables below, by
-- refresh_menus in the transaction that changes them. Read by src/features/products/server/menu-of-shop.ts.
create table shop_menu (
  shop_id bigint primary key references shop (id) on delete cascade,
  -- In the order of the shop: [id, name on its own menu, product, heading, available, ladder, cents a gram, last seen],
  -- with a product as [slug, name, type, slug of the brand, its name, marketed as, THC in permille, how that was measured].
  -- Instants are milliseconds since 1970.
  lines json not null default '[]',
  -- When the newest line was seen; null where there is none.
  seen_at timestamptz
);

create function refresh_menus(asked bigint[]) returns void language plpgsql as $$
begin
  insert into shop_menu (shop_id) select id from shop where id = any (asked) order by id on conflict do nothing;
  -- Whoever else changes what is on these menus has committed after this, and is seen below.
  perform from shop_menu where shop_id = any (asked) order by shop_id for update;
  update shop_menu set lines = coalesce(fresh.lines, '[]'), seen_at = fresh.seen_at
  from (
    select menu.shop_id, listed.lines, listed.seen_at
    from unnest(asked) as menu(shop_id)
    left join (
      select menu_item.shop_id, max(menu_item.last_seen_at) as seen_at,
        json_agg(json_build_array(
          menu_item.id, menu_item.raw_name,
          case when product.id is not null then json_build_array(
            product.slug, product.name, product.type, brand.slug, brand.name, strain.marketed_as, product.thc_permille,
            product.potency_method) end,
          menu_item.heading, menu_item.available, menu_item.ladder, menu_item.cents_per_gram,
          floor(extract(epoch from menu_item.last_seen_at) * 1000)
        ) order by menu_item.position, menu_item.id) as lines
      from menu_item
      left join product on product.id = menu_item.product_id and product.status in ('active', 'discontinued')
      left join brand on brand.id = product.brand_id
      left join strain on strain.id = product.strain_id
      where menu_item.shop_id = any (asked) and (product.id is not null or menu_item.raw_name is not null)
      group by menu_item.shop_id
    ) as listed on listed.shop_id = menu.shop_id
  ) as fresh
  where shop_menu.shop_id = fresh.shop_id;
end $$;

create function refresh_menus_of_items() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  if tg_op = 'INSERT' then
    touched := array(select distinct shop_id from added);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct shop_id from removed);
  else
    touched := array(select shop_id from added union select shop_id from removed);
  end if;
  if touched <> '{}' then perform refresh_menus(touched); end if;
  return null;
end $$;

-- Triggers fire in the order of their names: the one that locks the products of a menu comes before these. A product that is
-- changed meanwhile is therefore seen here, or its own trigger sees the new lines.
create trigger shop_menu_follows_insert after insert on menu_item
  referencing new table as added for each statement execute function refresh_menus_of_items();
create trigger shop_menu_follows_update after update on menu_item
  referencing old table as removed new table as added for each statement execute function refresh_menus_of_items();
create trigger shop_menu_follows_delete after delete on menu_item
  referencing old table as removed for each statement execute function refresh_menus_of_items();

-- Locked as those of a menu are, so that no line comes in between unseen.
create function refresh_menus_with(products bigint[]) returns void language plpgsql as $$
declare
  touched bigint[];
begin
  perform from product where id = any (products) order by id for no key update;
  touched := array(select distinct shop_id from menu_item where product_id = any (products));
  if touched <> '{}' then perform refresh_menus(touched); end if;
end $$;

create function refresh_menus_of_products() returns trigger language plpgsql as $$
begin
  perform refresh_menus_with(array(
    select added.id from added join removed on removed.id = added.id
    where (added.slug, added.name, added.type, added.status, added.brand_id, added.strain_id, added.thc_permille,
        added.potency_method)
      is distinct from (removed.slug, removed.name, removed.type, removed.status, removed.brand_id, removed.strain_id,
        removed.thc_permille, removed.potency_method)));
  return null;
end $$;

create trigger product_refreshes_menus after update on product
  referencing old table as removed new table as added for each statement execute function refresh_menus_of_products();

create function refresh_menus_of_brands() returns trigger language plpgsql as $$
begin
  perform refresh_menus_with(array(
    select product.id from product
    join added on added.id = product.brand_id
    join removed on removed.id = added.id
    where (added.slug, added.name) is distinct from (removed.slug, removed.name)));
  return null;
end $$;

create trigger brand_refreshes_menus after update on brand
  referencing old table as removed new table as added for each statement execute function refresh_menus_of_brands();

create function refresh_menus_of_strains() returns trigger language plpgsql as $$
begin
  perform refresh_menus_with(array(
    select product.id from product
    join added on added.id = product.strain_id
    join removed on removed.id = added.id
    where added.marketed_as is distinct from removed.marketed_as));
  return null;
end $$;

create trigger strain_refreshes_menus after update on strain
  referencing old table as removed new table as added for each statement execute function refresh_menus_of_strains();

-- Menus that were there before.
select refresh_menus(array(select distinct shop_id from menu_item));
