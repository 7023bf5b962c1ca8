-- The page of a product shows the best others of its strain, and lineages lead to the best one: both are read along this index
-- instead of being sorted out of all.
drop index product_of_strain;
create index product_of_strain on product (strain_id, rank desc, sort_name, id) where strain_id is not null;
