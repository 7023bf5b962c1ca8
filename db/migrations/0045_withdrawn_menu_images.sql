-- Taken back by who sent it. The row stays, or the quota would count anew; its picture goes.
alter table menu_image drop constraint menu_image_state_check;
alter table menu_image add constraint menu_image_state_check check (state in ('pending', 'approved', 'rejected', 'withdrawn'));
alter table menu_image drop constraint menu_image_check1;
alter table menu_image add constraint menu_image_check1 check ((state in ('rejected', 'withdrawn')) = (media_id is null));
