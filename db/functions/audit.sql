-- Links an entry to the one before. The lock makes writers wait for each other until their transactions end: decisions are few, and
-- a chain has one end.
create or replace function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtext('audit_entry'));
  select seq, hash into last from audit_entry order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.at := date_trunc('milliseconds', clock_timestamp());
  new.previous_hash := coalesce(last.hash, sha256(''));
  new.hash := audit_hash(new.previous_hash, json_build_array(new.seq, extract(epoch from new.at), new.actor_id,
    new.actor_role, new.action, new.target_type, new.target_id, new.reason, new.details));
  return new;
end $$;

-- Of what an entry says, as a list in the order of its columns, and of the hash before it.
create or replace function audit_hash(previous_hash bytea, said json) returns bytea
  language sql immutable parallel safe
  return sha256(previous_hash || convert_to(said::text, 'UTF8'));

create or replace function refuse_rewriting_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to' using errcode = 'check_violation';
end $$;
