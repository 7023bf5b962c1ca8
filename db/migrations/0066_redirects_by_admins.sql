-- Admins add redirects by hand and remove them (`/dashboard/redirects`). The log names each by its number.
alter table redirect
  add column id bigint generated always as identity unique,
  -- By an admin. The others came with a new name, another type or a merge.
  add column is_added boolean not null default false;
