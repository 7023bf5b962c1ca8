-- Prices noted in one go have one time; the last of them is known by its number (price-stamp.ts).
drop index price_history;
create index price_history on price_observation (product_id, observed_at, id) where product_id is not null;
