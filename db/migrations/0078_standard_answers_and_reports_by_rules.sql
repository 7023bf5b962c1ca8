-- What admins answer again and again, by its name, in languages side by side.
create table standard_answer (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 80),
  text jsonb not null check (is_localized_text(text, 4000)),
  is_sample boolean not null,
  updated_at timestamptz not null default now()
);

-- Whoever chooses one knows it by its name alone.
create unique index standard_answer_called on standard_answer (lower(name), is_sample);

alter table revision
  drop constraint revision_target_type_check,
  add constraint revision_target_type_check check (target_type in ('answer', 'deal', 'shop', 'menu', 'job', 'photos', 'brand',
    'brandPhotos', 'city', 'post', 'issue', 'word', 'facts', 'line', 'product', 'productPhotos', 'strain', 'review')),
  add column answer_id bigint generated always as (case target_type when 'answer' then target_id end) stored
    references standard_answer (id) on delete cascade;

create index revision_of_answer on revision (answer_id) where answer_id is not null;

-- A rule of the site has something looked at, such as a name that says a watched word: a report of nobody, which is told apart from
-- those of people, counts as none of them, and is open once at most.
alter table report
  add column is_by_rule boolean not null default false,
  add constraint report_by_rule_is_of_nobody check (
    not is_by_rule or (reporter_id is null and email is null and name is null and text = ''));

create unique index report_by_rule on report (target_type, target_id) where is_by_rule and closed_at is null;
