-- Words and phrases after which somebody looks at a text before it is shown.
create table watched_word (
  id bigint generated always as identity primary key,
  word text not null check (char_length(word) between 1 and 60),
  -- As it is compared: look-alikes made equal, one space between words.
  folded text not null check (folded <> ''),
  -- In texts of which language; null for all.
  locale text collate "C" check (locale in ('nl', 'en', 'de', 'es', 'fr', 'it', 'pl', 'pt', 'cz')),
  -- What it is looked for.
  why text not null check (char_length(why) between 1 and 200),
  -- Only texts of invented people are looked at for an invented one.
  is_sample boolean not null,
  updated_at timestamptz not null default now()
);

create unique index watched_word_once on watched_word (folded, coalesce(locale, ''), is_sample);

alter table revision
  drop constraint revision_target_type_check,
  add constraint revision_target_type_check check (target_type in
    ('deal', 'shop', 'menu', 'job', 'photos', 'brand', 'city', 'post', 'issue', 'word', 'facts', 'line', 'product', 'strain', 'review')),
  add column word_id bigint generated always as (case target_type when 'word' then target_id end) stored
    references watched_word (id) on delete cascade;

create index revision_of_word on revision (word_id) where word_id is not null;
