-- Why a suggestion, a photo of a menu or a claim was refused, in words for whoever sent it; besides the reason, which stands in the log.
alter table user_change add column explanation text check (char_length(explanation) between 1 and 500);
alter table menu_image add column explanation text check (char_length(explanation) between 1 and 500);
alter table shop_claim add column explanation text check (char_length(explanation) between 1 and 500);
