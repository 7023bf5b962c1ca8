-- What an owner lets visitors see of their menu and of its prices, each by itself, in place of one switch for both. It only ever takes
-- away: the rule of shop, municipality, country or default stays beside it, and holds again once the owner takes nothing away any more.
alter table compliance_profile
  add column owner_menu text collate "C" not null default 'full'
    check (owner_menu in ('full', 'names', 'login', 'hidden')),
  add column owner_prices text collate "C" not null default 'public'
    check (owner_prices in ('public', 'login', 'hidden')),
  add check (scope = 'shop' or (owner_menu = 'full' and owner_prices = 'public'));

-- The same rule as `resolveProfile` in src/features/compliance/compliance.ts.
create or replace view resolved_compliance as
select shop.id as shop_id,
  stricter_menu(rule.menu, own.owner_menu) as menu,
  stricter_prices(rule.menu, rule.prices, own.owner_menu, own.owner_prices) as prices,
  coalesce(own.deal_types, local.deal_types, country.deal_types, fallback.deal_types) as deal_types,
  coalesce(own.is_indexable, local.is_indexable, country.is_indexable, fallback.is_indexable) as is_indexable
from shop
join compliance_profile as fallback on fallback.scope = 'default'
left join compliance_profile as country on country.country = 'NL'
left join compliance_profile as local on local.municipality_id = shop.municipality_id
left join compliance_profile as own on own.shop_id = shop.id
cross join lateral (
  select coalesce(own.menu, local.menu, country.menu, fallback.menu) as menu,
    coalesce(own.prices, local.prices, country.prices, fallback.prices) as prices
) as rule;

update compliance_profile set owner_menu = 'hidden' where menu_hidden_at is not null;

alter table compliance_profile drop column menu_hidden_at;
