-- The sentence that goes with the reason of a refusal, for whoever sent what is refused; the reason stands in the log.
alter table user_change add column explanation text
  check (explanation is null or (state = 'rejected' and length(explanation) between 1 and 500));
alter table menu_image add column explanation text
  check (explanation is null or (state = 'rejected' and length(explanation) between 1 and 500));
alter table shop_claim add column explanation text
  check (explanation is null or (state = 'rejected' and length(explanation) between 1 and 500));
