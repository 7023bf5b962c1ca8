-- Facts without a source are not shown, so they are refused.
create or replace function refuse_unsourced_shop() returns trigger language plpgsql as $$
begin
  if exists (select 1 from shop where id = new.id)
    and not exists (select 1 from shop_fact where shop_id = new.id and fact_group = 'listing') then
    raise exception 'shop % has no source for its listing', new.slug using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Films show real places; a sample shop has none.
create or replace function refuse_video_of_sample() returns trigger language plpgsql as $$
begin
  if exists (select from shop where id = new.shop_id and is_sample) then
    raise exception 'a sample shop has no film' using errcode = 'check_violation', constraint = 'promo_video_of_real_shop';
  end if;
  return new;
end $$;

-- The shop's own rule on residents, else its municipality's where the criterion applies; the same rule as `accessOf` in
-- src/features/shops/access.ts.
create or replace function residents_rule(kind text, shop_residents text, municipality_residents text) returns text
  language sql immutable parallel safe
  return case
    when shop_residents = 'unknown' and kind in ('coffeeshop', 'takeaway', 'lounge', 'cannabisBar')
    then municipality_residents else shop_residents end;

create or replace function shop_traits(kind text, residents text, present text[], wheelchair text) returns integer
  language sql immutable parallel safe
  return
    coalesce(1 << (array_position(
      array['coffeeshop', 'takeaway', 'lounge', 'cannabisBar', 'smartshop', 'headshop'], kind) - 1), 0)
    | coalesce(1 << (array_position(array['anyone', 'residentsOnly', 'unknown'], residents) + 5), 0)
    | coalesce((select bit_or(1 << (array_position(
        array['seats', 'wifi', 'toilets', 'food', 'coffee', 'games', 'atm', 'cardPayment', 'dogs', 'charging',
          'parking', 'carsAllowed'], amenity) + 8)) from unnest(present) as amenity), 0)
    | case wheelchair when 'yes' then 1 << 21 else 0 end
    | case when 'terrace' = any(present) then 1 << 22 else 0 end;
