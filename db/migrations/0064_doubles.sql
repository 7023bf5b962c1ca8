-- Two entries that are one thing in life. Which one an entry became; a chain of them is never longer than one step.
alter table strain add column merged_into_id bigint references strain (id) on delete set null check (merged_into_id <> id);
alter table product
  add column merged_into_id bigint references product (id) on delete set null check (merged_into_id <> id),
  add constraint product_merged_into_has_status check (merged_into_id is null or status = 'merged');

create index strain_merged_into on strain (merged_into_id) where merged_into_id is not null;
create index product_merged_into on product (merged_into_id) where merged_into_id is not null;

-- Two that may be one, as a task finds them every night or an admin says. What was decided stays, so that it is not asked again.
create table double_pair (
  id bigint generated always as identity primary key,
  kind text collate "C" not null check (kind in ('strain', 'product')),
  one_id bigint not null,
  other_id bigint not null,
  -- Why (src/features/doubles/double.ts), strongest first.
  reasons text[] collate "C" not null check (reasons <@ '{alias,spelling,breeder,brand,said}' and cardinality(reasons) > 0),
  -- Of their names, in hundredths: the most alike are asked first.
  likeness integer not null check (likeness between 0 and 100),
  state text collate "C" not null default 'open' check (state in ('open', 'notSame', 'merged')),
  found_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references account (id) on delete set null,
  unique (kind, one_id, other_id),
  check (one_id < other_id),
  check ((decided_at is null) = (state = 'open'))
);

create index double_pair_open on double_pair (kind, likeness desc, id) where state = 'open';
create index double_pair_of_decider on double_pair (decided_by) where decided_by is not null;

-- A merge, and all that is needed to undo it for thirty days.
create table item_merge (
  id bigint generated always as identity primary key,
  kind text collate "C" not null check (kind in ('strain', 'product')),
  winner_id bigint not null,
  loser_id bigint not null,
  -- The merge of two strains that merged their own weeds with them.
  within_id bigint references item_merge (id) on delete cascade,
  pair_id bigint references double_pair (id) on delete set null,
  -- Columns of the winner before and after, and the status of the loser before: what is edited later is left as it is.
  stood jsonb not null default '{}' check (jsonb_typeof(stood) = 'object'),
  became jsonb not null default '{}' check (jsonb_typeof(became) = 'object'),
  loser_status text collate "C",
  -- Older addresses that led to the loser.
  older_paths text[] collate "C" not null default '{}',
  merged_at timestamptz not null,
  merged_by bigint references account (id) on delete set null,
  check (winner_id <> loser_id)
);

create index item_merge_by_day on item_merge (merged_at);
create index item_merge_of_winner on item_merge (kind, winner_id);
create unique index item_merge_of_loser on item_merge (kind, loser_id);
create index item_merge_within on item_merge (within_id) where within_id is not null;
create index item_merge_of_pair on item_merge (pair_id) where pair_id is not null;
create index item_merge_by_account on item_merge (merged_by) where merged_by is not null;

-- Each row that went from the loser to the winner, by what identifies it (src/features/doubles/server/references.ts).
create table item_move (
  merge_id bigint not null references item_merge (id) on delete cascade,
  reference text collate "C" not null check (reference ~ '^[a-z_]+\.[a-z_]+$'),
  key jsonb not null check (jsonb_typeof(key) = 'array'),
  primary key (merge_id, reference, key)
);
