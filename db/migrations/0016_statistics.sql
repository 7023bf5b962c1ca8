-- What the statistics page shows, worked out at night: docs/decisions/0019-statistics-and-small-cells.md. Only what may be
-- shown is in here: numbers that are too small were taken out before they were written.
create table statistic (
  name text collate "C" primary key check (name ~ '^[a-z]+(-[a-z]+)*$'),
  -- How many were counted; null when that itself is too few to say.
  counted integer check (counted >= 5),
  -- A list of lists in the order of the statistic's columns (src/features/statistics/statistic.ts); null is withheld or
  -- not known.
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  -- Of one run all say the same.
  computed_at timestamptz not null,
  check (counted is not null or rows = '[]')
);
