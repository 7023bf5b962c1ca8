-- Somebody says that a shop is theirs, proves it, and an admin decides (product.md section 13).
create table shop_claim (
  id bigint generated always as identity primary key,
  claimant_id bigint not null references account (id) on delete cascade,
  shop_id bigint not null references shop (id) on delete cascade,
  proof text collate "C" not null check (proof in ('email', 'phone')),
  -- The public address or number of the shop, as it stood when somebody asked: a later change of the page does not move the code.
  proof_by text not null check (char_length(proof_by) between 3 and 254),
  -- Where that was known from, for whoever decides.
  source text collate "C" not null,
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  state text collate "C" not null default 'asked'
    check (state in ('asked', 'proven', 'replaced', 'approved', 'rejected')),
  -- Of the six digits nothing is kept but this: a reader of the database has a million of slow tries before them.
  code_salt bytea check (octet_length(code_salt) = 16),
  code_hash bytea check (octet_length(code_hash) = 32),
  code_until timestamptz,
  tries_left integer not null default 0 check (tries_left between 0 and 5),
  asked_at timestamptz not null default now(),
  proven_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references account (id) on delete set null,
  reason text collate "C" check (reason in ('notTheirs', 'otherOwner', 'wrongShop')),
  check (num_nulls(code_salt, code_hash, code_until) in (0, 3)),
  check ((state in ('approved', 'rejected')) = (decided_at is not null)),
  check (reason is null or state = 'rejected'),
  check (state not in ('proven', 'approved') or proven_at is not null)
);

-- The latest is the one that counts.
create unique index shop_claim_open on shop_claim (claimant_id, shop_id) where state in ('asked', 'proven');
create index shop_claim_asked on shop_claim (shop_id, asked_at);
create index shop_claim_waiting on shop_claim (asked_at) where state in ('asked', 'proven');
create index shop_claim_decider on shop_claim (decided_by) where decided_by is not null;

alter table notice
  drop constraint notice_type_check,
  add constraint notice_type_check check (type in ('friendRequest', 'friendAccepted', 'requestAccepted', 'newReview',
    'friendReview', 'reviewApproved', 'ownerReply', 'reportNotice', 'reportDecided', 'appealDecided', 'changeDecided',
    'claimDecided', 'priceAlert', 'backInStock', 'jobExpiring', 'generic'));
