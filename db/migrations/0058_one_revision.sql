-- What stood before somebody took its place, in one table: until now contributions to shops, those to products and changed reviews had one
-- each besides that of the dashboard. A row has all fields of a thing as its editor has them, or one part of it: a group of facts
-- with its source (`facts` of a shop), a line of a menu (`line`), a fact of a product or of a strain.
alter table revision
  drop constraint revision_target_type_check,
  drop constraint revision_stood_check,
  drop column shop_id,
  drop column menu_shop_id,
  drop column photos_shop_id,
  -- The name of the group or of the fact, or the number of the line.
  add column part text collate "C",
  -- Of something real, by somebody invented: `demo remove` puts it back.
  add column is_trial boolean not null default false,
  -- Null for a line that was not there.
  alter column stood drop not null,
  alter column replaced_at set default now();

alter table revision
  add column shop_id bigint generated always as
    (case when target_type in ('shop', 'menu', 'photos', 'facts', 'line') then target_id end) stored
    references shop (id) on delete cascade,
  add column product_id bigint generated always as (case target_type when 'product' then target_id end) stored
    references product (id) on delete cascade,
  add column strain_id bigint generated always as (case target_type when 'strain' then target_id end) stored
    references strain (id) on delete cascade,
  add column review_id bigint generated always as (case target_type when 'review' then target_id end) stored
    references review (id) on delete cascade,
  add constraint revision_target_type_check check
    (target_type in ('deal', 'shop', 'menu', 'job', 'photos', 'facts', 'line', 'product', 'strain', 'review')),
  add constraint revision_part_check check ((part is not null) = (target_type in ('facts', 'line', 'product', 'strain'))),
  add constraint revision_stood_check check
    (case when stood is null then target_type = 'line' else jsonb_typeof(stood) = 'object' end);

create index revision_of_shop on revision (shop_id) where shop_id is not null;
create index revision_of_product on revision (product_id) where product_id is not null;
create index revision_of_strain on revision (strain_id) where strain_id is not null;
create index revision_of_review on revision (review_id) where review_id is not null;
create index revision_of_trial on revision (id) where is_trial;

insert into revision (target_type, target_id, part, stood, saved_by, is_trial, replaced_at)
select case when old.fact_group is null then 'line' else 'facts' end, old.shop_id,
  coalesce(old.fact_group, old.menu_item_id::text), old.stood, user_change.author_id, old.is_trial, old.replaced_at
from shop_revision as old left join user_change on user_change.id = old.change_id
order by old.id;

insert into revision (target_type, target_id, part, stood, saved_by, is_trial, replaced_at)
select case when old.product_id is null then 'strain' else 'product' end, coalesce(old.product_id, old.strain_id),
  old.fact, old.stood, user_change.author_id, old.is_trial, old.replaced_at
from product_revision as old left join user_change on user_change.id = old.change_id
order by old.id;

insert into revision (target_type, target_id, stood, saved_by, replaced_at)
select 'review', old.review_id, old.said, review.author_id, old.replaced_at
from review_revision as old join review on review.id = old.review_id
order by old.replaced_at, old.rev;

drop table shop_revision;
drop table product_revision;
drop table review_revision;
