-- Products are edited field by field in the dashboard: a revision has all fields of one, besides those of single facts that visitors put right.
alter table revision
  drop constraint revision_part_check,
  add constraint revision_part_check check (
    target_type = 'product' or (part is not null) = (target_type in ('facts', 'line', 'strain')));

-- What the desk says is kept from the files of the catalogue as what visitors say, fact by fact, with its day.
do $$
declare
  old record;
begin
  for old in
    select conname from pg_constraint
    where conrelid = 'product_correction'::regclass and contype = 'c'
      and (pg_get_constraintdef(oid) like '%fact%' or pg_get_constraintdef(oid) like '%source%')
  loop
    execute format('alter table product_correction drop constraint %I', old.conname);
  end loop;
end
$$;

alter table product_correction
  add constraint product_correction_source_check check (source in ('visitor', 'owner', 'operator', 'sample')),
  add constraint product_correction_fact_check check (case when product_id is null
    then fact in ('marketedAs', 'effects', 'flavours', 'breeder')
    else fact in ('name', 'type', 'potency', 'brand', 'strain', 'pack', 'description') end);

-- How menus write the name of a product, as somebody at the desk joined it: the next import of such a line knows its product.
create table menu_spelling (
  id bigint generated always as identity unique,
  -- In small letters; names of lines have single spaces (plain-name.ts).
  spelling text collate "C" not null check (char_length(spelling) between 1 and 80 and spelling = lower(spelling)),
  -- On menus of invented shops.
  is_sample boolean not null,
  -- Null for what is no product, such as a greeting.
  product_id bigint references product (id) on delete cascade,
  said_by bigint references account (id) on delete set null,
  said_at timestamptz not null default now(),
  primary key (spelling, is_sample)
);

create index menu_spelling_of_product on menu_spelling (product_id) where product_id is not null;
create index menu_spelling_said_by on menu_spelling (said_by) where said_by is not null;

-- The lines that wait for a product.
create index menu_item_waiting on menu_item (lower(raw_name), shop_id) where product_id is null;

-- The orders of the list at the desk.
create index product_by_name on product (sort_name, id);
create index product_by_change on product (updated_at, id);
create index product_by_shops on product (shop_count, id);
