-- What people edit of a brand in the dashboard, besides what was known of it: how it can be reached, and who says that it is licensed.
alter table brand
  add column email text collate "C"
    check (char_length(email) <= 254 and email ~ '^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$'),
  add column phone text collate "C" check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add column licence_source text check (char_length(licence_source) between 1 and 200),
  add check (licence_source is null or is_licensed_grower);

alter table revision drop constraint revision_target_type_check,
  add constraint revision_target_type_check check (target_type in
    ('deal', 'shop', 'menu', 'job', 'photos', 'brand', 'facts', 'line', 'product', 'strain', 'review'));
