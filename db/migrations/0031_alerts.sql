-- An alert is about a product that somebody likes in a shop that they follow, and names both.
alter table notice
  drop constraint notice_is_about_one_item,
  add constraint notice_is_about_one_item check (
    type in ('priceAlert', 'backInStock') or num_nonnulls(shop_id, product_id, brand_id) <= 1),
  add constraint alert_is_about_product_in_shop check (
    type not in ('priceAlert', 'backInStock') or (num_nonnulls(shop_id, product_id) = 2 and brand_id is null));
