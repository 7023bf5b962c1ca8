-- Messages of visitors: questions, and shops to be listed or claimed.
create table ticket (
  id bigint generated always as identity primary key,
  kind text collate "C" not null check (kind in ('contact', 'getListed')),
  subject text collate "C" check (subject in ('mistake', 'report', 'data', 'site', 'press', 'other')),
  name text not null check (char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'),
  -- It becomes a mail header: a line break in it would start another header.
  email text collate "C" not null check (length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+$'),
  message text not null check (char_length(message) <= 4000),
  -- The language of the writer, for the answer.
  locale text collate "C" not null check (locale ~ '^[a-z]{2}$'),
  -- The page it is about.
  about text collate "C" check (char_length(about) <= 300 and about ~ '^/(?![/\\])[^[:space:][:cntrl:]]*$'),
  shop_name text check (char_length(shop_name) between 1 and 80 and shop_name !~ '[[:cntrl:]]'),
  city_name text check (char_length(city_name) between 1 and 80 and city_name !~ '[[:cntrl:]]'),
  role text collate "C" check (role in ('owner', 'manager', 'staff')),
  -- The page to be claimed; empty for a shop that is not listed.
  shop_id bigint references shop (id) on delete set null,
  proof text collate "C" check (proof in ('phone', 'domain', 'document')),
  website text check (char_length(website) <= 300 and website ~ '^https?://[^[:space:][:cntrl:]/]+'),
  state text collate "C" not null default 'open' check (state in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  -- The last answer.
  answered_at timestamptz check (answered_at >= created_at),
  check ((kind = 'contact') = (subject is not null)),
  check (kind = 'getListed' or num_nonnulls(shop_name, city_name, role, shop_id, proof, website) = 0),
  check (kind = 'contact' or num_nonnulls(shop_name, city_name, role, proof) = 4),
  check (kind = 'getListed' or message <> ''),
  check (proof <> 'domain' or website is not null),
  check (state <> 'answered' or answered_at is not null)
);

create index ticket_in_order on ticket (state, created_at desc);
create index ticket_of_shop on ticket (shop_id) where shop_id is not null;
-- How many mails were sent to an address recently.
create index ticket_of_writer on ticket (lower(email), created_at);

-- The data of the statistics page, computed at night: docs/decisions/0019-statistics-and-small-cells.md. Only what may be shown
-- is in here: numbers that are too small are removed before they are written.
create table statistic (
  name text collate "C" primary key check (name ~ '^[a-z]+(-[a-z]+)*$'),
  -- The sample size; null when that itself is too small to show.
  counted integer check (counted >= 5),
  -- A list of lists in the order of the statistic's columns (src/features/statistics/statistic.ts); null is withheld or
  -- not known.
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  -- The same for all rows of a run.
  computed_at timestamptz not null,
  check (counted is not null or rows = '[]')
);
