-- Who is friends with whom: one row a pair, which holds the wish of each (security.md 2.4). Both: friends; one: a request;
-- neither: nothing, until the row is purged.
create table friend_edge (
  lo bigint not null references account (id) on delete cascade,
  hi bigint not null references account (id) on delete cascade,
  lo_req boolean not null,
  hi_req boolean not null,
  -- When the first of them asked. A request that nobody answered is over after 90 days (product.md section 10).
  requested_at timestamptz not null default now(),
  primary key (lo, hi),
  check (lo < hi)
);

create index friend_edge_of_hi on friend_edge (hi);

-- Whom an account wants nothing to do with; it works both ways.
create table account_block (
  account_id bigint not null references account (id) on delete cascade,
  blocked_id bigint not null references account (id) on delete cascade,
  blocked_at timestamptz not null default now(),
  primary key (account_id, blocked_id),
  check (account_id <> blocked_id)
);

create index account_block_of_blocked on account_block (blocked_id);

-- Followers and likes are counted when they are shown: an index answers that for thousands in less than a millisecond and is never
-- wrong, while a counter would make all who follow one shop wait for each other.
create table shop_follow (
  account_id bigint not null references account (id) on delete cascade,
  shop_id bigint not null references shop (id) on delete cascade,
  followed_at timestamptz not null default now(),
  primary key (account_id, shop_id)
);

create index shop_follow_of_shop on shop_follow (shop_id);

create table liking (
  account_id bigint not null references account (id) on delete cascade,
  type text collate "C" not null check (type in ('product', 'brand', 'shop', 'deal', 'post')),
  target_id bigint not null,
  -- The target once more, in the column of its table: what is gone is liked by nobody.
  product_id bigint generated always as (case type when 'product' then target_id end) stored
    references product (id) on delete cascade,
  brand_id bigint generated always as (case type when 'brand' then target_id end) stored
    references brand (id) on delete cascade,
  shop_id bigint generated always as (case type when 'shop' then target_id end) stored
    references shop (id) on delete cascade,
  deal_id bigint generated always as (case type when 'deal' then target_id end) stored
    references deal (id) on delete cascade,
  post_id bigint generated always as (case type when 'post' then target_id end) stored
    references discover_post (id) on delete cascade,
  liked_at timestamptz not null default now(),
  primary key (account_id, type, target_id)
);

create index liking_of_target on liking (type, target_id, account_id);
create index liking_of_product on liking (product_id) where product_id is not null;
create index liking_of_brand on liking (brand_id) where brand_id is not null;
create index liking_of_shop on liking (shop_id) where shop_id is not null;
create index liking_of_deal on liking (deal_id) where deal_id is not null;
create index liking_of_post on liking (post_id) where post_id is not null;
