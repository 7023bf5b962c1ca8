alter table account
  drop constraint account_bio_check,
  add constraint account_bio_check check (char_length(bio) <= 300),
  -- Its e-mail address was confirmed, and the dialog that says so was not shown yet.
  add column is_newly_verified boolean not null default false;

-- Where a session was last, as far as its owner told. The types round it: nobody can keep it more exactly (security.md P1).
alter table session
  add column latitude numeric(5, 3) check (latitude between -90 and 90),
  add column longitude numeric(6, 3) check (longitude between -180 and 180),
  add column accuracy_metres double precision check (accuracy_metres >= 0 and accuracy_metres < 'infinity'),
  add check ((latitude is null) = (longitude is null)),
  add check (latitude is not null or accuracy_metres is null);

-- The e-mail address of an account, apart from it: most who read accounts have no business with it.
create table newsletter (
  account_id bigint primary key references account (id) on delete cascade,
  -- It becomes a mail header: a line break in it would start another header.
  email text collate "C" not null check (length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+$'),
  is_wanted boolean not null,
  asked_at timestamptz not null default now(),
  -- Null until whoever reads mail there has said yes.
  confirmed_at timestamptz,
  -- Without a confirmation there is no other reason to keep an address.
  check (is_wanted or confirmed_at is not null)
);

-- The letters that ask for a confirmation, each with a link that counts once, for 7 days.
create table newsletter_letter (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  email text collate "C" not null,
  -- Of the token in the link, which can be made again from the number of the letter and a secret of the site. Null once used.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  asked_at timestamptz not null default now()
);

create index newsletter_letter_of_account on newsletter_letter (account_id, asked_at);
-- How many were sent to an address recently.
create index newsletter_letter_to on newsletter_letter (lower(email), asked_at);
create index newsletter_letter_by_time on newsletter_letter (asked_at);

-- Whose account was erased, so that it is erased again when a backup from before is restored. Nobody who has only this table can
-- tell who it was: the hash needs a secret of the site.
create table erasure (
  identity_hash bytea primary key check (octet_length(identity_hash) = 32),
  erased_at timestamptz not null default now()
);

create index account_to_erase on account (erase_at) where erase_at is not null;
