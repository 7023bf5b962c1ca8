create or replace function is_slug(slug text) returns boolean
  language sql immutable parallel safe
  return slug collate "C" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120;

-- A year, a month or a day: as exact as the source and no more.
create or replace function is_observed_on(observed_on text) returns boolean
  language sql immutable parallel safe
  return observed_on collate "C" ~ '^(19|20)[0-9]{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$';

-- Texts people wrote, in one language or more: {"nl": "…", "en": "…", "source": "nl"}; the source is one of them.
create or replace function is_localized_text(localized jsonb, longest integer) returns boolean
  language sql immutable parallel safe
  return localized is null or (
    jsonb_typeof(localized) = 'object'
    and localized ->> 'source' in ('nl', 'en', 'de', 'es', 'fr', 'it', 'pl', 'pt', 'cz')
    and localized ? (localized ->> 'source')
    and not exists (
      select from jsonb_each(localized) as part
      where part.key <> 'source' and (
        part.key not in ('nl', 'en', 'de', 'es', 'fr', 'it', 'pl', 'pt', 'cz')
        or jsonb_typeof(part.value) <> 'string'
        or char_length(part.value #>> '{}') not between 1 and longest)));

-- Notifies processes of a change of a table (NOTIFY), which invalidates their caches of it. Sent at commit; many changes of one
-- table in a transaction are one notification.
create or replace function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('change', tg_table_name);
  return null;
end $$;
