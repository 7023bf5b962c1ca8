-- What the cheapest gram on a shop's menu costs, for the list of shops in the order of prices. Whether anyone may see it says
-- shop_compliance, as for the lines.
alter table shop_menu add column low_cents_per_gram integer;

create or replace function refresh_menus(asked bigint[]) returns void language plpgsql as $$
begin
  insert into shop_menu (shop_id) select id from shop where id = any (asked) order by id on conflict do nothing;
  -- Whoever else changes what is on these menus has committed after this, and is seen below.
  perform from shop_menu where shop_id = any (asked) order by shop_id for update;
  update shop_menu set lines = coalesce(fresh.lines, '[]'), seen_at = fresh.seen_at,
    low_cents_per_gram = fresh.low_cents_per_gram
  from (
    select menu.shop_id, listed.lines, listed.seen_at, listed.low_cents_per_gram
    from unnest(asked) as menu(shop_id)
    left join (
      select menu_item.shop_id, max(menu_item.last_seen_at) as seen_at,
        min(menu_item.cents_per_gram) filter (where menu_item.available <> 'soldOut') as low_cents_per_gram,
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

select refresh_menus(array(select shop_id from shop_menu));
