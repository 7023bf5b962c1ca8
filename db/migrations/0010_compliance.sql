-- Who may see a menu, prices and pages is data and not code: docs/decisions/0018-compliance-as-data.md. A profile has the rules
-- of its scope; null is inherited from the next wider one: shop, municipality, country, default.
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
  -- Since when the owner of the shop hides the menu. Beside `menu`, so that showing it again restores the previous rule.
  menu_hidden_at timestamptz,
  -- The source of the rule, and when it was read: a rule without both is a rumour.
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

create trigger default_compliance_stays before delete on compliance_profile
  for each row when (old.scope = 'default') execute function keep_default_compliance();
create trigger default_compliance_is_no_other before update of scope on compliance_profile
  for each row when (old.scope = 'default' and new.scope <> 'default') execute function keep_default_compliance();

create trigger notify_change after insert or update or delete on compliance_profile
  for each row execute function notify_change();

create trigger profile_changes_compliance after insert or update or delete on compliance_profile
  for each row execute function refresh_compliance_of_profile();

-- The same rule as `resolveProfile` in src/features/compliance/compliance.ts. All shops are in the one country whose places are
-- known here (in_country).
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

-- The resolved rules of each shop, for every query that shows a menu, a price, a deal or an address: join it, never left join it.
create table shop_compliance (
  shop_id bigint primary key references shop (id) on delete cascade,
  menu text collate "C" not null,
  prices text collate "C" not null,
  deal_types text[] collate "C" not null,
  is_indexable boolean not null,
  -- What is public; for other viewers see `mayShowMenu` and `mayShowPrices` in src/features/compliance/compliance.ts.
  is_menu_public boolean not null generated always as (menu in ('full', 'names')) stored,
  are_prices_public boolean not null generated always as (menu = 'full' and prices = 'public') stored
);

-- Few shops hide their prices; aggregates of prices exclude them.
create index shop_hiding_prices on shop_compliance (shop_id) where not are_prices_public;

create trigger shop_added_to_compliance after insert on shop
  referencing new table as added for each statement execute function shops_begin_with_compliance();

create trigger shop_moved_in_compliance after update of municipality_id on shop
  for each row when (old.municipality_id is distinct from new.municipality_id)
  execute function shop_moves_to_other_compliance();
