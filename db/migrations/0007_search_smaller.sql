-- One index answers for beginnings of every length, and no other is read for a single word.

-- Under each beginning of its words whatever has it, with what it is worth there. Derived from search_word and
-- search_name, by the view below, in the transaction that writes these (src/features/search/server/store-hits.ts).
create table search_hit (
  -- Without a foreign key, which would be looked up for each of twenty rows a name: who deletes an item deletes these.
  item_id bigint not null,
  weight integer not null,
  -- The first letter of the kind, to keep the rows narrow.
  kind "char" not null,
  beginning text collate "C" not null
);

-- How it should be. What a hit is worth is told by src/features/search/ranking.ts: the weight of the word; a point more
-- (1 << 27) for a whole word of four letters or more that does not begin a name (6 points); eight for a whole name, more
-- than any word has. Questions end after 64 letters.
create view search_hit_now as
select item_id, max(weight) as weight, left(kind, 1)::"char" as kind, beginning
from (
  select word.item_id, word.kind, left(word.word, size.letters) as beginning,
    word.weight + case when size.letters = length(word.word) and size.letters > 3 and word.weight < 6 << 27 then 1 << 27 else 0 end
      as weight
  from search_word as word, generate_series(1, least(length(word.word), 64)) as size(letters)
  union all
  select item_id, kind, name, (8 << 27) + weight from search_name) as each_hit
group by item_id, kind, beginning;

insert into search_hit (item_id, weight, kind, beginning)
select item_id, weight, kind, beginning from search_hit_now;

-- Read in the order of the answer, however many share a beginning; the table itself is never looked at.
create index search_hit_best on search_hit (beginning, kind, weight desc, item_id);
create index search_hit_item on search_hit (item_id);

drop index search_word_1, search_word_2, search_word_3, search_word_4, search_word_5, search_word_6, search_word_whole;
drop index search_name_whole;

-- Text search for beginnings that are words of their own here: a common one is then crossed with a rare one in steps as
-- large as the rare one's, where `'kush':*` would first gather everything that begins so. These lengths tell enough
-- (src/features/search/ways-to-read.ts); what is found is held against the whole question.
create function search_beginnings(words tsvector) returns tsvector language plpgsql immutable strict parallel safe as $$
declare
  beginnings text[] := '{}';
  word text;
begin
  foreach word in array tsvector_to_array(words) loop
    beginnings := beginnings || array[
      left(word, 1), left(word, 2), left(word, 3), left(word, 4), left(word, 5), left(word, 6), left(word, 7)];
    if length(word) >= 10 then beginnings := beginnings || left(word, 10); end if;
    if length(word) >= 14 then beginnings := beginnings || left(word, 14); end if;
  end loop;
  return array_to_tsvector(beginnings);
end $$;

create index search_item_beginnings on search_item using gin (search_beginnings(words)) with (fastupdate = off);
drop index search_item_words;
