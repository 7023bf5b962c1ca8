-- What one shop sells.
create table menu_item (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  product_id bigint references product (id),
  -- As on the shop's own menu; required where no product is known, and stored also where one is.
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

-- One trigger an event, whose function does all the steps in a defined order.
create trigger menu_items_added after insert on menu_item
  referencing new table as added for each statement execute function menu_items_added();
create trigger menu_items_changed after update on menu_item
  referencing old table as removed new table as added for each statement execute function menu_items_changed();
create trigger menu_items_removed after delete on menu_item
  referencing old table as removed for each statement execute function menu_items_removed();

-- Price observations (price, quantity and time): append-only.
create table price_observation (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  product_id bigint references product (id),
  menu_item_id bigint not null,
  unit text collate "C" not null check (unit in ('gram', 'piece', 'pack')),
  quantity numeric(6, 2) not null check (quantity > 0),
  -- Null: no longer offered at this quantity.
  cents integer check (cents > 0),
  observed_at timestamptz not null,
  is_sample boolean not null
);

-- Prices observed together have one time; the id tells which is the last.
create index price_history on price_observation (product_id, observed_at, id) where product_id is not null;
create index price_history_of_item on price_observation (menu_item_id, observed_at);

create trigger price_observation_is_final before update or delete on price_observation
  for each row execute function refuse_rewriting_history();

-- The public prices for histories, indices and alerts. A menu that is hidden today hides its history too.
create view public_price_observation as
select observed.id, observed.shop_id, observed.product_id, observed.menu_item_id, observed.unit, observed.quantity,
  observed.cents, observed.observed_at, observed.is_sample
from price_observation as observed
join shop_compliance on shop_compliance.shop_id = observed.shop_id and shop_compliance.are_prices_public;

-- The precomputed menu of each shop for its page, updated when something on it changes: joining sixty lines from four tables
-- takes ten times as long as reading them. Derived from menu_item, product, brand and strain, by refresh_menus in the transaction
-- that changes them. Read by src/features/products/server/menu-of-shop.ts.
create table shop_menu (
  shop_id bigint primary key references shop (id) on delete cascade,
  -- A list of `MenuItem` (src/features/products/menu.ts) in the order of the shop.
  lines json not null default '[]',
  -- When the newest line was seen; null where there is none.
  seen_at timestamptz,
  -- What its cheapest gram costs, for the list of shops in the order of prices. shop_compliance says whether it is public, as for
  -- the lines.
  low_cents_per_gram integer
);

create trigger product_refreshes_menus after update on product
  referencing old table as removed new table as added for each statement execute function refresh_menus_of_products();

create trigger brand_refreshes_menus after update on brand
  referencing old table as removed new table as added for each statement execute function refresh_menus_of_brands();

create trigger strain_refreshes_menus after update on strain
  referencing old table as removed new table as added for each statement execute function refresh_menus_of_strains();
