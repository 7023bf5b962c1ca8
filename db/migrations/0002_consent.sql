-- Proof that the age and cookie dialog was answered: what, when and in which wording, and nothing personal.
create table consent (
  id bigint generated always as identity primary key,
  version smallint not null check (version > 0),
  choice text collate "C" not null check (choice in ('all', 'req')),
  language text collate "C" not null check (language ~ '^[a-z]{2}$'),
  host text collate "C" not null check (length(host) between 1 and 255),
  given_at timestamptz not null
);
