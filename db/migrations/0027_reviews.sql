-- What people say of shops, products and brands: one review a person and target (product.md section 11).
create table review (
  id bigint generated always as identity primary key,
  -- Null for one whose author left and let it stand.
  author_id bigint references account (id) on delete cascade,
  target_type text collate "C" not null check (target_type in ('shop', 'product', 'brand')),
  target_id bigint not null,
  -- The target once more, in the column of its table: what is gone has no reviews.
  shop_id bigint generated always as (case target_type when 'shop' then target_id end) stored
    references shop (id) on delete cascade,
  product_id bigint generated always as (case target_type when 'product' then target_id end) stored
    references product (id) on delete cascade,
  brand_id bigint generated always as (case target_type when 'brand' then target_id end) stored
    references brand (id) on delete cascade,
  -- Stars in halves: 9 is four and a half.
  overall_halves smallint not null check (overall_halves between 2 and 10),
  -- Whole stars by aspect, such as {"staff": 5}: src/features/reviews/review.ts says which a target has.
  aspects jsonb not null default '{}' check (jsonb_typeof(aspects) = 'object'),
  text text not null default '' check (text = '' or char_length(text) between 10 and 2000),
  -- The language it is written in.
  locale text collate "C" not null check (locale ~ '^[a-z]{2}$'),
  -- When its author was there, counted from `written_at`.
  visited text collate "C" check (visited in ('thisMonth', 'lastMonth', 'earlier')),
  -- Its author lives nearby, or came as a visitor; null where it was not said.
  is_local boolean,
  effects text[] collate "C" not null default '{}',
  flavours text[] collate "C" not null default '{}',
  -- Of a product: where it was bought. Quality belongs to the pair.
  bought_at_id bigint references shop (id) on delete set null,
  -- pending → approved → removed | withdrawn. What is not approved its author alone sees.
  state text collate "C" not null check (state in ('pending', 'approved', 'removed', 'withdrawn')),
  -- Written by somebody invented: counts in no rating of a real target.
  is_sample boolean not null,
  rev integer not null default 1 check (rev > 0),
  written_at timestamptz not null default now(),
  -- Null until it was changed after it had been shown.
  edited_at timestamptz,
  unique (author_id, target_type, target_id),
  check (effects <@ '{relaxed,happy,euphoric,uplifted,sleepy,creative,energetic,hungry,focused,tingly,talkative,giggly,thoughtful,clearHeaded,dreamy,heavy,dryMouth,dryEyes,dizzy,uneasy}'),
  check (flavours <@ '{ammonia,apple,berry,blueberry,cheese,chocolate,citrus,coffee,diesel,earthy,floral,grape,honey,lavender,lemon,lime,mango,mint,nutty,orange,pepper,pine,pineapple,rose,skunk,spicy,strawberry,sweet,vanilla,woody}'),
  check (bought_at_id is null or target_type = 'product')
);

create index review_of_target on review (target_type, target_id, written_at desc, id desc) where state = 'approved';
create index review_of_shop on review (shop_id) where shop_id is not null;
create index review_of_product on review (product_id) where product_id is not null;
create index review_of_brand on review (brand_id) where brand_id is not null;
create index review_bought_at on review (bought_at_id) where bought_at_id is not null;
create index review_by_time on review (written_at desc, id desc) where state = 'approved';
create index review_pending on review (written_at, id) where state = 'pending';

-- What a review said before it was changed.
create table review_revision (
  review_id bigint not null references review (id) on delete cascade,
  rev integer not null check (rev > 0),
  -- overall_halves, aspects, text, locale, visited, effects, flavours and the keys of the photos.
  said jsonb not null check (jsonb_typeof(said) = 'object'),
  replaced_at timestamptz not null default now(),
  primary key (review_id, rev)
);

create table review_photo (
  review_id bigint not null references review (id) on delete cascade,
  position smallint not null check (position between 1 and 4),
  media_id bigint not null references media (id),
  primary key (review_id, position),
  unique (review_id, media_id)
);

create index review_photo_of_media on review_photo (media_id);

-- Who found a review helpful.
create table review_vote (
  review_id bigint not null references review (id) on delete cascade,
  account_id bigint not null references account (id) on delete cascade,
  voted_at timestamptz not null default now(),
  primary key (review_id, account_id)
);

create index review_vote_of_account on review_vote (account_id);

-- The one answer of whoever speaks for the shop or brand.
create table review_reply (
  review_id bigint primary key references review (id) on delete cascade,
  author_id bigint not null references account (id) on delete cascade,
  text text not null check (char_length(text) between 10 and 1000),
  replied_at timestamptz not null default now()
);

create index review_reply_of_author on review_reply (author_id);
