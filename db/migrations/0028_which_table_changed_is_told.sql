-- A change is told with the table it was made in, so that what is remembered of other tables stays remembered. Many changes
-- of one table in a transaction are still one message.
create or replace function tell_of_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('change', tg_table_name);
  return null;
end $$;

-- Nothing that is remembered hangs on it: `product_change` speaks for all that lists of products are made of.
drop trigger change_is_told on menu_item;
