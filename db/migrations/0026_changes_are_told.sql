-- What processes remember of these tables (src/platform/recall.ts) is forgotten when one of them changes: each tells so as
-- its transaction ends (src/platform/database/listen-for-changes.ts). Which table it was does not matter, so that many
-- changes of a transaction are one message.
create function tell_of_change() returns trigger language plpgsql as $$
begin
  notify change;
  return null;
end $$;

do $$
declare
  told text;
begin
  foreach told in array array[
    'brand', 'city', 'city_name', 'compliance_profile', 'deal', 'deal_shop', 'job_offer', 'media', 'municipality', 'shop',
    'shop_compliance', 'shop_listing', 'statistic']
  loop
    execute format(
      'create trigger change_is_told after insert or update or delete or truncate on %I '
      'for each statement execute function tell_of_change()', told);
  end loop;
end $$;
