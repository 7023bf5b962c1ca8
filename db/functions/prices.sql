-- What may stand on a price ladder: [{"unit": "gram", "quantity": 1, "cents": 1200}, …], quantities and prices strictly
-- increasing within a unit, at most 5 g, none for nothing. The same rules as src/features/products/price-ladder.ts, which reports
-- the mistakes to people.
-- A loop and no query, because each writing of a menu calls these three for every line.
create or replace function is_price_ladder(ladder jsonb) returns boolean
  language plpgsql immutable parallel safe as $$
declare
  rung jsonb;
  unit text;
  quantity numeric;
  cents numeric;
  -- The previous rung of each unit.
  smaller jsonb := '{}';
begin
  if jsonb_typeof(ladder) <> 'array' then return false; end if;
  if jsonb_array_length(ladder) > 12 then return false; end if;
  for place in 0 .. jsonb_array_length(ladder) - 1 loop
    rung := ladder -> place;
    if jsonb_typeof(rung) <> 'object' then return false; end if;
    if rung - '{unit,quantity,cents}'::text[] <> '{}'
      or jsonb_typeof(rung -> 'unit') is distinct from 'string'
      or jsonb_typeof(rung -> 'quantity') is distinct from 'number'
      or jsonb_typeof(rung -> 'cents') is distinct from 'number' then return false; end if;
    unit := rung ->> 'unit';
    quantity := rung ->> 'quantity';
    cents := rung ->> 'cents';
    if unit not in ('gram', 'piece', 'pack')
      or quantity <= 0 or quantity > (case unit when 'gram' then 5 else 100 end)
      or quantity <> round(quantity, (case unit when 'gram' then 2 else 0 end))
      or cents <> round(cents) or cents not between 1 and 100000 then return false; end if;
    if smaller ? unit then
      if quantity <= (smaller -> unit ->> 'quantity')::numeric
        or cents <= (smaller -> unit ->> 'cents')::numeric then return false; end if;
    end if;
    smaller := smaller || jsonb_build_object(unit, rung);
  end loop;
  return true;
end $$;

-- The cheapest gram of a ladder; null where nothing is sold by weight. Invalid ladders are refused elsewhere.
create or replace function cents_per_gram(ladder jsonb) returns integer
  language plpgsql immutable parallel safe as $$
declare
  rung jsonb;
  lowest numeric;
begin
  if jsonb_typeof(ladder) <> 'array' then return null; end if;
  for place in 0 .. jsonb_array_length(ladder) - 1 loop
    rung := ladder -> place;
    if rung ->> 'unit' = 'gram' and jsonb_typeof(rung -> 'cents') = 'number'
      and jsonb_typeof(rung -> 'quantity') = 'number' and rung -> 'quantity' <> '0' then
      lowest := least(lowest, round((rung ->> 'cents')::numeric / (rung ->> 'quantity')::numeric));
    end if;
  end loop;
  return case when lowest between 0 and 10000000 then lowest end;
end $$;

create or replace function lowest_cents(ladder jsonb) returns integer
  language plpgsql immutable parallel safe as $$
declare
  rung jsonb;
  lowest numeric;
begin
  if jsonb_typeof(ladder) <> 'array' then return null; end if;
  for place in 0 .. jsonb_array_length(ladder) - 1 loop
    rung := ladder -> place;
    if jsonb_typeof(rung -> 'cents') = 'number' then lowest := least(lowest, (rung ->> 'cents')::numeric); end if;
  end loop;
  return case when lowest between 0 and 10000000 then lowest end;
end $$;

-- Since when a price must have been seen to be one of today: a year ago, from the beginning of that day in UTC. freshSince of
-- src/features/products/fresh-price.ts; every query that shows, sorts or filters by a lowest price uses one of the two. Hours and not
-- days: those of a session's time zone are not all of one length.
create or replace function fresh_since() returns timestamptz language sql stable parallel safe
  return date_trunc('day', now(), 'UTC') - interval '8760 hours';

create or replace function refuse_rewriting_history() returns trigger language plpgsql as $$
begin
  -- Deleting a shop deletes its history; other than that only invented prices are deleted, of samples and of load data.
  if tg_op = 'DELETE' and not exists (select from shop where shop.id = old.shop_id) then return old; end if;
  if tg_op = 'DELETE' and (old.is_sample
    or exists (select from shop where shop.id = old.shop_id and starts_with(shop.source_key, 'generated-'))) then
    return old;
  end if;
  raise exception 'price observations are only added to' using errcode = 'check_violation';
end $$;
