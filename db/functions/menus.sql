-- The steps after lines of menus are inserted, updated or deleted. Each step depends on the ones before it:
--   1. lock the compliance of the menus until this transaction ends (hold_compliance);
--   2. refuse an invented line on a real menu (refuse_mixed_lines);
--   3. lock the products and compute their prices again (refresh_products);
--   4. store every new, changed or removed price as an observation;
--   5. record the menus as changed, which invalidates cached lists of products (product_change);
--   6. write the precomputed menus of pages (refresh_menus). The products are locked by now: a concurrent change of one is
--      visible here, or its own trigger sees the new lines;
--   7. store when the menus changed, for people who follow the shops (mark_menus_changed).
-- A price that turns a year old is no change of a line: a task takes it through steps 3, 5 and 6 in that night
-- (src/features/products/server/refresh-prices.ts).
-- What a statement changed is found by `except`, never by joining `added` to `removed` (product-changes.sql says why).
create or replace function menu_items_added() returns trigger language plpgsql as $$
declare
  shops bigint[] := array(select distinct shop_id from added);
begin
  if shops = '{}' then return null; end if;
  perform hold_compliance(shops);
  perform refuse_mixed_lines(array(select id from added));
  perform refresh_products(array(select distinct product_id from added where product_id is not null));
  insert into price_observation (shop_id, product_id, menu_item_id, unit, quantity, cents, observed_at, is_sample)
  select added.shop_id, added.product_id, added.id, rung ->> 'unit', (rung ->> 'quantity')::numeric,
    (rung ->> 'cents')::integer, added.last_seen_at, added.source = 'sample' or added.is_trial
  from added, jsonb_array_elements(added.ladder) as rung;
  insert into product_change (shop_id) select distinct shop_id from added where product_id is not null;
  perform refresh_menus(shops);
  perform mark_menus_changed(shops);
  return null;
end $$;

create or replace function menu_items_changed() returns trigger language plpgsql as $$
declare
  shops bigint[] := array(select shop_id from added union select shop_id from removed);
begin
  if shops = '{}' then return null; end if;
  perform hold_compliance(shops);
  perform refuse_mixed_lines(array(select id from added));
  perform refresh_products(array(
    select product_id from (
      select id, product_id, available, ladder, shop_id, last_seen_at >= fresh_since() as is_fresh from added
      except
      select id, product_id, available, ladder, shop_id, last_seen_at >= fresh_since() from removed
    ) as changed
    where product_id is not null
    union
    select product_id from (select id, product_id from removed except select id, product_id from added) as gone
    where product_id is not null));
  insert into price_observation (shop_id, product_id, menu_item_id, unit, quantity, cents, observed_at, is_sample)
  select line.shop_id, line.product_id, line.id, rung.unit, rung.quantity, rung.cents,
    line.last_seen_at, line.source = 'sample' or line.is_trial
  from (
    (select id, asked.unit, asked.quantity, asked.cents
      from added, jsonb_to_recordset(ladder) as asked(unit text, quantity numeric, cents integer)
    except
    select id, before.unit, before.quantity, before.cents
      from removed, jsonb_to_recordset(ladder) as before(unit text, quantity numeric, cents integer))
    union all
    select gone.id, gone.unit, gone.quantity, null from (
      select id, before.unit, before.quantity
        from removed, jsonb_to_recordset(ladder) as before(unit text, quantity numeric)
      except
      select id, asked.unit, asked.quantity
        from added, jsonb_to_recordset(ladder) as asked(unit text, quantity numeric)
    ) as gone
  ) as rung
  join menu_item as line on line.id = rung.id;
  -- Seen again at the same price nothing of it has changed, unless that price was too old to count.
  insert into product_change (shop_id)
  select changed.shop_id from (
    select shop_id, product_id, available = 'soldOut' as is_gone, cents_per_gram, from_cents, id,
      last_seen_at >= fresh_since() as is_fresh from added
    except
    select shop_id, product_id, available = 'soldOut', cents_per_gram, from_cents, id,
      last_seen_at >= fresh_since() from removed
  ) as changed
  union
  select shop_id from (select id, shop_id from removed except select id, shop_id from added) as moved;
  perform refresh_menus(shops);
  perform mark_menus_changed(array(
    select shop_id from (
      select id, shop_id, product_id, raw_name, available = 'soldOut', ladder from added
      except
      select id, shop_id, product_id, raw_name, available = 'soldOut', ladder from removed
    ) as changed
    union
    select shop_id from (select id, shop_id from removed except select id, shop_id from added) as moved));
  return null;
end $$;

create or replace function menu_items_removed() returns trigger language plpgsql as $$
declare
  shops bigint[] := array(select distinct shop_id from removed);
begin
  if shops = '{}' then return null; end if;
  perform refresh_products(array(select distinct product_id from removed where product_id is not null));
  insert into product_change (shop_id) select distinct shop_id from removed where product_id is not null;
  perform refresh_menus(shops);
  perform mark_menus_changed(shops);
  return null;
end $$;

