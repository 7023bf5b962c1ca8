-- Whoever speaks for a shop keeps its photos in the dashboard: what one sees on them is said for this shop, because an equal picture
-- of another shop is the same row of `media`. They are put in another order by one statement, hence the deferrable key.
alter table shop_photo
  drop constraint shop_photo_pkey,
  drop constraint shop_photo_shop_id_media_id_key,
  add primary key (shop_id, media_id),
  add constraint shop_photo_in_order unique (shop_id, position) deferrable initially immediate,
  add column alt jsonb check (is_localized_text(alt, 200)),
  add column added_by bigint references account (id) on delete set null,
  add column added_at timestamptz not null default now();

create index shop_photo_added_by on shop_photo (added_by) where added_by is not null;

alter table revision drop constraint revision_target_type_check,
  add constraint revision_target_type_check check (target_type in ('deal', 'shop', 'menu', 'job', 'photos')),
  add photos_shop_id bigint generated always as (case target_type when 'photos' then target_id end) stored
    references shop (id) on delete cascade;

create index revision_of_photos on revision (photos_shop_id) where photos_shop_id is not null;
