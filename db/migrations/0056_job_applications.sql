-- What somebody sends to an employer through the site (product.md section 7): it goes with its offer, with its applicant, when the
-- employer deletes it, and by itself after ninety days.
create table job_application (
  id bigint generated always as identity primary key,
  job_id bigint not null references job_offer (id) on delete cascade,
  -- Null for somebody without an account.
  applicant_id bigint references account (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  email text check (char_length(email) between 3 and 254),
  phone text check (char_length(phone) between 5 and 40),
  message text not null check (char_length(message) between 1 and 4000),
  -- A PDF, in the row and in no file: it is gone in the moment the row is. Nothing here reads more of it than how it begins and ends.
  cv bytea check (octet_length(cv) between 1 and 5000000 and substring(cv from 1 for 5) = '\x255044462d'),
  sent_at timestamptz not null default now(),
  check (num_nonnulls(email, phone) > 0)
);

-- What is compressed already is not compressed again.
alter table job_application alter column cv set storage external;

-- What somebody with an account sends again takes the place of the first.
create unique index job_application_of_person on job_application (job_id, applicant_id) where applicant_id is not null;
create index job_application_of_job on job_application (job_id, sent_at);
create index job_application_applicant on job_application (applicant_id) where applicant_id is not null;
create index job_application_old on job_application (sent_at);
