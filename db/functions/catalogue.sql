-- `/weed/{slug}` is a product or a city, and cities take precedence.
create or replace function refuse_slug_of_city() returns trigger language plpgsql as $$
begin
  if exists (select from city where city.slug = new.slug) then
    raise exception 'product slug % is a city', new.slug using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- A city that comes later than a product takes the slug they share (contract.md, "Names and shapes"): the product adds its type,
-- then a number. Its old address gets a redirect, although the page at that address is now the city's.
create or replace function product_makes_way_for_city() returns trigger language plpgsql as $$
declare
  moved record;
  fresh text;
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
    perform add_redirect('/' || moved.type || '/' || moved.slug, '/' || moved.type || '/' || fresh);
  end loop;
  return null;
end $$;

-- Whoever writes it: the page at the old address redirects as well, but who asks where a page went has no page.
create or replace function redirect_product_of_other_type() returns trigger language plpgsql as $$
begin
  perform add_redirect('/' || old.type || '/' || new.slug, '/' || new.type || '/' || new.slug);
  return null;
end $$;
