-- What brands offer for a while. Cannabis is never among it (art. 3b Opiumwet): the category says what a deal is about,
-- and a product that it names is a supply. The words are those of src/features/deals/deal.ts.
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
  -- Five places a brand: a sixth live deal finds none, whoever else is at it at the same moment.
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

-- Where it holds; without any shop it holds wherever the brand is sold.
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

-- Gives a deal that goes live the first free place of its brand. Holding the brand makes others wait until this has
-- ended, so that they see what it took.
create function take_live_place() returns trigger language plpgsql as $$
begin
  if new.state <> 'live' then
    new.live_place := null;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if old.state = 'live' and old.brand_id = new.brand_id then
      new.live_place := old.live_place;
      return new;
    end if;
  end if;
  perform from brand where id = new.brand_id for no key update;
  new.live_place := (
    select min(place) from generate_series(1, 5) as place
    where not exists (
      select from deal where deal.brand_id = new.brand_id and deal.live_place = place and deal.slug <> new.slug));
  if new.live_place is null then
    raise exception 'the brand of % has five live deals', new.slug
      using errcode = 'check_violation', constraint = 'deal_at_most_five_live';
  end if;
  return new;
end $$;

create trigger deal_takes_live_place before insert or update of state, brand_id on deal
  for each row execute function take_live_place();

-- A licensed grower may not advertise, and what is invented stays with what is invented.
create function refuse_deal_of_brand() returns trigger language plpgsql as $$
begin
  if exists (
    select from brand where id = new.brand_id and (is_licensed_grower or is_sample <> new.is_sample)
  ) then
    raise exception 'deal % cannot be of this brand', new.slug
      using errcode = 'check_violation', constraint = 'deal_of_brand_that_may';
  end if;
  return new;
end $$;

create trigger deal_is_of_brand_that_may before insert or update of brand_id, is_sample on deal
  for each row execute function refuse_deal_of_brand();

create function refuse_shop_of_deal() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
    join deal on deal.id = added.deal_id
    join shop on shop.id = added.shop_id
    where deal.is_sample <> shop.is_sample
  ) then
    raise exception 'samples and real shops in one deal' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger deal_shop_is_alike after insert on deal_shop
  referencing new table as added for each statement execute function refuse_shop_of_deal();

create function refuse_product_of_deal() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
    join deal on deal.id = added.deal_id
    join product on product.id = added.product_id
    where product.type <> 'supplies' or deal.category <> 'supplies' or deal.is_sample <> product.is_sample
  ) then
    raise exception 'a deal names supplies only' using errcode = 'check_violation', constraint = 'deal_of_supplies';
  end if;
  return null;
end $$;

create trigger deal_product_is_supply after insert on deal_product
  referencing new table as added for each statement execute function refuse_product_of_deal();

-- What may be shown of deals at an instant: decided here and not by the state alone, for the job that moves states comes
-- by every few minutes. A deal whose time has come counts while its brand has a place. Of its shops those count where
-- such deals are allowed (product.md section 6); a deal without shops follows the country.
create function running_deals(at timestamptz) returns table (deal_id bigint)
  language sql stable as $$
  select id from (
    select deal.id, row_number() over (
      partition by deal.brand_id order by deal.live_place, deal.valid_from, deal.id) as turn
    from deal
    join brand on brand.id = deal.brand_id and brand.status = 'active' and not brand.is_licensed_grower
    where deal.state in ('live', 'scheduled') and deal.valid_from <= at and at < deal.valid_to
      and case
        when exists (select from deal_shop where deal_shop.deal_id = deal.id) then exists (
          select from deal_shop
          join shop on shop.id = deal_shop.shop_id and shop.status in ('active', 'temporarilyClosed')
          join shop_compliance on shop_compliance.shop_id = shop.id
          where deal_shop.deal_id = deal.id and deal.category = any (shop_compliance.deal_types))
        else deal.category = any (coalesce(
          (select deal_types from compliance_profile where country = 'NL'),
          (select deal_types from compliance_profile where scope = 'default')))
      end
  ) as due
  where turn <= 5
$$;

