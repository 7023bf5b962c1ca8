-- The third proof of a claim: one document, in the row and in no file, so that it is gone in the moment it is taken out of it.
alter table shop_claim
  alter column proof_by drop not null,
  alter column source drop not null,
  alter column observed_on drop not null,
  drop constraint shop_claim_proof_check,
  add constraint shop_claim_proof_check check (proof in ('email', 'phone', 'document')),
  drop constraint shop_claim_reason_check,
  add constraint shop_claim_reason_check check (reason in ('notTheirs', 'otherOwner', 'wrongShop', 'saysTooLittle')),
  -- A PDF, a JPEG or a PNG: nothing here reads more of it than how it begins and ends.
  add column document bytea check (
    octet_length(document) between 1 and 5000000
    and (substring(document from 1 for 5) = '\x255044462d'
      or substring(document from 1 for 3) = '\xffd8ff'
      or substring(document from 1 for 8) = '\x89504e470d0a1a0a')
  ),
  -- What went to an address or a number knows which, and from where.
  add constraint shop_claim_proof_by_source check (
    num_nulls(proof_by, source, observed_on) = case proof when 'document' then 3 else 0 end
  ),
  -- It is there from the beginning, and no later than the claim it speaks for.
  add constraint shop_claim_document_state check (
    proof <> 'document'
    or (state <> 'asked' and (state <> 'proven' or document is not null) and (state <> 'replaced' or document is null))
  ),
  add constraint shop_claim_document_proof check (document is null or proof = 'document');

-- What is compressed already is not compressed again.
alter table shop_claim alter column document set storage external;

create index shop_claim_document on shop_claim (decided_at) where document is not null;

-- Whoever asked for the way to a shop is counted as its views are.
alter table shop_visit_count
  drop constraint shop_visit_count_kind_check,
  add constraint shop_visit_count_kind_check check (kind in ('view', 'map', 'search', 'directions'));

-- Whoever asks from their own dashboard is answered there, and gives no address.
alter table ticket
  alter column email drop not null,
  add constraint ticket_is_answered_somewhere check (num_nonnulls(email, account_id) > 0),
  add constraint ticket_shop_has_address check (kind = 'contact' or email is not null);
