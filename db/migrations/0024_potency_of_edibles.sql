-- Milligrams of THC need to say how and when they are known, as percentages do (product.md section 5). A catalogue speaks of
-- strains and knows no cookie: it is a label or a lab.

-- The check of 0010 that allowed method and date beside a percentage only.
alter table product drop constraint product_check3;

-- Until now nothing could be said. Samples were invented with a label on them; what was told of real things without one is a
-- rumour, and goes. The order "best" counts what is known; the job that refreshes ranks at night follows.
update product set potency_method = 'label', potency_observed_on = observed_on
where thc_micrograms_per_piece is not null and potency_method is null and is_sample;

update product set thc_micrograms_per_piece = null, thc_micrograms_per_pack = null
where thc_micrograms_per_piece is not null and (potency_method is null or potency_method = 'catalogue');

alter table product add constraint product_potency_is_known check (
  num_nulls(potency_method, potency_observed_on)
    = case when num_nonnulls(thc_permille, cbd_permille, thc_micrograms_per_piece) = 0 then 2 else 0 end);
alter table product add constraint product_milligrams_are_of_it check (
  thc_micrograms_per_piece is null or potency_method <> 'catalogue');
