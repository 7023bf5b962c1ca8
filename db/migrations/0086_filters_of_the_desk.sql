-- The list of products in the dashboard is filtered as visitors filter theirs: what it is counted by stands beside the names, so that no row
-- is read for it (measured by `npm run bench -- desk-lists`).
drop index product_by_name;
create index product_by_name on product (sort_name, id)
  include (type, status, brand_id, strain_id, sub_category, potency_method, thc_permille, shop_count, low_cents_per_gram);
