-- Text search for prefixes, which are stored as words of their own: intersecting a common one with a rare one then costs only as
-- much as the rare one, where `'kush':*` would first collect all matches of the prefix. These lengths are selective enough
-- (src/features/search/ways-to-read.ts); results are rechecked against the whole query.
create or replace function search_beginnings(words tsvector) returns tsvector language plpgsql immutable strict parallel safe as $$
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
