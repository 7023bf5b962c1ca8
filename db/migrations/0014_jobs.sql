-- Work at a shop or a brand. The words are those of src/features/jobs/job-offer.ts.
create table job_offer (
  id bigint generated always as identity primary key,
  slug text collate "C" not null unique check (is_slug(slug)),
  shop_id bigint references shop (id) on delete cascade,
  brand_id bigint references brand (id) on delete cascade,
  -- The place of work of a brand's job; that of a shop's is the shop.
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

create trigger job_offer_is_alike before insert or update of shop_id, brand_id, is_sample on job_offer
  for each row execute function refuse_mixed_employer();
