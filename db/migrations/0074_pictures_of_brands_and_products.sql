-- Brands and products have pictures as shops have them (0053_photos_of_shops.sql), and a brand a logo.
alter table brand
  drop column logo_key,
  add column logo_id bigint references media (id);

create index brand_with_logo on brand (logo_id) where logo_id is not null;

create table brand_photo (
  brand_id bigint not null references brand (id) on delete cascade,
  position integer not null check (position between 1 and 20),
  media_id bigint not null references media (id),
  alt jsonb check (is_localized_text(alt, 200)),
  added_by bigint references account (id) on delete set null,
  added_at timestamptz not null default now(),
  primary key (brand_id, media_id),
  constraint brand_photo_in_order unique (brand_id, position) deferrable initially immediate
);

create index brand_photo_of_media on brand_photo (media_id);
create index brand_photo_added_by on brand_photo (added_by) where added_by is not null;

create table product_photo (
  product_id bigint not null references product (id) on delete cascade,
  position integer not null check (position between 1 and 20),
  media_id bigint not null references media (id),
  alt jsonb check (is_localized_text(alt, 200)),
  added_by bigint references account (id) on delete set null,
  added_at timestamptz not null default now(),
  primary key (product_id, media_id),
  constraint product_photo_in_order unique (product_id, position) deferrable initially immediate
);

create index product_photo_of_media on product_photo (media_id);
create index product_photo_added_by on product_photo (added_by) where added_by is not null;

-- Other names by which people look for a product, besides those of its strain.
alter table product
  drop column cover_key,
  add column aliases text[] not null default '{}'
    check (cardinality(aliases) <= 20 and array_position(aliases, null) is null and char_length(array_to_string(aliases, '')) <= 1600);

-- A product that is removed leaves how it stood, as a brand does: what an admin took away can be read and made again.
alter table revision
  drop column product_id,
  drop constraint revision_target_type_check,
  add constraint revision_target_type_check check (target_type in ('deal', 'shop', 'menu', 'job', 'photos', 'brand', 'brandPhotos',
    'city', 'post', 'issue', 'word', 'facts', 'line', 'product', 'productPhotos', 'strain', 'review'));

create index revision_of_product on revision (target_id) where target_type = 'product';
