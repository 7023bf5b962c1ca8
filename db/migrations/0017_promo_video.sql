-- The film a shop shows of itself, which lies with a provider. Nothing of it is loaded before a visitor asks for it, so
-- provider and id are all there is: the providers are those of src/platform/video-players.ts.
create table promo_video (
  shop_id bigint primary key references shop (id) on delete cascade,
  provider text collate "C" not null,
  video_id text collate "C" not null,
  title jsonb not null check (is_localized_text(title, 120)),
  -- A picture of ours; without one the page draws a poster.
  poster_id bigint references media (id),
  source text collate "C" not null check (source in ('owner', 'operator')),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  -- It becomes part of an address that a frame is sent to: letters that could lead elsewhere have no way in.
  constraint promo_video_id check (case provider
    when 'youtube' then video_id ~ '^[A-Za-z0-9_-]{11}$'
    when 'vimeo' then video_id ~ '^[1-9][0-9]{5,11}$'
    else false
  end)
);

create index promo_video_with_poster on promo_video (poster_id) where poster_id is not null;

-- Films are made by people about places that are there; an invented shop has none.
create function refuse_video_of_sample() returns trigger language plpgsql as $$
begin
  if exists (select from shop where id = new.shop_id and is_sample) then
    raise exception 'a sample shop has no film' using errcode = 'check_violation', constraint = 'promo_video_of_real_shop';
  end if;
  return new;
end $$;

create trigger promo_video_is_of_real_shop before insert or update of shop_id on promo_video
  for each row execute function refuse_video_of_sample();

-- A city that comes later than a product takes the slug they share (contract.md, "Names and shapes"): the product adds its
-- type, then a number. Its old address leads to the new one, as src/features/seo/server/add-redirect.ts would have it,
-- for whoever asks where it went; the page there is the city's.
create function product_makes_way_for_city() returns trigger language plpgsql as $$
declare
  moved record;
  fresh text;
  old_path text;
  new_path text;
begin
  for moved in select id, slug, type from product where slug = new.slug loop
    select wish.slug into fresh
    from (
      select 1 as turn, moved.slug || '-' || moved.type as slug
      union all
      select number, moved.slug || '-' || moved.type || '-' || number from generate_series(2, 1000) as number
    ) as wish
    where not exists (select from product where product.slug = wish.slug)
      and not exists (select from city where city.slug = wish.slug)
    order by wish.turn limit 1;
    update product set slug = fresh, updated_at = now() where id = moved.id;
    update search_item set url = fresh where entity = 'product' and entity_id = moved.id;
    old_path := '/' || moved.type || '/' || moved.slug;
    new_path := '/' || moved.type || '/' || fresh;
    perform pg_advisory_xact_lock(hashtext('redirect'));
    delete from redirect where from_path = new_path;
    update redirect set to_path = new_path where to_path = old_path;
    insert into redirect (from_path, to_path) values (old_path, new_path)
    on conflict (from_path) do update set to_path = excluded.to_path;
  end loop;
  return null;
end $$;

create trigger city_takes_slug_of_product after insert on city
  for each row execute function product_makes_way_for_city();
create trigger city_takes_slug_of_product_later after update of slug on city
  for each row when (old.slug <> new.slug) execute function product_makes_way_for_city();
