-- A rating is on cards of shops, which are stored, and of products, whose lists are cached. Those of brands are read when they are
-- shown.
create or replace function show_ratings() returns trigger language plpgsql as $$
declare
  shops bigint[] := array(select shop_id from written where shop_id is not null);
begin
  if shops <> '{}' then perform refresh_listings(shops); end if;
  insert into product_change (product_id) select product_id from written where product_id is not null;
  return null;
end $$;
