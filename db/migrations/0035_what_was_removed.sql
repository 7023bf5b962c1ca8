-- A deal, job or post that an appeal puts back is what it was before a moderator took it away: what its owner had paused stays
-- paused. Null for what has no state of its own, and for what was taken away before this was kept.
alter table content_hold add column state_before text collate "C";

-- Which picture was taken away by a decision, for as long as that stands: the same one is not taken in again. The key is the
-- beginning of the hash of the file, and nothing else of it is kept.
alter table content_hold add column picture_key text collate "C" check (picture_key ~ '^[0-9a-f]{32}$');
create index content_hold_of_picture on content_hold (picture_key) where picture_key is not null;

-- What was removed before this migration is refused as well.
update content_hold set picture_key = media.key from media
  where content_hold.target_type = 'photo' and media.id = content_hold.target_id and content_hold.hidden_until = 'infinity';
update content_hold set picture_key = media.key from menu_image join media on media.id = menu_image.media_id
  where content_hold.target_type = 'menuImage' and menu_image.id = content_hold.target_id
    and content_hold.hidden_until = 'infinity';