-- Work at a shop or a brand. The words are those of src/features/jobs/job-offer.ts.
create table job_offer (
  id bigint generated always as identity primary key,
  slug text collate "C" not null unique check (is_slug(slug)),
  shop_id bigint references shop (id) on delete cascade,
  brand_id bigint references brand (id) on delete cascade,
  -- Where a brand has the work done; that of a shop is its own.
  city_id bigint references city (id),
  title jsonb not null check (is_localized_text(title, 120)),
  role text collate "C" not null
    check (role in ('counter', 'bar', 'kitchen', 'door', 'manager', 'office', 'logistics', 'production', 'retail', 'other')),
  employment text collate "C" not null
    check (employment in ('fullTime', 'partTime', 'onCall', 'temporary', 'internship', 'freelance')),
  hours_low integer check (hours_low between 1 and 60),
  hours_high integer check (hours_high between 1 and 60),
  salary_low_cents integer check (salary_low_cents between 1 and 50000000),
  salary_high_cents integer check (salary_high_cents between 1 and 50000000),
  salary_unit text collate "C" check (salary_unit in ('hour', 'month', 'year')),
  description jsonb not null check (is_localized_text(description, 5000)),
  requirements jsonb check (is_localized_text(requirements, 3000)),
  languages text[] collate "C" not null default '{}'
    check (languages <@ '{nl,en,de,es,fr,it,pl,pt,cz}'),
  apply_by text collate "C" not null check (apply_by in ('url', 'email', 'inApp')),
  apply_to text collate "C",
  posted_at timestamptz,
  valid_through timestamptz not null,
  state text collate "C" not null default 'draft'
    check (state in ('draft', 'pending', 'live', 'expired', 'paused', 'filled', 'rejected')),
  rejected_reason text check (char_length(rejected_reason) between 1 and 500),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(shop_id, brand_id) = 1),
  check (shop_id is null or city_id is null),
  check (num_nulls(hours_low, hours_high) in (0, 2) and hours_low <= hours_high),
  check (num_nulls(salary_low_cents, salary_high_cents, salary_unit) in (0, 3)),
  check (salary_low_cents <= salary_high_cents),
  check (case apply_by
    when 'url' then apply_to ~ '^https?://[^\s/]+' and char_length(apply_to) <= 300
    when 'email' then apply_to ~ '^[^\s@<>?&]+@[^\s@<>?&]+\.[^\s@<>?&]+$' and char_length(apply_to) <= 200
    else apply_to is null
  end is true),
  check (posted_at is not null or state in ('draft', 'pending', 'rejected')),
  check (posted_at is null or (posted_at < valid_through and valid_through - posted_at <= interval '90 days')),
  check ((state = 'rejected') = (rejected_reason is not null)),
  check (is_sample = starts_with(slug, 'sample-'))
);

create index job_offer_of_shop on job_offer (shop_id) where shop_id is not null;
create index job_offer_of_brand on job_offer (brand_id) where brand_id is not null;
create index job_offer_in_time on job_offer (valid_through) where state in ('live', 'paused');

-- What is written: an article, or an event with its time and place. The words are those of src/features/discover/post.ts.
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
  -- Nobody pays us to praise ourselves.
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

-- Words in the name of a shop or brand: what is invented speaks for what is invented only, and a licensed grower may
-- look for people, but not advertise.
create function refuse_mixed_employer() returns trigger language plpgsql as $$
begin
  if exists (select from shop where id = new.shop_id and is_sample <> new.is_sample)
    or exists (select from brand where id = new.brand_id and is_sample <> new.is_sample) then
    raise exception '% mixes samples and real things', new.slug using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger job_offer_is_alike before insert or update of shop_id, brand_id, is_sample on job_offer
  for each row execute function refuse_mixed_employer();
create trigger discover_post_is_alike before insert or update of shop_id, brand_id, is_sample on discover_post
  for each row execute function refuse_mixed_employer();

create function refuse_post_of_grower() returns trigger language plpgsql as $$
begin
  if exists (select from brand where id = new.brand_id and is_licensed_grower) then
    raise exception 'post % would advertise a licensed grower', new.slug
      using errcode = 'check_violation', constraint = 'post_of_brand_that_may';
  end if;
  return new;
end $$;

create trigger discover_post_is_of_brand_that_may before insert or update of brand_id on discover_post
  for each row execute function refuse_post_of_grower();
