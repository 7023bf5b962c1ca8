-- The same for texts that differ in capitals, spaces and points only.
create or replace function review_fingerprint(text text) returns text
  language sql immutable parallel safe
  return md5(lower(regexp_replace(text, '[\s[:punct:]]+', '', 'g')));
