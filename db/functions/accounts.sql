-- Notifies processes of a session that has ended (NOTIFY), whatever ended it: its event streams end too. Sent at commit.
create or replace function notify_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_end', old.id::text);
  return null;
end $$;
