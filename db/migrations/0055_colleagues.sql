-- Whoever speaks for a shop invites a colleague by letter, and ends it again (product.md section 13).

-- The colleague who invited them; null where the site gave the role, after a claim or by hand.
alter table account_role add column granted_by bigint references account (id) on delete set null;
create index account_role_granter on account_role (granted_by) where granted_by is not null;

-- A row is one letter: to send it again withdraws the row and adds another, so that rows are what the limits count.
create table shop_invitation (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  inviter_id bigint not null references account (id) on delete cascade,
  -- Goes with the row, a week after it was typed.
  email text not null check (char_length(email) between 3 and 254),
  -- Of the letter.
  locale text collate "C" not null check (locale ~ '^[a-z]{2}$'),
  -- Of the link in the letter, which nothing else has; null until the task that sends it has drawn one.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  invited_at timestamptz not null default now(),
  until timestamptz not null,
  taken_by bigint references account (id) on delete cascade,
  taken_at timestamptz,
  withdrawn_at timestamptz,
  check (until > invited_at),
  check ((taken_by is null) = (taken_at is null)),
  check (taken_at is null or token_hash is not null),
  -- Of two who are quick, one wins.
  check (num_nonnulls(taken_at, withdrawn_at) < 2)
);

-- The latest letter to an address is the one that counts.
create unique index shop_invitation_open on shop_invitation (shop_id, lower(email)) where taken_at is null and withdrawn_at is null;
create index shop_invitation_invited on shop_invitation (shop_id, invited_at);
create index shop_invitation_address on shop_invitation (lower(email), invited_at);
create index shop_invitation_inviter on shop_invitation (inviter_id);
create index shop_invitation_taker on shop_invitation (taken_by) where taken_by is not null;
create index shop_invitation_until on shop_invitation (until);

alter table notice
  drop constraint notice_type_check,
  add constraint notice_type_check check (type in ('friendRequest', 'friendAccepted', 'requestAccepted', 'newReview',
    'friendReview', 'reviewApproved', 'ownerReply', 'reportNotice', 'reportDecided', 'appealDecided', 'changeDecided',
    'claimDecided', 'colleagueJoined', 'colleagueEnded', 'priceAlert', 'backInStock', 'jobExpiring', 'generic'));
