-- Whoever speaks for a shop or brand hears that a job of theirs is about to expire.
alter table notice
  drop constraint notice_type_check,
  add constraint notice_type_check check (type in ('friendRequest', 'friendAccepted', 'requestAccepted', 'newReview',
    'friendReview', 'reviewApproved', 'ownerReply', 'reportNotice', 'reportDecided', 'appealDecided', 'changeDecided',
    'priceAlert', 'backInStock', 'jobExpiring'));