-- A menu may be saved while it is being hidden: the second transaction waits for the first and sees its changes.
create or replace function hold_compliance(shops bigint[]) returns void language plpgsql as $$
begin
  perform from shop_compliance where shop_id = any (shops) order by shop_id for share;
end $$;

-- An invented menu never sits on a real shop, nor a real product on an invented one.
create or replace function refuse_mixed_lines(lines bigint[]) returns void language plpgsql as $$
begin
  if exists (
    select from menu_item
    join shop on shop.id = menu_item.shop_id
    left join product on product.id = menu_item.product_id
    where menu_item.id = any (lines)
      and (shop.is_sample <> (menu_item.source = 'sample') or product.is_sample <> shop.is_sample)
  ) then
    raise exception 'samples and real things on one menu' using errcode = 'check_violation';
  end if;
end $$;

-- Lines that say the same as before are not written again.
create or replace function refresh_menus(asked bigint[]) returns void language plpgsql as $$
begin
  insert into shop_menu (shop_id) select id from shop where id = any (asked) order by id on conflict do nothing;
  -- After this lock other transactions that change these menus have committed, and their changes are visible below.
  perform from shop_menu where shop_id = any (asked) order by shop_id for update;
  update shop_menu set lines = fresh.lines, seen_at = fresh.seen_at, low_cents_per_gram = fresh.low_cents_per_gram
  from (
    select menu.shop_id, coalesce(listed.lines, '[]') as lines, listed.seen_at, listed.low_cents_per_gram
    from unnest(asked) as menu(shop_id)
    left join (
      select menu_item.shop_id, max(menu_item.last_seen_at) as seen_at,
        min(menu_item.cents_per_gram) filter (
          where menu_item.available <> 'soldOut' and menu_item.last_seen_at >= fresh_since()) as low_cents_per_gram,
        json_agg(json_build_object(
          'id', menu_item.id,
          'name', coalesce(menu_item.raw_name, product.name),
          'product', case when product.id is not null then json_build_object(
            'slug', product.slug,
            'name', product.name,
            'type', product.type,
            'brand', case when brand.id is not null then json_build_object('slug', brand.slug, 'name', brand.name) end,
            'marketedAs', strain.marketed_as,
            'thcPermille', product.thc_permille,
            'potencyMethod', product.potency_method) end,
          'heading', menu_item.heading,
          'available', menu_item.available,
          'ladder', menu_item.ladder,
          'centsPerGram', menu_item.cents_per_gram,
          'lastSeenAt', to_char(menu_item.last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by menu_item.position, menu_item.id) as lines
      from menu_item
      left join product on product.id = menu_item.product_id and product.status in ('active', 'discontinued')
      left join brand on brand.id = product.brand_id
      left join strain on strain.id = product.strain_id
      where menu_item.shop_id = any (asked) and (product.id is not null or menu_item.raw_name is not null)
      group by menu_item.shop_id
    ) as listed on listed.shop_id = menu.shop_id
  ) as fresh
  where shop_menu.shop_id = fresh.shop_id
    and (shop_menu.lines::text, shop_menu.seen_at, shop_menu.low_cents_per_gram)
      is distinct from (fresh.lines::text, fresh.seen_at, fresh.low_cents_per_gram);
end $$;

-- After refresh_menus, which has locked them.
create or replace function mark_menus_changed(shops bigint[]) returns void language plpgsql as $$
begin
  update shop_menu set changed_at = now(),
    day_changed_at = case
      when (changed_at at time zone 'UTC')::date = (now() at time zone 'UTC')::date then day_changed_at
      else now()
    end
  where shop_id = any (shops) and changed_at is distinct from now();
end $$;

-- Locked like those of a menu, so that no concurrent line is missed.
create or replace function refresh_menus_with(products bigint[]) returns void language plpgsql as $$
declare
  touched bigint[];
begin
  if products = '{}' then return; end if;
  perform from product where id = any (products) order by id for no key update;
  touched := array(select distinct shop_id from menu_item where product_id = any (products));
  if touched <> '{}' then perform refresh_menus(touched); end if;
end $$;

create or replace function refresh_menus_of_products() returns trigger language plpgsql as $$
begin
  perform refresh_menus_with(array(
    select id from (
      select id, slug, name, type, status, brand_id, strain_id, thc_permille, potency_method from added
      except
      select id, slug, name, type, status, brand_id, strain_id, thc_permille, potency_method from removed
    ) as changed));
  return null;
end $$;

create or replace function refresh_menus_of_brands() returns trigger language plpgsql as $$
begin
  perform refresh_menus_with(array(
    select product.id
    from (select id, slug, name from added except select id, slug, name from removed) as changed
    join product on product.brand_id = changed.id));
  return null;
end $$;

create or replace function refresh_menus_of_strains() returns trigger language plpgsql as $$
begin
  perform refresh_menus_with(array(
    select product.id
    from (select id, marketed_as from added except select id, marketed_as from removed) as changed
    join product on product.strain_id = changed.id));
  return null;
end $$;
