-- What somebody at the desk tells colleagues about a case: it stays with what the case is about, also when that is decided and comes up
-- again. Whoever it is about finds it in the export of their data alone. Gone a year later, or with the account of whoever it is about.
create table case_remark (
  id bigint generated always as identity primary key,
  target_type text collate "C" not null
    check (target_type in ('review', 'reply', 'photo', 'menuImage', 'user', 'userChange', 'deal', 'job', 'post', 'shop', 'product', 'brand')),
  -- No key: of many tables.
  target_id bigint not null check (target_id > 0),
  -- Whose it is; null for what is of a shop or brand.
  about_id bigint references account (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 500),
  -- Null for somebody who is gone.
  written_by bigint references account (id) on delete set null,
  written_at timestamptz not null default now()
);

create index case_remark_of_target on case_remark (target_type, target_id, id);
create index case_remark_about on case_remark (about_id) where about_id is not null;
create index case_remark_writer on case_remark (written_by) where written_by is not null;
