-- The search index: everything that can be found by its name, of all kinds, so that one query searches them all.
create table search_item (
  id bigint generated always as identity primary key,
  kind text collate "C" not null check (kind in ('cities', 'users', 'shops', 'brands', 'products')),
  entity text collate "C" not null check (entity in ('city', 'municipality', 'user', 'shop', 'brand', 'product')),
  entity_id bigint not null,
  url text collate "C" not null,
  name text not null,
  -- Its names in the languages that have another one: {"es": "Róterdam"}.
  names jsonb,
  -- Shown beside the name of a place: its province.
  place text,
  -- The place it is in: its name is shown beside this one's, and its words match this one too.
  within_id bigint references search_item (id) on delete set null,
  type text collate "C",
  is_sample boolean not null default false,
  -- The tie-break of equal scores: src/features/search/ranking.ts.
  weight integer not null check (weight between 0 and 134217727),
  -- All its rows of search_word, for several search words.
  words tsvector not null,
  unique (entity, entity_id)
);

create index search_item_within on search_item (within_id);
-- No pending list (fastupdate): every query would have to read that list.
create index search_item_beginnings on search_item using gin (search_beginnings(words)) with (fastupdate = off);

-- The words of a name, in plain letters. Words are made by src/features/search/item-words.ts.
create table search_word (
  item_id bigint not null references search_item (id) on delete cascade,
  kind text collate "C" not null,
  word text collate "C" not null,
  -- The weight of the item and the points of the word in it.
  weight integer not null,
  -- Inherited from the place of the item.
  is_inherited boolean not null default false,
  primary key (item_id, word) include (weight)
);

-- Whole names in plain letters without spaces.
create table search_name (
  item_id bigint not null references search_item (id) on delete cascade,
  kind text collate "C" not null,
  name text collate "C" not null,
  weight integer not null,
  primary key (item_id, name)
);

-- The items under each prefix of their words, with their weight. Derived from search_word and search_name, by the view below, in
-- the transaction that writes these (src/features/search/server/store-hits.ts).
create table search_hit (
  -- Without a foreign key, which would be checked for each of twenty rows a name: code that deletes an item deletes these.
  item_id bigint not null,
  weight integer not null,
  -- The first letter of the kind, to keep the rows narrow.
  kind "char" not null,
  beginning text collate "C" not null
);

-- The expected rows. The weight of a hit is defined by src/features/search/ranking.ts: the weight of the word; a point more (1 <<
-- 27) for a whole word of four letters or more that does not begin a name (6 points); eight for a whole name, more than any word
-- has. Search words are cut after 64 letters.
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

-- Read in the order of the answer, however many share a prefix (index-only scan).
create index search_hit_best on search_hit (beginning, kind, weight desc, item_id);
create index search_hit_item on search_hit (item_id);

-- Every word, and every whole name without its spaces, that finds something, once for each kind it finds. Code that writes words
-- writes these in the same transaction; unused ones do no harm and are deleted at night
-- (src/features/search/server/sweep-known-words.ts).
create table search_known_word (
  word text collate "C" not null,
  -- The first letter of the kind, as in search_hit.
  kind "char" not null,
  -- In the order of commits, because only one transaction at a time writes words: a cache that has all up to a number misses
  -- nothing when it reads on from there.
  number bigint generated always as identity,
  primary key (word, kind)
);

create index search_known_word_newest on search_known_word (number) include (word, kind);

-- The precomputed answers for one to three letters, the best of each kind: the shortest prefixes have most matches. Code that
-- writes words updates these in the same transaction (src/features/search/server/store-beginnings.ts).
create table search_beginning (
  kind text collate "C" not null,
  beginning text collate "C" not null check (length(beginning) between 1 and 3),
  items json not null,
  primary key (kind, beginning)
);
