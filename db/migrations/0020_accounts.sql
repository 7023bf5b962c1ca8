-- People who signed in. Nothing here comes from Google or Discord but the identity: name and picture are the site's own.
create table account (
  id bigint generated always as identity primary key,
  -- The slug of its page, /user/{url}.
  url text collate "C" not null unique check (url ~ '^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$'),
  name text not null check (char_length(name) between 3 and 72 and name !~ '[[:cntrl:]]'),
  -- The name with look-alike letters made equal (src/features/accounts/account-name.ts): nobody takes a name that looks like another's.
  name_skeleton text collate "C" not null unique check (name_skeleton <> ''),
  -- One of the five drawn ones, until a picture of one's own is there.
  default_picture smallint not null check (default_picture between 1 and 5),
  picture_id bigint references media (id) on delete set null,
  locale text collate "C" not null check (locale ~ '^[a-z]{2}$'),
  bio text not null default '' check (char_length(bio) <= 280),
  pref_types text[] not null default '{}'
    check (pref_types <@ array['weed', 'hash', 'prerolled', 'edibles', 'supplies'] and cardinality(pref_types) <= 5),
  -- Who sees what: see src/features/accounts/privacy.ts.
  privacy jsonb not null default '{}' check (jsonb_typeof(privacy) = 'object'),
  -- Where the welcome dialog goes on; null when it was ended.
  onboarding_step text collate "C" default 'pickTypes'
    check (onboarding_step in ('pickTypes', 'pickShops', 'pickUsername', 'pickThumbnail', 'shareProfile')),
  is_sample boolean not null default false,
  -- After this moment it is erased; null unless its owner asked for it.
  erase_at timestamptz,
  created_at timestamptz not null default now(),
  check (is_sample = starts_with(url, 'sample-'))
);

-- Whose account it is: never an e-mail address, which another person may get one day.
create table identity (
  provider text collate "C" not null check (provider in ('google', 'discord')),
  subject text collate "C" not null check (length(subject) between 1 and 255),
  account_id bigint not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);

create index identity_of_account on identity (account_id);

-- What an account may do besides (specification section 6). `item_id` is the shop or brand; null for the other two.
create table account_role (
  account_id bigint not null references account (id) on delete cascade,
  role text collate "C" not null check (role in ('admin', 'mod', 'shopAdmin', 'brandAdmin')),
  shop_id bigint references shop (id) on delete cascade,
  brand_id bigint references brand (id) on delete cascade,
  granted_at timestamptz not null default now(),
  unique nulls not distinct (account_id, role, shop_id, brand_id),
  check ((role = 'shopAdmin') = (shop_id is not null)),
  check ((role = 'brandAdmin') = (brand_id is not null))
);

-- A sign-in on its way to Google or Discord and back (security.md A1): bound to one browser and used once.
create table sign_in (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  -- Of the cookie that only this browser has.
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  provider text collate "C" not null check (provider in ('google', 'discord')),
  -- Of PKCE and of the id token: worth nothing without the browser's cookie.
  verifier text collate "C" not null,
  nonce text collate "C" not null,
  locale text collate "C" not null check (locale ~ '^[a-z]{2}$'),
  -- Where the visitor was; on this site.
  path text collate "C" not null check (path ~ '^/(?![/\\])[^[:space:][:cntrl:]]*$' and length(path) <= 512),
  is_standalone boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index sign_in_by_end on sign_in (expires_at);

-- What /login exchanges for a session: once, within a minute. A token is never in an address.
create table sign_in_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  account_id bigint not null references account (id) on delete cascade,
  path text collate "C" not null,
  is_new boolean not null,
  expires_at timestamptz not null
);

-- A session is a random token, of which only the hash is kept.
create table session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  account_id bigint not null references account (id) on delete cascade,
  -- Such as "Firefox on Android", so that its owner knows it again.
  device text not null check (char_length(device) <= 100),
  -- When its owner last came from Google or Discord; null for one made on the command line, which is never fresh.
  signed_in_at timestamptz,
  -- When a second factor was shown.
  second_factor_at timestamptz,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index session_of_account on session (account_id);
create index session_by_end on session (expires_at);
