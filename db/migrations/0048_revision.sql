-- What stood before somebody saved a thing in the dashboard, a row a save: all of its fields as the editor has them
-- (src/features/*/*-fields.ts), so that any of them can be restored. Whoever leaves takes their name along.
create table revision (
  id bigint generated always as identity primary key,
  target_type text collate "C" not null check (target_type in ('deal')),
  target_id bigint not null,
  deal_id bigint generated always as (case target_type when 'deal' then target_id end) stored
    references deal (id) on delete cascade,
  stood jsonb not null check (jsonb_typeof(stood) = 'object'),
  saved_by bigint references account (id) on delete set null,
  replaced_at timestamptz not null
);

create index revision_of_target on revision (target_type, target_id, id desc);
create index revision_of_deal on revision (deal_id) where deal_id is not null;
create index revision_saved_by on revision (saved_by) where saved_by is not null;
