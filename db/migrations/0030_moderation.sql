-- What is decided about what people give to the site: reports, decisions and appeals (product.md section 11, security.md 5.4).
create table decision (
  id bigint generated always as identity primary key,
  target_type text collate "C" not null
    check (target_type in ('review', 'reply', 'photo', 'shop', 'product', 'brand', 'deal', 'job', 'post', 'user', 'menuImage')),
  -- No key: a decision outlives what it is about.
  target_id bigint not null check (target_id > 0),
  -- The shop, product or brand it belongs to, where there is one.
  item_type text collate "C" check (item_type in ('shop', 'product', 'brand')),
  item_id bigint,
  -- Whose it was. No key: when they leave, a number stays that nothing else has.
  author_id bigint,
  outcome text collate "C" not null check (outcome in ('removed', 'kept', 'restored')),
  reason text collate "C" not null
    check (reason in ('notExperience', 'fake', 'offTopic', 'personalData', 'hate', 'illegal', 'medicalClaim', 'promotion',
      'duplicate', 'wrongTarget', 'legalOrder', 'other')),
  -- The facts, in words for the author. Empty once they left or the case is old.
  explanation text not null check (char_length(explanation) <= 2000),
  -- Somebody had reported it, or nobody had.
  source text collate "C" not null check (source in ('notice', 'ownInitiative')),
  -- Null where a rule of the site decided. No key, as above.
  decided_by_id bigint,
  -- That it was restored was decided upon an appeal against this one.
  appealed_id bigint references decision (id),
  decided_at timestamptz not null default now(),
  -- Until then its author can appeal.
  appeal_until timestamptz,
  -- About something invented: counts in no figure and no feed.
  is_sample boolean not null,
  check ((item_type is null) = (item_id is null)),
  check ((outcome = 'removed') = (appeal_until is not null))
);

create index decision_of_target on decision (target_type, target_id, id desc);
create index decision_by_time on decision (decided_at desc, id desc);
create index decision_of_author on decision (author_id) where author_id is not null;
create unique index decision_appealed on decision (appealed_id) where appealed_id is not null;

create table report (
  id bigint generated always as identity primary key,
  target_type text collate "C" not null
    check (target_type in ('review', 'reply', 'photo', 'shop', 'product', 'brand', 'deal', 'job', 'post', 'user', 'menuImage')),
  target_id bigint not null check (target_id > 0),
  reason text collate "C" not null
    check (reason in ('notExperience', 'fake', 'offTopic', 'personalData', 'hate', 'illegal', 'medicalClaim', 'promotion',
      'duplicate', 'wrongTarget', 'legalOrder', 'other')),
  text text not null check (char_length(text) <= 2000),
  -- Null for somebody without an account, or who left.
  reporter_id bigint references account (id) on delete set null,
  -- Of somebody without an account who wants to hear what becomes of it.
  email text collate "C" check (length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+$'),
  name text check (char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'),
  -- The address gets letters: anybody can type it, and it must not be used to fill a stranger's mailbox.
  has_letters boolean not null,
  locale text collate "C" not null check (locale ~ '^[a-z]{2}$'),
  reported_at timestamptz not null default now(),
  rev integer not null default 1 check (rev > 0),
  -- Null while it is open.
  decision_id bigint references decision (id),
  closed_at timestamptz,
  check ((decision_id is null) = (closed_at is null)),
  check (email is not null or not has_letters),
  check (reporter_id is null or email is null)
);

-- One open report a person and target: who repeats it gets the number of the first.
create unique index report_of_member on report (reporter_id, target_type, target_id)
  where reporter_id is not null and decision_id is null;
create unique index report_of_address on report (lower(email), target_type, target_id)
  where email is not null and decision_id is null;
create index report_open on report (target_type, target_id, id) where decision_id is null;
create index report_of_reporter on report (reporter_id, reported_at) where reporter_id is not null;
create index report_letters on report (lower(email), reported_at) where email is not null;
create index report_of_decision on report (decision_id) where decision_id is not null;

create table appeal (
  id bigint generated always as identity primary key,
  -- Once.
  decision_id bigint not null unique references decision (id),
  text text not null check (char_length(text) between 10 and 2000),
  author_id bigint not null references account (id) on delete cascade,
  appealed_at timestamptz not null default now(),
  -- open → upheld | overturned: what was decided stands, or is undone.
  state text collate "C" not null default 'open' check (state in ('open', 'upheld', 'overturned')),
  explanation text not null default '' check (char_length(explanation) <= 2000),
  decided_by_id bigint,
  decided_at timestamptz,
  rev integer not null default 1 check (rev > 0),
  check ((state = 'open') = (decided_at is null))
);

create index appeal_open on appeal (appealed_at, id) where state = 'open';
create index appeal_of_author on appeal (author_id);

-- What is not shown for now: until somebody looked at what several people reported, for a day at most; or, for what has no state
-- of its own, until further notice. A row that is over stays: what was looked at once is not hidden again by a count.
create table content_hold (
  target_type text collate "C" not null check (target_type in ('review', 'reply', 'photo', 'menuImage')),
  target_id bigint not null check (target_id > 0),
  hidden_until timestamptz not null,
  primary key (target_type, target_id)
);
