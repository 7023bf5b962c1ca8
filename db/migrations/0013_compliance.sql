-- Who may see a menu, prices and pages is data and no code: docs/decisions/0018-compliance-as-data.md. A profile says what
-- its scope wants; what it leaves null it inherits from the next wider one: shop, municipality, country, default.
create table compliance_profile (
  id bigint generated always as identity primary key,
  scope text collate "C" not null check (scope in ('default', 'country', 'municipality', 'shop')),
  country text collate "C" unique check (country ~ '^[A-Z]{2}$'),
  municipality_id bigint unique references municipality (id) on delete cascade,
  shop_id bigint unique references shop (id) on delete cascade,
  menu text collate "C" check (menu in ('full', 'names', 'login', 'hidden')),
  prices text collate "C" check (prices in ('public', 'login', 'hidden')),
  -- Cannabis is none of them: it can't be a deal anywhere in the country.
  deal_types text[] collate "C" check (deal_types <@ '{supplies,merchandise,foodDrink,event}'),
  brand_page text collate "C" check (brand_page in ('full', 'neutral', 'redirect')),
  is_indexable boolean,
  -- Since when the owner of the shop hides the menu. Beside `menu`, so that showing it again brings back what held before.
  menu_hidden_at timestamptz,
  -- Whose word or which rule it is, and when it was read: a rule without both is a rumour.
  source text not null check (char_length(source) between 1 and 200),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  check ((scope = 'country') = (country is not null)),
  check ((scope = 'municipality') = (municipality_id is not null)),
  check ((scope = 'shop') = (shop_id is not null)),
  check (scope <> 'default' or num_nulls(menu, prices, deal_types, brand_page, is_indexable) = 0),
  check (scope = 'shop' or menu_hidden_at is null)
);

create unique index compliance_of_default on compliance_profile (scope) where scope = 'default';

insert into compliance_profile (scope, menu, prices, deal_types, brand_page, is_indexable, source, observed_on)
values ('default', 'full', 'public', '{supplies,merchandise,foodDrink,event}', 'full', true, 'the operator', '2026-11-21');

create function keep_default_compliance() returns trigger language plpgsql as $$
begin
  raise exception 'every profile rests on the default one' using errcode = 'check_violation';
end $$;

create trigger default_compliance_stays before delete on compliance_profile
  for each row when (old.scope = 'default') execute function keep_default_compliance();
create trigger default_compliance_is_no_other before update of scope on compliance_profile
  for each row when (old.scope = 'default' and new.scope <> 'default') execute function keep_default_compliance();

-- The same rule as `resolveProfile` in src/features/compliance/compliance.ts. All shops lie in the one country whose
-- places are known here (in_country).
create view resolved_compliance as
select shop.id as shop_id,
  case when own.menu_hidden_at is not null then 'hidden'
    else coalesce(own.menu, local.menu, country.menu, fallback.menu) end as menu,
  coalesce(own.prices, local.prices, country.prices, fallback.prices) as prices,
  coalesce(own.deal_types, local.deal_types, country.deal_types, fallback.deal_types) as deal_types,
  coalesce(own.is_indexable, local.is_indexable, country.is_indexable, fallback.is_indexable) as is_indexable
from shop
join compliance_profile as fallback on fallback.scope = 'default'
left join compliance_profile as country on country.country = 'NL'
left join compliance_profile as local on local.municipality_id = shop.municipality_id
left join compliance_profile as own on own.shop_id = shop.id;

-- What holds for each shop, for every query that shows a menu, a price, a deal or an address: join it, never left join it.
create table shop_compliance (
  shop_id bigint primary key references shop (id) on delete cascade,
  menu text collate "C" not null,
  prices text collate "C" not null,
  deal_types text[] collate "C" not null,
  is_indexable boolean not null,
  -- What anyone may see; `mayShowMenu` and `mayShowPrices` in src/features/compliance/compliance.ts know the others.
  is_menu_public boolean not null generated always as (menu in ('full', 'names')) stored,
  are_prices_public boolean not null generated always as (menu = 'full' and prices = 'public') stored
);

-- Few shops keep their prices to themselves; whoever sums prices up leaves those out.
create index shop_hiding_prices on shop_compliance (shop_id) where not are_prices_public;

create function refresh_compliance(asked bigint[]) returns void language plpgsql as $$
begin
  -- Whoever else changes what holds for these shops has committed after this, and is seen below.
  perform from shop_compliance where shop_id = any (asked) order by shop_id for update;
  insert into shop_compliance (shop_id, menu, prices, deal_types, is_indexable)
  select shop_id, menu, prices, deal_types, is_indexable
  from resolved_compliance where shop_id = any (asked)
  order by shop_id
  on conflict (shop_id) do update set
    menu = excluded.menu, prices = excluded.prices, deal_types = excluded.deal_types, is_indexable = excluded.is_indexable
  where (shop_compliance.menu, shop_compliance.prices, shop_compliance.deal_types, shop_compliance.is_indexable)
    is distinct from (excluded.menu, excluded.prices, excluded.deal_types, excluded.is_indexable);
end $$;

-- Shops being added and profiles of many shops being changed wait for each other, or a shop could begin with what held a
-- moment ago. Shops do not wait for shops, and an owner who hides a menu waits for neither.
create function shops_begin_with_compliance() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    perform pg_advisory_xact_lock_shared(hashtext('compliance'));
    perform refresh_compliance(array(select id from added));
  end if;
  return null;
