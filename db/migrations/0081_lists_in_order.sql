-- The list of products in the dashboard at 60,000: a page of each of its orders is read from an index, and counted by what that of the names
-- has beside them, without the rows (measured by `npm run bench -- desk-lists`).
drop index product_by_name;
create index product_by_name on product (sort_name, id)
  include (type, status, brand_id, strain_id, sub_category, potency_method);
create index product_by_rank on product (rank, id);
create index product_by_price on product (low_cents_per_gram, id);

-- So is the list of users at 200,000.
create index account_by_joined on account (created_at, id) where erase_at is null;
create index account_by_name on account (lower(name), id) where erase_at is null;
