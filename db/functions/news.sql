-- Rules for content in the name of a shop or brand: samples belong to samples only, and a licensed grower may offer jobs, but not
-- advertise.
create or replace function refuse_mixed_employer() returns trigger language plpgsql as $$
begin
  if exists (select from shop where id = new.shop_id and is_sample <> new.is_sample)
    or exists (select from brand where id = new.brand_id and is_sample <> new.is_sample) then
    raise exception '% mixes samples and real things', new.slug using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function refuse_post_of_grower() returns trigger language plpgsql as $$
begin
  if exists (select from brand where id = new.brand_id and is_licensed_grower) then
    raise exception 'post % would advertise a licensed grower', new.slug
      using errcode = 'check_violation', constraint = 'post_of_brand_that_may';
  end if;
  return new;
end $$;
