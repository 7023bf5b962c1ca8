-- Strains are edited field by field in the dashboard: a revision has all fields of one, besides those of single facts that visitors put right.
alter table revision
  drop constraint revision_part_check,
  add constraint revision_part_check check (
    target_type in ('product', 'strain') or (part is not null) = (target_type in ('facts', 'line')));

-- What the desk says of a strain itself is kept from the files of the catalogue, as what it says of its products is.
alter table product_correction
  drop constraint product_correction_fact_check,
  add constraint product_correction_fact_check check (case when product_id is null
    then fact in ('marketedAs', 'effects', 'flavours', 'breeder', 'strainName', 'strainAliases', 'parents', 'terpenes')
    else fact in ('name', 'type', 'potency', 'brand', 'strain', 'pack', 'description') end);
