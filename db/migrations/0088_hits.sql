-- Pages that people let us count, and goals they reached (specification section 9): sums of a day in the country, and nothing of whom.
create table analytics_count (
  day date not null,
  -- A kind of page, a language, a goal by its number, or the visitors of the day.
  kind text not null check (kind in ('page', 'language', 'goal', 'visitor')),
  -- Empty for visitors.
  name text collate "C" not null check (char_length(name) <= 40),
  count integer not null check (count > 0),
  primary key (day, kind, name)
);

-- Tells two visitors of a day apart, and leads to nobody: it goes with its salt once the day is over.
create table analytics_salt (
  day date primary key,
  salt bytea not null check (octet_length(salt) = 32)
);

create table analytics_visitor (
  day date not null references analytics_salt (day) on delete cascade,
  visitor text collate "C" not null check (visitor ~ '^[0-9a-f]{16}$'),
  primary key (day, visitor)
);
