-- What people said in a survey, or that they were asked. A guest's answers carry nothing of the person.
create table survey_response (
  id bigint generated always as identity primary key,
  survey text collate "C" not null check (survey in ('visit', 'cones')),
  -- Null for a guest.
  account_id bigint references account (id) on delete cascade,
  -- The chosen words, by the id of their question; null for somebody who was asked and said nothing.
  answers jsonb check (jsonb_typeof(answers) = 'object'),
  -- In their own words, until an admin removes them.
  text text check (char_length(text) between 1 and 1000),
  -- Of the country; no time, by which somebody could be found in a log.
  day date not null,
  check (answers is not null or text is null),
  check (answers is not null or account_id is not null)
);

create unique index survey_response_once on survey_response (account_id, survey) where account_id is not null;
create index survey_response_by_day on survey_response (survey, day) where answers is not null;
create index survey_response_text on survey_response (survey, id desc) where text is not null;
