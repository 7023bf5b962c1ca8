-- The stored pictures. The files are in the storage under `key`; a file without a row is never served.
create table media (
  id bigint generated always as identity primary key,
  -- The beginning of the hash of the file as we encoded it: equal pictures are one, and an address never changes its content.
  key text collate "C" not null unique check (key ~ '^[0-9a-f]{32}$'),
  content_hash text collate "C" not null check (content_hash ~ '^[0-9a-f]{64}$'),
  mime text collate "C" not null check (mime in ('image/jpeg', 'image/png')),
  width integer not null check (width between 1 and 1920),
  height integer not null check (height between 1 and 1920),
  byte_count integer not null check (byte_count between 1 and 20971520),
  -- The alternative text, in one language or more. Null for a picture that only decorates.
  alt jsonb check (is_localized_text(alt, 200)),
  source text collate "C" not null check (source in ('owner', 'visitor', 'operator', 'sample')),
  -- The author and the licence, where they must be named.
  credit text check (char_length(credit) between 1 and 200),
  licence text collate "C" check (char_length(licence) between 1 and 60),
  is_sample boolean not null default false,
  -- A pending picture is not shown before a moderator has approved it.
  state text collate "C" not null check (state in ('pending', 'shown')),
  created_at timestamptz not null default now(),
  check (starts_with(content_hash, key)),
  check (is_sample = (source = 'sample'))
);
