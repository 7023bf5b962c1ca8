-- Names are stored with one spelling for what looks the same (src/platform/text/plain-name.ts says which), so that they can be
-- compared: composed letters, single plain spaces, straight apostrophes, nothing that nobody sees. What came before is put right here.
-- The next start indexes them for the search.
create or replace function pg_temp.plain_name(name text) returns text language sql immutable return
  btrim(regexp_replace(
    translate(
      replace(replace(
        normalize(regexp_replace(name, '[\u00AD\u034F\u115F\u1160\u180E\u200B\u2060\u3164\uFEFF\uFFA0]', '', 'g'), nfc),
        U&'\0132', 'IJ'), U&'\0133', 'ij'),
      -- Apostrophes, and letters as wide as Chinese ones.
      U&'\2018\2019\201B\02B9\02BC\2032\00B4`'
        || (select string_agg(chr(65248 + code), '' order by code) from generate_series(33, 126) as code),
      repeat('''', 8) || (select string_agg(chr(code), '' order by code) from generate_series(33, 126) as code)),
    '[ \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+', ' ', 'g'));

-- A name that would be nothing, or too long for its column, stays as it is.
create or replace function pg_temp.is_other(name text, shortest integer, longest integer) returns boolean language sql immutable return
  pg_temp.plain_name(name) <> name and char_length(pg_temp.plain_name(name)) between shortest and longest;

update shop set name = pg_temp.plain_name(name), sort_name = pg_temp.plain_name(sort_name)
  where pg_temp.is_other(name, 2, 80);
update shop set street = pg_temp.plain_name(street) where pg_temp.is_other(street, 1, 80);
update shop set former_names = array(select pg_temp.plain_name(former) from unnest(former_names) as former)
  where exists (select from unnest(former_names) as former where pg_temp.is_other(former, 2, 80));
update brand set name = pg_temp.plain_name(name), sort_name = pg_temp.plain_name(sort_name)
  where pg_temp.is_other(name, 2, 80);
update strain set name = pg_temp.plain_name(name), sort_name = pg_temp.plain_name(sort_name)
  where pg_temp.is_other(name, 1, 80);
update strain_parent set name = pg_temp.plain_name(name) where pg_temp.is_other(name, 1, 80);
update product set name = pg_temp.plain_name(name), sort_name = pg_temp.plain_name(sort_name)
  where pg_temp.is_other(name, 1, 80);
-- Two landmarks of a city may not have one name: of two spellings the second stays.
update landmark set name = pg_temp.plain_name(name)
  where pg_temp.is_other(name, 1, 80) and not exists (
    select from landmark as other where other.city_id = landmark.city_id and other.id <> landmark.id
      and pg_temp.plain_name(other.name) = pg_temp.plain_name(landmark.name));

-- A thing that stood on a menu in two spellings is the one that was seen last.
delete from menu_item as older using menu_item as newer
  where newer.shop_id = older.shop_id and newer.id <> older.id and older.product_id is null and newer.raw_name <> older.raw_name
    and pg_temp.plain_name(newer.raw_name) = pg_temp.plain_name(older.raw_name)
    and (newer.last_seen_at, newer.product_id is not null, newer.id) > (older.last_seen_at, older.product_id is not null, older.id);
update menu_item set raw_name = pg_temp.plain_name(raw_name) where pg_temp.is_other(raw_name, 1, 80);
update menu_item set heading = pg_temp.plain_name(heading) where pg_temp.is_other(heading, 1, 60);

-- Its function has changed (db/functions/reviews.sql).
reindex index review_by_fingerprint;
