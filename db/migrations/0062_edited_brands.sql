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

-- Whoever speaks for a brand hears what an admin said of its deal.
alter table notice
  drop constraint notice_type_check,
  add constraint notice_type_check check (type in ('friendRequest', 'friendAccepted', 'requestAccepted', 'newReview',
    'friendReview', 'reviewApproved', 'ownerReply', 'reportNotice', 'reportDecided', 'appealDecided', 'changeDecided',
    'claimDecided', 'colleagueJoined', 'colleagueEnded', 'dealDecided', 'ticketReply', 'priceAlert', 'backInStock',
    'jobExpiring', 'generic'));
