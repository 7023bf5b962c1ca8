-- What owners read of how often the page of their shop was opened. Counts alone: no row is about a visit, and nothing in here says who
-- came, when within the day, or from which address.

-- The days on which the site counted. A day that is missing was lost and is no nought.
create table counted_day (
  -- Of the country (src/features/hours/country-clock.ts).
  day date primary key
);

create table shop_visit_count (
  shop_id bigint not null references shop (id) on delete cascade,
  day date not null,
  -- `view`: its page, with the one way that led there. `map`: its place on the map. `search`: what was looked for on the page before,
  -- of which a view may have several.
  kind text collate "C" not null check (kind in ('view', 'map', 'search')),
  -- A word of src/features/figures/visit.ts; `city:` and `product:` are followed by a slug. Never what somebody typed.
  way text collate "C" not null check (way ~ '^[a-zA-Z]+(:[a-zA-Z0-9-]+)?$' and length(way) <= 140),
  count integer not null check (count > 0),
  primary key (shop_id, day, kind, way)
);

create index shop_visit_count_by_day on shop_visit_count (day);

-- How often a product was opened by people who were looking in a town.
create table product_ask_count (
  city_id bigint not null references city (id) on delete cascade,
  product_id bigint not null references product (id) on delete cascade,
  day date not null,
  count integer not null check (count > 0),
  primary key (city_id, product_id, day)
);

create index product_ask_count_of_product on product_ask_count (product_id);
create index product_ask_count_by_day on product_ask_count (day);
