-- Posts: an article, or an event with its time and place. The words are those of src/features/discover/post.ts.
create table discover_post (
  id bigint generated always as identity primary key,
  slug text collate "C" not null unique check (is_slug(slug)),
  kind text collate "C" not null check (kind in ('article', 'event')),
  title jsonb not null check (is_localized_text(title, 120)),
  lead jsonb not null check (is_localized_text(lead, 400)),
  -- Markdown; src/platform/markdown reads it.
  body jsonb not null check (is_localized_text(body, 20000)),
  cover_id bigint references media (id),
  author text collate "C" not null check (author in ('editorial', 'brand', 'shop')),
  brand_id bigint references brand (id) on delete cascade,
  shop_id bigint references shop (id) on delete cascade,
  tags text[] collate "C" not null default '{}' check (cardinality(tags) <= 8),
  is_sponsored boolean not null default false,
  published_at timestamptz,
  starts_at timestamptz,
  ends_at timestamptz,
  place text check (char_length(place) between 1 and 120),
  state text collate "C" not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((author = 'brand') = (brand_id is not null)),
  check ((author = 'shop') = (shop_id is not null)),
  -- Our own posts are never paid.
  check (not (is_sponsored and author = 'editorial')),
  check ((kind = 'event') = (starts_at is not null)),
  check (ends_at is null or starts_at < ends_at),
  check (kind = 'event' or num_nonnulls(ends_at, place) = 0),
  check (published_at is not null or state = 'draft'),
  check (is_sample = starts_with(slug, 'sample-'))
);

create index discover_post_in_order on discover_post (published_at desc, id desc)
  where state in ('scheduled', 'published');
create index discover_post_of_brand on discover_post (brand_id) where brand_id is not null;
create index discover_post_of_shop on discover_post (shop_id) where shop_id is not null;

create table discover_post_city (
  post_id bigint not null references discover_post (id) on delete cascade,
  city_id bigint not null references city (id) on delete cascade,
  primary key (post_id, city_id)
);

create index discover_post_of_city on discover_post_city (city_id);

create trigger discover_post_is_alike before insert or update of shop_id, brand_id, is_sample on discover_post
  for each row execute function refuse_mixed_employer();

create trigger discover_post_is_of_brand_that_may before insert or update of brand_id on discover_post
  for each row execute function refuse_post_of_grower();
