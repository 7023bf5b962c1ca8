create or replace function keep_default_compliance() returns trigger language plpgsql as $$
begin
  raise exception 'every profile rests on the default one' using errcode = 'check_violation';
end $$;

create or replace function refresh_compliance(asked bigint[]) returns void language plpgsql as $$
begin
  -- After this lock other transactions that change the profiles of these shops have committed, and their changes are visible
  -- below.
  perform from shop_compliance where shop_id = any (asked) order by shop_id for update;
  insert into shop_compliance (shop_id, menu, prices, deal_types, is_indexable)
  select shop_id, menu, prices, deal_types, is_indexable
  from resolved_compliance where shop_id = any (asked)
  order by shop_id
  on conflict (shop_id) do update set
    menu = excluded.menu, prices = excluded.prices, deal_types = excluded.deal_types, is_indexable = excluded.is_indexable
  where (shop_compliance.menu, shop_compliance.prices, shop_compliance.deal_types, shop_compliance.is_indexable)
    is distinct from (excluded.menu, excluded.prices, excluded.deal_types, excluded.is_indexable);
end $$;

-- Inserts of shops and changes of profiles of many shops wait for each other, or a new shop could start with an outdated profile.
-- Inserts do not wait for each other, and an owner who hides a menu waits for neither.
create or replace function shops_begin_with_compliance() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    perform pg_advisory_xact_lock_shared(hashtext('compliance'));
    perform refresh_compliance(array(select id from added));
  end if;
  return null;
end $$;

create or replace function shop_moves_to_other_compliance() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('compliance'));
  perform refresh_compliance(array[new.id]);
  return null;
end $$;

create or replace function refresh_compliance_of_profile() returns trigger language plpgsql as $$
begin
  -- A profile may be moved to another place: both places are then refreshed.
  if tg_op <> 'INSERT' then perform refresh_shops_of_profile(old.scope, old.municipality_id, old.shop_id); end if;
  if tg_op <> 'DELETE' then perform refresh_shops_of_profile(new.scope, new.municipality_id, new.shop_id); end if;
  return null;
end $$;

create or replace function refresh_shops_of_profile(scope text, municipality bigint, shop bigint) returns void
  language plpgsql as $$
begin
  if scope = 'shop' then
    perform refresh_compliance(array[shop]);
  else
    perform pg_advisory_xact_lock(hashtext('compliance'));
    perform refresh_compliance(array(
      select id from shop as each where scope <> 'municipality' or municipality_id = municipality));
  end if;
end $$;

-- The later one of the list shows less. As `stricterMenu` in src/features/compliance/compliance.ts; null where an owner said nothing.
create or replace function stricter_menu(rule text, of_owner text) returns text language sql immutable as $$
  select (array['full', 'names', 'login', 'hidden'])[greatest(
    array_position(array['full', 'names', 'login', 'hidden'], rule),
    array_position(array['full', 'names', 'login', 'hidden'], of_owner))]
$$;

-- A list of names that is for members only has no prices for them either.
create or replace function stricter_prices(menu text, prices text, owner_menu text, owner_prices text) returns text
  language sql immutable as $$
  select case when (menu, owner_menu) in (('names', 'login'), ('login', 'names')) then 'hidden'
    else (array['public', 'login', 'hidden'])[greatest(
      array_position(array['public', 'login', 'hidden'], prices),
      array_position(array['public', 'login', 'hidden'], owner_prices))]
    end
$$;
