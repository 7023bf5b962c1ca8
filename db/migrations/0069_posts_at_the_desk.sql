-- Posts are written in the dashboard, with pictures. What one sees on the cover is said for this post, because an equal picture elsewhere
-- is the same row of `media`.
alter table discover_post
  add column cover_alt jsonb check (is_localized_text(cover_alt, 200));

-- The pictures that were sent for a post: its cover and those in its text are chosen of them.
create table discover_post_picture (
  post_id bigint not null references discover_post (id) on delete cascade,
  media_id bigint not null references media (id),
  added_at timestamptz not null default now(),
  primary key (post_id, media_id)
);

create index discover_post_picture_of_media on discover_post_picture (media_id);

-- The order of the list at the desk.
create index discover_post_by_change on discover_post (updated_at, id);

alter table revision
  drop constraint revision_target_type_check,
  add constraint revision_target_type_check check (target_type in
    ('deal', 'shop', 'menu', 'job', 'photos', 'brand', 'city', 'post', 'facts', 'line', 'product', 'strain', 'review')),
  add column post_id bigint generated always as (case target_type when 'post' then target_id end) stored
    references discover_post (id) on delete cascade;

create index revision_of_post on revision (post_id) where post_id is not null;
