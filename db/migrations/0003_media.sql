-- The pictures we keep. The files lie in the storage under `key`; what lies there without a row is shown to nobody.
create table media (
  id bigint generated always as identity primary key,
  -- The beginning of the hash of the file as we drew it anew: equal pictures are one, and an address never changes its
  -- content.
  key text collate "C" not null unique check (key ~ '^[0-9a-f]{32}$'),
  content_hash text collate "C" not null check (content_hash ~ '^[0-9a-f]{64}$'),
  mime text collate "C" not null check (mime in ('image/jpeg', 'image/png')),
  width integer not null check (width between 1 and 1920),
  height integer not null check (height between 1 and 1920),
  byte_count integer not null check (byte_count between 1 and 20971520),
  -- What it shows, for those who do not see it, in one language or more. Null for a picture that only decorates.
  alt jsonb check (is_localized_text(alt, 200)),
  source text collate "C" not null check (source in ('owner', 'visitor', 'operator', 'sample')),
  -- Who made it and under which licence, where that has to be said.
  credit text check (char_length(credit) between 1 and 200),
  licence text collate "C" check (char_length(licence) between 1 and 60),
  is_sample boolean not null default false,
  -- Nobody sees a pending picture before a moderator has.
  state text collate "C" not null check (state in ('pending', 'shown')),
  created_at timestamptz not null default now(),
  check (starts_with(content_hash, key)),
  check (is_sample = (source = 'sample'))
);
