-- The same for texts that differ in capitals, spaces, points, the spelling of a letter (NFC or NFD) and what nobody sees only.
create or replace function review_fingerprint(text text) returns text
  language sql immutable parallel safe
  return md5(lower(regexp_replace(normalize(text, nfkc),
    '[\s[:punct:]\u00AD\u034F\u061C\u115F\u1160\u180E\u2000-\u206F\u2800\u3000-\u303F\u3164\uFE00-\uFE0F\uFEFF\uFFA0]+', '', 'g')));
