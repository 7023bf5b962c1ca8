-- Temporary offers of brands. Never for cannabis (art. 3b Opiumwet): the category is the subject of a deal, and a product that it
-- names is a supply. The words are those of src/features/deals/deal.ts.
create table deal (
  id bigint generated always as identity primary key,
  slug text collate "C" not null unique check (is_slug(slug)),
  brand_id bigint not null references brand (id) on delete cascade,
  title jsonb not null check (is_localized_text(title, 120)),
  body jsonb not null check (is_localized_text(body, 3000)),
  kind text collate "C" not null check (kind in ('percent', 'amount', 'bundle', 'gift', 'code', 'event')),
  category text collate "C" not null check (category in ('supplies', 'merchandise', 'foodDrink', 'event')),
  code text collate "C" check (code ~ '^[A-Za-z0-9][A-Za-z0-9._-]{1,39}$'),
  was_cents integer check (was_cents between 1 and 1000000),
  now_cents integer check (now_cents between 0 and 1000000),
  url text collate "C" check (url ~ '^https?://[^\s/]+' and char_length(url) <= 300),
  picture_id bigint references media (id),
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  is_sponsored boolean not null default false,
  state text collate "C" not null default 'draft'
    check (state in ('draft', 'pending', 'scheduled', 'live', 'expired', 'paused', 'rejected')),
  rejected_reason text check (char_length(rejected_reason) between 1 and 500),
  -- Five places a brand: the unique key refuses a sixth live deal, also of concurrent transactions.
  live_place integer check (live_place between 1 and 5),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (brand_id, live_place),
  check ((state = 'live') = (live_place is not null)),
  check ((state = 'rejected') = (rejected_reason is not null)),
  check (kind <> 'code' or code is not null),
  check (was_cents is null or now_cents < was_cents),
  check (valid_from < valid_to and valid_to - valid_from <= interval '90 days'),
  check (is_sample = starts_with(slug, 'sample-'))
);

create index deal_in_time on deal (valid_to) where state in ('live', 'scheduled', 'paused');
create index deal_with_picture on deal (picture_id) where picture_id is not null;

-- Where it is valid; without any shop it is valid wherever the brand is sold.
create table deal_shop (
  deal_id bigint not null references deal (id) on delete cascade,
  shop_id bigint not null references shop (id) on delete cascade,
  primary key (deal_id, shop_id)
);

create index deal_of_shop on deal_shop (shop_id);

create table deal_product (
  deal_id bigint not null references deal (id) on delete cascade,
  product_id bigint not null references product (id) on delete cascade,
  primary key (deal_id, product_id)
);

create index deal_of_product on deal_product (product_id);

create trigger deal_takes_live_place before insert or update of state, brand_id on deal
  for each row execute function take_live_place();

create trigger deal_is_of_brand_that_may before insert or update of brand_id, is_sample on deal
  for each row execute function refuse_deal_of_brand();

create trigger deal_shop_is_alike after insert on deal_shop
  referencing new table as added for each statement execute function refuse_shop_of_deal();

create trigger deal_product_is_supply after insert on deal_product
  referencing new table as added for each statement execute function refuse_product_of_deal();
