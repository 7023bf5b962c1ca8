-- Brands are claimed, and looked after together, as shops are: a claim or a letter names one item of either kind.
alter table shop_claim
  alter column shop_id drop not null,
  add column brand_id bigint references brand (id) on delete cascade,
  add check (num_nonnulls(shop_id, brand_id) = 1);

create unique index brand_claim_open on shop_claim (claimant_id, brand_id) where state in ('asked', 'proven');
create index brand_claim_asked on shop_claim (brand_id, asked_at);

alter table shop_invitation
  alter column shop_id drop not null,
  add column brand_id bigint references brand (id) on delete cascade,
  add check (num_nonnulls(shop_id, brand_id) = 1);

create unique index brand_invitation_open on shop_invitation (brand_id, lower(email)) where taken_at is null and withdrawn_at is null;
create index brand_invitation_invited on shop_invitation (brand_id, invited_at);
