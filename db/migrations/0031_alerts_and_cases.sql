-- An alert is about a product that somebody likes in a shop that they follow, and names both.
alter table notice
  drop constraint notice_is_about_one_item,
  add constraint notice_is_about_one_item check (
    type in ('priceAlert', 'backInStock') or num_nonnulls(shop_id, product_id, brand_id) <= 1),
  add constraint alert_is_about_product_in_shop check (
    type not in ('priceAlert', 'backInStock') or (num_nonnulls(shop_id, product_id) = 2 and brand_id is null));

-- What a moderator took away stays away, whatever whoever it belongs to does with it: only an appeal lifts that. Deals, jobs and
-- posts have states of their own, in which nobody can see who put them there.
alter table content_hold
  drop constraint content_hold_target_type_check,
  add constraint content_hold_target_type_check
    check (target_type in ('review', 'reply', 'photo', 'menuImage', 'deal', 'job', 'post'));

-- A report is closed by a decision, or because its author took back what it is about: then there is nothing to decide.
alter table report
  drop constraint report_check,
  add constraint report_decided_is_closed check (decision_id is null or closed_at is not null);
drop index report_of_member, report_of_address, report_open;
create unique index report_of_member on report (reporter_id, target_type, target_id)
  where reporter_id is not null and closed_at is null;
create unique index report_of_address on report (lower(email), target_type, target_id)
  where email is not null and closed_at is null;
create index report_open on report (target_type, target_id, id) where closed_at is null;
