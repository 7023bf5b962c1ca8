-- What is asked is answered where it was asked, and not only by mail (product.md section 13).
alter table ticket
  -- Whoever was signed in when they sent it. What they wrote goes with them.
  add column account_id bigint references account (id) on delete cascade,
  -- The last word of either side: twelve months after it the ticket is forgotten.
  add column said_at timestamptz;
update ticket set said_at = coalesce(answered_at, created_at);
alter table ticket
  alter column said_at set default now(),
  alter column said_at set not null,
  add constraint ticket_is_said_after_it_was_asked check (said_at >= created_at);

create index ticket_of_account on ticket (account_id) where account_id is not null;

create table ticket_reply (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references ticket (id) on delete cascade,
  -- Of the people who run the site; otherwise of whoever asked.
  is_staff boolean not null,
  -- Who of them wrote it; the answer stays when they leave.
  staff_id bigint references account (id) on delete set null,
  text text not null check (char_length(text) between 1 and 4000),
  written_at timestamptz not null default now(),
  check (is_staff or staff_id is null)
);

create index ticket_reply_in_order on ticket_reply (ticket_id, id);
create index ticket_reply_of_staff on ticket_reply (staff_id) where staff_id is not null;

alter table notice
  drop constraint notice_type_check,
  add constraint notice_type_check check (type in ('friendRequest', 'friendAccepted', 'requestAccepted', 'newReview',
    'friendReview', 'reviewApproved', 'ownerReply', 'reportNotice', 'reportDecided', 'appealDecided', 'changeDecided',
    'claimDecided', 'colleagueJoined', 'colleagueEnded', 'ticketReply', 'priceAlert', 'backInStock', 'jobExpiring', 'generic'));
