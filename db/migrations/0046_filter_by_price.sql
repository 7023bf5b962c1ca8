-- Lists are filtered by what the cheapest gram costs (src/features/shops/traits.ts), where that may be shown to everybody.
create trigger menu_changes_listing after update on shop_menu
  referencing old table as removed new table as added for each statement execute function refresh_listings_of_menus();
create trigger price_rule_changes_listing after update on shop_compliance
  referencing old table as removed new table as added for each statement execute function refresh_listings_of_price_rules();
select refresh_listings(array(select id from shop));
