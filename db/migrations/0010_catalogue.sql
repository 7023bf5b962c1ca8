-- Texts people wrote, in one language or more: {"nl": "…", "en": "…", "source": "nl"}; the source is one of them.
create function is_localized_text(localized jsonb, longest integer) returns boolean
  language sql immutable parallel safe
  return localized is null or (
    jsonb_typeof(localized) = 'object'
    and localized ->> 'source' in ('nl', 'en', 'de', 'es', 'fr', 'it', 'pl', 'pt', 'cz')
    and localized ? (localized ->> 'source')
    and not exists (
      select from jsonb_each(localized) as part
      where part.key <> 'source' and (
        part.key not in ('nl', 'en', 'de', 'es', 'fr', 'it', 'pl', 'pt', 'cz')
        or jsonb_typeof(part.value) <> 'string'
        or char_length(part.value #>> '{}') not between 1 and longest)));

-- Who breeds, makes or sells under a name of its own.
create table brand (
  id bigint generated always as identity primary key,
  slug text collate "C" not null unique check (is_slug(slug)),
  name text not null check (char_length(name) between 2 and 80 and name = btrim(name)),
  sort_name text not null,
  kind text collate "C" not null check (kind in ('breeder', 'producer', 'accessories')),
  status text collate "C" not null default 'active' check (status in ('draft', 'pending', 'active', 'merged')),
  is_sample boolean not null default false,
  -- A grower of the controlled supply chain experiment may not advertise: its page leads to the neutral list.
  is_licensed_grower boolean not null default false,
  -- A name it had or trades under, as its source says.
  note text check (char_length(note) between 1 and 200),
  description jsonb check (is_localized_text(description, 1500)),
  website text collate "C" check (website ~ '^https?://[^\s/]+' and char_length(website) <= 300),
  logo_key text collate "C",
  source text collate "C" not null check (source in ('kushy', 'tradePage', 'owner', 'visitor', 'operator', 'sample')),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  -- The order "best": products, then strains, as src/features/brands/brand-rank.ts works it out.
  rank integer not null default 0,
  rating_hundredths integer check (rating_hundredths between 100 and 500),
  review_count integer not null default 0 check (review_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_sample = starts_with(slug, 'sample-')),
  check (is_sample = (source = 'sample')),
  check (not (is_sample and is_licensed_grower))
);

create index brand_by_rank on brand (rank desc, sort_name, id);

-- What the seed is sold as. The same name is often a different plant, so what a product is like is not settled by it.
create table strain (
  id bigint generated always as identity primary key,
  slug text collate "C" not null unique check (is_slug(slug)),
  name text not null check (char_length(name) between 1 and 80 and name = btrim(name)),
  sort_name text not null,
  aliases text[] not null default '{}',
  breeder_id bigint references brand (id),
  marketed_as text collate "C" check (marketed_as in ('indica', 'sativa', 'hybrid')),
  -- As the catalogue tells them; what visitors report comes from reviews. The words are those of
  -- src/features/products/{effects,flavours,terpenes}.ts. No medical terms, ever.
  effects text[] collate "C" not null default '{}',
  flavours text[] collate "C" not null default '{}',
  terpenes text[] collate "C" not null default '{}',
  thc_permille integer check (thc_permille between 0 and 400),
  cbd_permille integer check (cbd_permille between 0 and 400),
  is_well_known boolean not null default false,
  is_sample boolean not null default false,
  source text collate "C" not null check (source in ('kushy', 'own', 'sample')),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  check (is_sample = starts_with(slug, 'sample-')),
  check (is_sample = (source = 'sample')),
  check (effects <@ '{relaxed,happy,euphoric,uplifted,sleepy,creative,energetic,hungry,focused,tingly,talkative,giggly,thoughtful,clearHeaded,dreamy,heavy,dryMouth,dryEyes,dizzy,uneasy}'),
  check (flavours <@ '{ammonia,apple,berry,blueberry,cheese,chocolate,citrus,coffee,diesel,earthy,floral,grape,honey,lavender,lemon,lime,mango,mint,nutty,orange,pepper,pine,pineapple,rose,skunk,spicy,strawberry,sweet,vanilla,woody}'),
  check (terpenes <@ '{bisabolol,caryophyllene,humulene,limonene,linalool,myrcene,nerolidol,ocimene,pinene,terpinolene}')
);

create index strain_of_breeder on strain (breeder_id) where breeder_id is not null;

-- A parent the catalogue has no strain for keeps its name.
create table strain_parent (
  strain_id bigint not null references strain (id) on delete cascade,
  place integer not null check (place between 1 and 8),
  name text not null check (char_length(name) between 1 and 80),
  parent_id bigint references strain (id) on delete set null,
  primary key (strain_id, place),
  check (parent_id <> strain_id)
);

create index strain_child on strain_parent (parent_id) where parent_id is not null;

-- The strains most like one, with why; worked out anew when the catalogue changes.
create table strain_similar (
  strain_id bigint not null references strain (id) on delete cascade,
  place integer not null check (place between 1 and 12),
  other_id bigint not null references strain (id) on delete cascade,
  -- `isParent`, `isChild`, `parent:og-kush` in common, `terpene:pinene`, `flavour:pine`, `effect:relaxed`, `breeder`,
  -- `marketedAs:indica`: strongest first.
  reasons text[] collate "C" not null check (cardinality(reasons) between 1 and 4),
  primary key (strain_id, place),
  unique (strain_id, other_id),
  check (other_id <> strain_id)
);

create table product (
  id bigint generated always as identity primary key,
  slug text collate "C" not null unique check (is_slug(slug)),
  name text not null check (char_length(name) between 1 and 80 and name = btrim(name)),
  sort_name text not null,
  type text collate "C" not null check (type in ('weed', 'hash', 'prerolled', 'edibles', 'supplies')),
  sub_category text collate "C",
  -- With a strain and without a brand: what any shop sells under the name of the strain.
  strain_id bigint references strain (id),
  brand_id bigint references brand (id),
  status text collate "C" not null default 'active'
    check (status in ('draft', 'pending', 'active', 'discontinued', 'merged')),
  is_sample boolean not null default false,
  description jsonb check (is_localized_text(description, 1500)),
  cover_key text collate "C",
  thc_permille integer check (thc_permille between 0 and 1000),
  cbd_permille integer check (cbd_permille between 0 and 1000),
  potency_method text collate "C" check (potency_method in ('label', 'lab', 'catalogue')),
  potency_observed_on text collate "C" check (is_observed_on(potency_observed_on)),
  -- Of one joint, cookie or bag. A person buys at most 5 g a day (Aanwijzing Opiumwet, criterion G).
  milligrams_per_piece integer check (milligrams_per_piece > 0),
  pieces_per_pack integer check (pieces_per_pack between 1 and 1000),
  thc_micrograms_per_piece integer check (thc_micrograms_per_piece between 0 and 1000000),
  thc_micrograms_per_pack integer check (thc_micrograms_per_pack between 0 and 10000000),
  source text collate "C" not null check (source in ('kushy', 'own', 'owner', 'visitor', 'operator', 'sample')),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  -- The order "best", as src/features/products/product-rank.ts works it out.
  rank integer not null default 0,
  rating_hundredths integer check (rating_hundredths between 100 and 500),
  review_count integer not null default 0 check (review_count >= 0),
  -- Kept true by the triggers on menu_item: in how many shops it can be had, and what a gram costs there.
  shop_count integer not null default 0 check (shop_count >= 0),
  low_cents_per_gram integer,
  median_cents_per_gram integer,
  high_cents_per_gram integer,
  from_cents integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_sample = starts_with(slug, 'sample-')),
  check (is_sample = (source = 'sample')),
  check (type = 'supplies' or milligrams_per_piece is null or milligrams_per_piece <= 5000),
  -- Without how and when it was measured a percentage is a rumour.
  check (num_nulls(potency_method, potency_observed_on) = case when thc_permille is null and cbd_permille is null then 2 else 0 end),
  check (thc_permille is null or cbd_permille is null or thc_permille + cbd_permille <= 1000),
  -- A pack is its pieces.
  check (thc_micrograms_per_pack is null or (
    thc_micrograms_per_piece is not null and pieces_per_pack is not null
    and thc_micrograms_per_pack = thc_micrograms_per_piece * pieces_per_pack)),
  check (thc_micrograms_per_piece is null or milligrams_per_piece is null
    or thc_micrograms_per_piece <= milligrams_per_piece::bigint * 1000),
  check (type <> 'supplies' or num_nonnulls(strain_id, thc_permille, cbd_permille, thc_micrograms_per_piece) = 0)
);

create index product_of_type on product (type, rank desc, sort_name, id);
create index product_of_strain on product (strain_id) where strain_id is not null;
create index product_of_brand on product (brand_id, rank desc, sort_name, id) where brand_id is not null;
-- A strain is the unbranded weed product of its name once.
create unique index product_of_strain_alone on product (strain_id)
  where brand_id is null and type = 'weed' and status <> 'merged' and source in ('kushy', 'own');

-- `/weed/{slug}` is a product or a city, and a city was there first.
create function refuse_slug_of_city() returns trigger language plpgsql as $$
begin
  if exists (select from city where city.slug = new.slug) then
    raise exception 'product slug % is a city', new.slug using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger product_slug_is_no_city before insert or update of slug on product
  for each row execute function refuse_slug_of_city();

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
