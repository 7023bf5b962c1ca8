-- Facts of a product can be suggested too, and of its strain.
alter table user_change
  -- The product that a change of type `product` is about; product_id is that of a line of a menu.
  add column about_product_id bigint references product (id) on delete cascade,
  -- The brand that is said to have bred its strain.
  add column breeder_id bigint references brand (id) on delete set null,
  drop constraint user_change_type_check,
  add constraint user_change_type_check check (type in ('shop', 'menu', 'newShop', 'product')),
  drop constraint user_change_has_shop,
  add constraint user_change_has_shop check (shop_id is not null or type in ('newShop', 'product')),
  add constraint user_change_has_product check ((type = 'product') = (about_product_id is not null));

create index user_change_about_product on user_change (about_product_id) where about_product_id is not null;
create index user_change_of_breeder on user_change (breeder_id) where breeder_id is not null;

-- Which facts of a product or a strain people have put right: imports leave these alone, and the page says whose word each is.
create table product_correction (
  id bigint generated always as identity primary key,
  product_id bigint references product (id) on delete cascade,
  strain_id bigint references strain (id) on delete cascade,
  -- The words of src/features/products/correction.ts. `potency` is THC and CBD: a label tells both, and was read on one day.
  fact text collate "C" not null,
  source text collate "C" not null check (source in ('visitor', 'owner', 'sample')),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  change_id bigint references user_change (id) on delete set null,
  unique nulls not distinct (product_id, strain_id, fact),
  check (num_nonnulls(product_id, strain_id) = 1),
  check (product_id is null or fact in ('name', 'type', 'potency')),
  check (strain_id is null or fact in ('marketedAs', 'effects', 'flavours', 'breeder'))
);

create index product_correction_of_strain on product_correction (strain_id) where strain_id is not null;
create index product_correction_of_change on product_correction (change_id) where change_id is not null;

-- What stood before a contribution took its place: the columns of a fact, and its row of product_correction.
create table product_revision (
  id bigint generated always as identity primary key,
  product_id bigint references product (id) on delete cascade,
  strain_id bigint references strain (id) on delete cascade,
  change_id bigint references user_change (id) on delete set null,
  fact text collate "C" not null,
  stood jsonb not null,
  -- Of a real product, by somebody invented: `demo remove` puts it back.
  is_trial boolean not null,
  replaced_at timestamptz not null default now(),
  check (num_nonnulls(product_id, strain_id) = 1)
);

create index product_revision_of_product on product_revision (product_id, id desc) where product_id is not null;
create index product_revision_of_strain on product_revision (strain_id, id desc) where strain_id is not null;
create index product_revision_of_change on product_revision (change_id) where change_id is not null;
create index product_revision_of_trial on product_revision (id desc) where is_trial;

-- The type is the first word of its address.
create trigger product_of_other_type_is_redirected after update of type on product
  for each row when (old.type <> new.type and not new.is_sample) execute function redirect_product_of_other_type();
