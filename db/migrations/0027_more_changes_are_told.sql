-- As in migration 26, of what pages of one thing are remembered from: a brand with its products, a deal, a job, a post,
-- the doors of a city; and of the list of products, where `product_change` speaks for all it is made of.
do $$
declare
  told text;
begin
  foreach told in array array[
    'deal_product', 'discover_post', 'discover_post_city', 'menu_item', 'product', 'product_change', 'shop_fact', 'strain']
  loop
    execute format(
      'create trigger change_is_told after insert or update or delete or truncate on %I '
      'for each statement execute function tell_of_change()', told);
  end loop;
end $$;
