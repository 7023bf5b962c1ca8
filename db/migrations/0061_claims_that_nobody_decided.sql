-- A claim that waited too long is closed by a rule, with a reason that no admin gives.
alter table shop_claim
  drop constraint shop_claim_reason_check,
  add constraint shop_claim_reason_check
    check (reason in ('notTheirs', 'otherOwner', 'wrongShop', 'saysTooLittle', 'waitedTooLong'));
