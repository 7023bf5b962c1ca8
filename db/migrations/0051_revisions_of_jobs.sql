-- A job offer is edited in the dashboard as a deal is.
alter table revision drop constraint revision_target_type_check;
alter table revision add constraint revision_target_type_check check (target_type in ('deal', 'shop', 'menu', 'job'));
alter table revision
  add column job_id bigint generated always as (case target_type when 'job' then target_id end) stored
    references job_offer (id) on delete cascade;
create index revision_of_job on revision (job_id) where job_id is not null;