end $$;

create trigger shop_added_to_compliance after insert on shop
  referencing new table as added for each statement execute function shops_begin_with_compliance();

create function shop_moves_to_other_compliance() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('compliance'));
  perform refresh_compliance(array[new.id]);
  return null;
end $$;

create trigger shop_moved_in_compliance after update of municipality_id on shop
  for each row when (old.municipality_id is distinct from new.municipality_id)
  execute function shop_moves_to_other_compliance();

create function refresh_shops_of_profile(profile compliance_profile) returns void language plpgsql as $$
begin
  if profile.scope = 'shop' then
    perform refresh_compliance(array[profile.shop_id]);
  elsif profile.scope is not null then
    perform pg_advisory_xact_lock(hashtext('compliance'));
    perform refresh_compliance(array(
      select id from shop
      where profile.scope <> 'municipality' or municipality_id = profile.municipality_id));
  end if;
end $$;

create function refresh_compliance_of_profile() returns trigger language plpgsql as $$
begin
  -- A profile may be handed to another place: both then have another.
  if tg_op <> 'INSERT' then perform refresh_shops_of_profile(old); end if;
  if tg_op <> 'DELETE' then perform refresh_shops_of_profile(new); end if;
  return null;
end $$;

create trigger profile_changes_compliance after insert or update or delete on compliance_profile
  for each row execute function refresh_compliance_of_profile();

-- Shops that were there before.
select refresh_compliance(array(select id from shop));

-- What a product costs and where it can be had, from the menus that anyone may see. A list of names counts as a place to
-- go; its prices do not count.
create or replace function refresh_products(product_ids bigint[]) returns void language sql as $$
  update product set
    shop_count = fresh.shop_count, low_cents_per_gram = fresh.low, median_cents_per_gram = fresh.median,
    high_cents_per_gram = fresh.high, from_cents = fresh.from_cents
  from (
    select known.id, count(menu_item.id)::integer as shop_count,
      min(menu_item.cents_per_gram) filter (where are_prices_public) as low,
      round((percentile_cont(0.5) within group (order by menu_item.cents_per_gram)
        filter (where are_prices_public))::numeric)::integer as median,
      max(menu_item.cents_per_gram) filter (where are_prices_public) as high,
      min(menu_item.from_cents) filter (where are_prices_public) as from_cents
    from unnest(product_ids) as known(id)
    left join (
      menu_item
      join shop on shop.id = menu_item.shop_id and shop.status = 'active'
      join shop_compliance on shop_compliance.shop_id = menu_item.shop_id and shop_compliance.is_menu_public
    ) on menu_item.product_id = known.id and menu_item.available <> 'soldOut'
    group by known.id
  ) as fresh
  where product.id = fresh.id
    and (product.shop_count, product.low_cents_per_gram, product.median_cents_per_gram, product.high_cents_per_gram,
      product.from_cents)
    is distinct from (fresh.shop_count, fresh.low, fresh.median, fresh.high, fresh.from_cents)
$$;

-- As before, of menus that anyone may see.
create or replace view product_in_shop as
select menu_item.shop_id, menu_item.product_id, shop.city_id, shop.municipality_id
from menu_item
join shop on shop.id = menu_item.shop_id and shop.status = 'active'
join shop_compliance on shop_compliance.shop_id = menu_item.shop_id and shop_compliance.is_menu_public
where menu_item.product_id is not null and menu_item.available <> 'soldOut';

create function refresh_products_of_compliance() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  select array_agg(distinct menu_item.product_id order by menu_item.product_id) into touched
  from added
  join removed on removed.shop_id = added.shop_id
    and (removed.is_menu_public, removed.are_prices_public) is distinct from (added.is_menu_public, added.are_prices_public)
  join menu_item on menu_item.shop_id = added.shop_id
  where menu_item.product_id is not null;
  if touched is null then return null; end if;
  insert into product_change (shop_id)
  select added.shop_id from added
  join removed on removed.shop_id = added.shop_id and removed.is_menu_public <> added.is_menu_public
  where exists (select from menu_item where menu_item.shop_id = added.shop_id and menu_item.product_id is not null);
  -- In the order in which saved menus take them.
  perform from product where id = any (touched) order by id for no key update;
  perform refresh_products(touched);
  return null;
end $$;

create trigger compliance_refreshes_products after update on shop_compliance
  referencing old table as removed new table as added for each statement execute function refresh_products_of_compliance();

-- A menu that is saved while it is being hidden: whoever comes second sees what the first did. Triggers fire in the order
-- of their names, so this is before menu_refreshes_products.
create function hold_compliance_of_menu() returns trigger language plpgsql as $$
begin
  perform from shop_compliance where shop_id in (select shop_id from added) order by shop_id for share;
  return null;
end $$;

create trigger menu_holds_compliance_on_insert after insert on menu_item
  referencing new table as added for each statement execute function hold_compliance_of_menu();
create trigger menu_holds_compliance_on_update after update on menu_item
  referencing new table as added for each statement execute function hold_compliance_of_menu();

-- The prices that histories, indices and alerts may speak of. A menu that is hidden today takes its past along.
create view public_price_observation as
select observed.id, observed.shop_id, observed.product_id, observed.menu_item_id, observed.unit, observed.quantity,
  observed.cents, observed.observed_at, observed.is_sample
from price_observation as observed
join shop_compliance on shop_compliance.shop_id = observed.shop_id and shop_compliance.are_prices_public;
