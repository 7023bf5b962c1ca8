-- A deal or a job that an admin refuses can be appealed as a removal can: the refusal is a decision too. Nobody has seen what was refused,
-- so it is in no public log and no figure (docs/decisions/0062).
alter table decision
  drop constraint decision_outcome_check,
  add constraint decision_outcome_check check (outcome in ('removed', 'kept', 'restored', 'refused')),
  drop constraint decision_check1,
  add constraint decision_can_be_appealed check ((outcome in ('removed', 'refused')) = (appeal_until is not null)),
  add constraint decision_refuses_news check (outcome <> 'refused' or target_type in ('deal', 'job'));

-- Whoever speaks for the employer hears that a job was refused, as a brand hears it of a deal.
alter table notice
  drop constraint notice_type_check,
  add constraint notice_type_check check (type in ('friendRequest', 'friendAccepted', 'requestAccepted', 'newReview',
    'friendReview', 'reviewApproved', 'ownerReply', 'reportNotice', 'reportDecided', 'appealDecided', 'changeDecided',
    'claimDecided', 'colleagueJoined', 'colleagueEnded', 'dealDecided', 'jobDecided', 'ticketReply', 'priceAlert',
    'backInStock', 'jobExpiring', 'generic'));
