-- A person is not removed, but name, bio and picture that break the rules are reset by a decision. What stood there is kept for an
-- appeal, as the explanation is; the picture itself is not.
alter table decision
  add column was_reset jsonb check (jsonb_typeof(was_reset) = 'object'),
  add constraint decision_resets_people check (was_reset is null or target_type = 'user');

-- A notice that brings its own words: title, description and where it leads.
alter table notice
  drop constraint notice_type_check,
  add constraint notice_type_check check (type in ('friendRequest', 'friendAccepted', 'requestAccepted', 'newReview',
    'friendReview', 'reviewApproved', 'ownerReply', 'reportNotice', 'reportDecided', 'appealDecided', 'changeDecided',
    'priceAlert', 'backInStock', 'jobExpiring', 'generic'));
