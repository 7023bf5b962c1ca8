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

-- Added to whatever types there are, which is read and not repeated: other migrations add theirs.
do $$
begin
  execute (
    select format('alter table revision drop constraint revision_target_type_check,
        add constraint revision_target_type_check check (%s or target_type = ''post'')', pg_get_expr(conbin, conrelid))
    from pg_constraint where conrelid = 'revision'::regclass and conname = 'revision_target_type_check');
end
$$;
