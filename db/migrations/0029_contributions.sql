-- What people give to the directory, and what it earns them (product.md section 10).
create table contribution (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  kind text collate "C" not null check (kind in ('review', 'fact', 'menuPhoto', 'edit')),
  points smallint not null
    check (points = case kind when 'review' then 5 when 'fact' then 1 when 'menuPhoto' then 5 else 3 end),
  -- What it was about, where that is a product: rank 5 is called by the type contributed to most.
  product_type text collate "C" check (product_type in ('weed', 'hash', 'prerolled', 'edibles', 'supplies')),
  -- What earned them, such as `review/12`: nothing earns twice.
  subject text collate "C" not null unique check (subject ~ '^[a-z][A-Za-z]*/[1-9][0-9]*(/[A-Za-z0-9-]+)*$'),
  at timestamptz not null default now()
);

create index contribution_of_account on contribution (account_id);

-- When somebody last said that a group of facts about a shop is still so: it counts once in 30 days.
create table fact_confirmation (
  account_id bigint not null references account (id) on delete cascade,
  shop_id bigint not null references shop (id) on delete cascade,
  fact_group text collate "C" not null
    check (fact_group in ('listing', 'contact', 'hours', 'access', 'amenities', 'consumption', 'about')),
  confirmed_at timestamptz not null,
  primary key (account_id, shop_id, fact_group)
);

create index fact_confirmation_of_shop on fact_confirmation (shop_id, fact_group);

-- What somebody says is otherwise than we know it: facts of a shop, or one line of its menu.
create table user_change (
  id bigint generated always as identity primary key,
  author_id bigint not null references account (id) on delete cascade,
  type text collate "C" not null check (type in ('shop', 'menu')),
  shop_id bigint not null references shop (id) on delete cascade,
  -- The line that is changed or goes; null for a new one, and for facts.
  menu_item_id bigint references menu_item (id) on delete set null,
  -- The product of the line, where it is known.
  product_id bigint references product (id) on delete set null,
  -- A list of `FieldChange` (src/features/contributions/change.ts).
  fields jsonb not null check (jsonb_typeof(fields) = 'array'),
  -- The fact or group of facts that was answered with one tap; null for what somebody wrote.
  answered text collate "C" check (answered ~ '^[a-z][A-Za-z]{2,19}$'),
  remark text not null default '' check (char_length(remark) <= 500),
  -- `owner`: somebody who speaks for the shop.
  suggested_as text collate "C" not null check (suggested_as in ('visitor', 'owner')),
  -- pending → approved | rejected | withdrawn.
  state text collate "C" not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  -- By somebody invented.
  is_sample boolean not null,
  suggested_at timestamptz not null default now(),
  decided_at timestamptz,
  -- Null for a rule of the site, and for somebody who is gone.
  decided_by bigint references account (id) on delete set null,
  check ((state in ('approved', 'rejected')) = (decided_at is not null)),
  check (jsonb_array_length(fields) > 0 or answered is not null)
);

create index user_change_of_author on user_change (author_id, suggested_at desc, id desc);
create index user_change_pending on user_change (suggested_at, id) where state = 'pending';
create index user_change_of_shop on user_change (shop_id);
create index user_change_of_line on user_change (menu_item_id) where menu_item_id is not null;
create index user_change_of_product on user_change (product_id) where product_id is not null;
create index user_change_by_decider on user_change (decided_by) where decided_by is not null;
-- Tapped twice, it waits once.
create unique index user_change_answered on user_change (author_id, shop_id, answered)
  where state = 'pending' and answered is not null;

-- What stood before a contribution took its place.
create table shop_revision (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  change_id bigint references user_change (id) on delete set null,
  -- A group of facts, with its columns and its row of shop_fact, or a line of the menu.
  fact_group text collate "C",
  menu_item_id bigint,
  -- Null for a line that was not there.
  stood jsonb,
  -- Of a real shop, by somebody invented: `demo remove` puts it back.
  is_trial boolean not null,
  replaced_at timestamptz not null default now(),
  check (num_nonnulls(fact_group, menu_item_id) = 1)
);

create index shop_revision_of_shop on shop_revision (shop_id, id desc);
create index shop_revision_of_change on shop_revision (change_id) where change_id is not null;
create index shop_revision_of_trial on shop_revision (id desc) where is_trial;

-- Told of a real shop by somebody invented: its prices count nowhere, and it goes with `demo remove`.
alter table menu_item add column is_trial boolean not null default false;

-- Pictures of menus that people took.
create table menu_image (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop (id) on delete cascade,
  author_id bigint not null references account (id) on delete cascade,
  -- Null once it was rejected: nobody sees it again.
  media_id bigint references media (id),
  file_name text collate "C" not null check (file_name ~ '^[A-Za-z0-9_-]+\.(jpg|png)$' and length(file_name) between 3 and 30),
  state text collate "C" not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  is_sample boolean not null,
  sent_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references account (id) on delete set null,
  unique (shop_id, media_id),
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'rejected') = (media_id is null))
);

create index menu_image_of_author on menu_image (author_id, sent_at desc);
create index menu_image_pending on menu_image (sent_at, id) where state = 'pending';
create index menu_image_of_shop on menu_image (shop_id, sent_at desc) where state = 'approved';
create index menu_image_of_media on menu_image (media_id) where media_id is not null;
create index menu_image_by_decider on menu_image (decided_by) where decided_by is not null;
