-- What a mistyped word may have been meant to be is worked out in the memory of each process, from the words themselves
-- (src/features/search/server/known-words.ts): docs/decisions/0012-search-index.md.

-- Every word, and every whole name without its spaces, that finds something, once for each kind it finds. Whoever writes
-- words writes these in the same transaction; what nothing has any more does no harm and is swept up at night
-- (src/features/search/server/sweep-known-words.ts).
create table search_known_word (
  word text collate "C" not null,
  -- The first letter of the kind, as in search_hit.
  kind "char" not null,
  -- In the order in which transactions end, for only one at a time writes words: whoever has read all up to a number
  -- misses nothing when they go on from there.
  number bigint generated always as identity,
  primary key (word, kind)
);

-- Questions end after 64 letters.
insert into search_known_word (word, kind)
select left(word, 64), left(kind, 1)::"char" from search_word
union
select left(name, 64), left(kind, 1)::"char" from search_name;

create index search_known_word_newest on search_known_word (number) include (word, kind);

drop table search_typo, search_long_word;
