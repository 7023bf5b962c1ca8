-- What may stand on a price ladder: [{"unit": "gram", "quantity": 1, "cents": 1200}, …], quantities and prices strictly
-- increasing within a unit, at most 5 g, none for nothing. The same rules as src/features/products/price-ladder.ts, which
-- tells people which row breaks which.
-- A loop and no query, because each writing of a menu calls these three for every line.
create function is_price_ladder(ladder jsonb) returns boolean
  language plpgsql immutable parallel safe as $$
declare
  rung jsonb;
  unit text;
  quantity numeric;
  cents numeric;
  -- The rung before of each unit.
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

-- The cheapest gram of a ladder; null where nothing is sold by weight. What is no ladder is refused elsewhere.
create function cents_per_gram(ladder jsonb) returns integer
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

create function lowest_cents(ladder jsonb) returns integer
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

-- What one shop sells.
create table menu_item (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  product_id bigint references product (id),
  -- As it stands on the shop's own menu; needed where no product is known, and kept where one is.
  raw_name text check (char_length(raw_name) between 1 and 80),
  heading text check (char_length(heading) between 1 and 60),
  position integer not null check (position >= 0),
  available text collate "C" not null default 'unknown' check (available in ('yes', 'low', 'soldOut', 'unknown')),
  ladder jsonb not null default '[]' check (is_price_ladder(ladder)),
  cents_per_gram integer generated always as (cents_per_gram(ladder)) stored,
  from_cents integer generated always as (lowest_cents(ladder)) stored,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  source text collate "C" not null check (source in ('owner', 'visitor', 'operator', 'sample')),
  check (num_nonnulls(product_id, raw_name) > 0),
  check (first_seen_at <= last_seen_at),
  unique (shop_id, product_id)
);

create index menu_of_shop on menu_item (shop_id, position, id);
create index shops_selling on menu_item (product_id, shop_id) include (cents_per_gram, from_cents, available);

-- An invented menu never sits on a real shop, nor a real product on an invented one.
create function refuse_mixed_menu() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
    join shop on shop.id = added.shop_id
    left join product on product.id = added.product_id
    where shop.is_sample <> (added.source = 'sample')
      or (product.id is not null and product.is_sample <> shop.is_sample)
  ) then
    raise exception 'samples and real things on one menu' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger menu_is_not_mixed_on_insert after insert on menu_item
  referencing new table as added for each statement execute function refuse_mixed_menu();
create trigger menu_is_not_mixed_on_update after update on menu_item
  referencing new table as added for each statement execute function refuse_mixed_menu();

-- What was asked for how much, and when: written once, never changed.
create table price_observation (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  product_id bigint references product (id),
  menu_item_id bigint not null,
  unit text collate "C" not null check (unit in ('gram', 'piece', 'pack')),
  quantity numeric(6, 2) not null check (quantity > 0),
  -- Null: no longer asked at this quantity.
  cents integer check (cents > 0),
  observed_at timestamptz not null,
  is_sample boolean not null
);

create index price_history on price_observation (product_id, observed_at) where product_id is not null;
create index price_history_of_item on price_observation (menu_item_id, observed_at);

create function refuse_rewriting_history() returns trigger language plpgsql as $$
begin
  -- A shop that goes takes its history along: nothing else does.
  if tg_op = 'DELETE' and not exists (select from shop where shop.id = old.shop_id) then return old; end if;
  if tg_op = 'DELETE' and old.is_sample then return old; end if;
  raise exception 'price observations are only added to' using errcode = 'check_violation';
end $$;

create trigger price_observation_is_final before update or delete on price_observation
  for each row execute function refuse_rewriting_history();

