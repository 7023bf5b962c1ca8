-- Everything that can be found by its name, in one place for all kinds, so that one question searches them all.
create table search_item (
  id bigint generated always as identity primary key,
  kind text collate "C" not null check (kind in ('cities', 'users', 'shops', 'brands', 'products')),
  entity text collate "C" not null check (entity in ('city', 'municipality', 'user', 'shop', 'brand', 'product')),
  entity_id bigint not null,
  url text collate "C" not null,
  name text not null,
  -- Its names in the languages that have another one: {"es": "Róterdam"}.
  names jsonb,
  -- What is shown beside the name of a place: its province.
  place text,
  -- The place it is in: its name is shown beside this one's, and its words find this one too.
  within_id bigint references search_item (id) on delete set null,
  type text collate "C",
  is_sample boolean not null default false,
  -- Which of two equally close names stands first: src/features/search/ranking.ts.
  weight integer not null check (weight between 0 and 134217727),
  -- All its rows of search_word, for questions of several words.
  words tsvector not null,
  unique (entity, entity_id)
);

create index search_item_within on search_item (within_id);
-- Nothing waits in a list to be taken in later: every question would have to read that list.
create index search_item_words on search_item using gin (words) with (fastupdate = off);

-- The words of a name, in plain letters. Words are made by src/features/search/item-words.ts.
create table search_word (
  item_id bigint not null references search_item (id) on delete cascade,
  kind text collate "C" not null,
  word text collate "C" not null,
  -- That of the item and what the word is worth in it.
  weight integer not null,
  -- Taken over from the place the item is in.
  is_inherited boolean not null default false,
  primary key (item_id, word) include (weight)
);

-- However many words begin with a few letters, the weightiest come first out of an index, which answers by itself:
-- the word is in it only because the planner asks for it.
create index search_word_1 on search_word (kind, left(word, 1), weight desc, item_id) include (word);
create index search_word_2 on search_word (kind, left(word, 2), weight desc, item_id) include (word) where length(word) >= 2;
create index search_word_3 on search_word (kind, left(word, 3), weight desc, item_id) include (word) where length(word) >= 3;
create index search_word_4 on search_word (kind, left(word, 4), weight desc, item_id) include (word) where length(word) >= 4;
create index search_word_5 on search_word (kind, left(word, 5), weight desc, item_id) include (word) where length(word) >= 5;
create index search_word_6 on search_word (kind, left(word, 6), weight desc, item_id) include (word) where length(word) >= 6;
create index search_word_whole on search_word (kind, word, weight desc, item_id);

-- Whole names in plain letters without spaces.
create table search_name (
  item_id bigint not null references search_item (id) on delete cascade,
  kind text collate "C" not null,
  name text collate "C" not null,
  weight integer not null,
  primary key (item_id, name)
);

create index search_name_whole on search_name (kind, name, weight desc, item_id);

-- The first four, five and six letters of all words, each under itself and under what is left when a letter is taken
-- out: two that are one typo apart meet in one of these. Rows nobody needs any more do no harm; they are swept up at
-- night (src/features/search/server/sweep-typos.ts).
create table search_typo (
  remainder text collate "C" not null,
  beginning text collate "C" not null,
  primary key (remainder, beginning)
);

-- Words longer than that, each once, to look for typos further on.
create table search_long_word (
  word text collate "C" primary key
);

-- The best of each kind for one to three letters, ready to be sent: people have typed least where most begins so. Whoever
-- writes words writes these anew in the same transaction (src/features/search/server/store-beginnings.ts).
create table search_beginning (
  kind text collate "C" not null,
  beginning text collate "C" not null check (length(beginning) between 1 and 3),
  items json not null,
  primary key (kind, beginning)
);

-- Names are looked for in the tables above.
alter table municipality drop column search_text;
alter table city drop column search_text;
alter table shop drop column search_text;