-- Every price that is new, other or gone leaves an observation, whoever wrote it.
create function observe_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into price_observation (shop_id, product_id, menu_item_id, unit, quantity, cents, observed_at, is_sample)
    select added.shop_id, added.product_id, added.id, rung ->> 'unit', (rung ->> 'quantity')::numeric,
      (rung ->> 'cents')::integer, added.last_seen_at, added.source = 'sample'
    from added, jsonb_array_elements(added.ladder) as rung;
  else
    insert into price_observation (shop_id, product_id, menu_item_id, unit, quantity, cents, observed_at, is_sample)
    select added.shop_id, added.product_id, added.id, rung.unit, rung.quantity, rung.cents,
      added.last_seen_at, added.source = 'sample'
    from added
    join removed on removed.id = added.id and removed.ladder <> added.ladder
    cross join lateral (
      select coalesce(asked.unit, before.unit) as unit, coalesce(asked.quantity, before.quantity) as quantity, asked.cents
      from jsonb_to_recordset(added.ladder) as asked(unit text, quantity numeric, cents integer)
      full join jsonb_to_recordset(removed.ladder) as before(unit text, quantity numeric, cents integer)
        on before.unit = asked.unit and before.quantity = asked.quantity
      where asked.cents is distinct from before.cents
    ) as rung;
  end if;
  return null;
end $$;

create trigger prices_are_observed_on_insert after insert on menu_item
  referencing new table as added for each statement execute function observe_prices();
create trigger prices_are_observed_on_update after update on menu_item
  referencing old table as removed new table as added for each statement execute function observe_prices();

-- What a product costs and where it can be had, from the menus that carry it. What is sold out is not to be had.
create function refresh_products(product_ids bigint[]) returns void language sql as $$
  update product set
    shop_count = fresh.shop_count, low_cents_per_gram = fresh.low, median_cents_per_gram = fresh.median,
    high_cents_per_gram = fresh.high, from_cents = fresh.from_cents
  from (
    select known.id, count(menu_item.id)::integer as shop_count,
      min(menu_item.cents_per_gram) as low,
      round((percentile_cont(0.5) within group (order by menu_item.cents_per_gram))::numeric)::integer as median,
      max(menu_item.cents_per_gram) as high,
      min(menu_item.from_cents) as from_cents
    from unnest(product_ids) as known(id)
    left join (
      menu_item join shop on shop.id = menu_item.shop_id and shop.status = 'active'
    ) on menu_item.product_id = known.id and menu_item.available <> 'soldOut'
    group by known.id
  ) as fresh
  where product.id = fresh.id
    and (product.shop_count, product.low_cents_per_gram, product.median_cents_per_gram, product.high_cents_per_gram,
      product.from_cents)
    is distinct from (fresh.shop_count, fresh.low, fresh.median, fresh.high, fresh.from_cents)
$$;

create function refresh_products_of_menu() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id order by product_id) into touched from added where product_id is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id order by product_id) into touched from removed where product_id is not null;
  else
    select array_agg(distinct each.product_id order by each.product_id) into touched from (
      select added.product_id from added join removed on removed.id = added.id
      where (added.product_id, added.available, added.ladder, added.shop_id)
        is distinct from (removed.product_id, removed.available, removed.ladder, removed.shop_id)
      union all
      select removed.product_id from added join removed on removed.id = added.id
      where added.product_id is distinct from removed.product_id
    ) as each where each.product_id is not null;
  end if;
  if touched is null then return null; end if;
  -- In one order, so that two menus saved at once wait for each other and do not lock each other out.
  perform from product where id = any (touched) order by id for no key update;
  perform refresh_products(touched);
  return null;
end $$;

create trigger menu_refreshes_products_on_insert after insert on menu_item
  referencing new table as added for each statement execute function refresh_products_of_menu();
create trigger menu_refreshes_products_on_update after update on menu_item
  referencing old table as removed new table as added for each statement execute function refresh_products_of_menu();
create trigger menu_refreshes_products_on_delete after delete on menu_item
  referencing old table as removed for each statement execute function refresh_products_of_menu();

-- A shop that closes or opens again changes where its products can be had.
create function refresh_products_of_shops() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  select array_agg(distinct menu_item.product_id order by menu_item.product_id) into touched
  from added
  join removed on removed.id = added.id and removed.status <> added.status
  join menu_item on menu_item.shop_id = added.id
  where menu_item.product_id is not null;
  if touched is null then return null; end if;
  perform from product where id = any (touched) order by id for no key update;
  perform refresh_products(touched);
  return null;
end $$;

create trigger shop_status_refreshes_products after update on shop
  referencing old table as removed new table as added for each statement execute function refresh_products_of_shops();
