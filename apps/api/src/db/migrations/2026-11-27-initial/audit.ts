/** The audit log of administrators' actions. */
export const AUDIT = String.raw`
create table audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  actor_id uuid references users on delete set null,
  actor_name text not null,
  action text not null,
  target_type text not null,
  target_id text,
  summary text not null,
  -- The target's name as the summary has it.
  target_name text
);
-- For: the log, the latest or the first entries first.
create index audit_log_at on audit_log (at desc, id);
-- For: the deletion of a user.
create index audit_log_actor_id on audit_log (actor_id) where actor_id is not null;
-- For: the removal of the ids of deleted users.
create index audit_log_users on audit_log (target_id) where target_type = 'user';
-- For: entries found by words.
create index audit_log_words on audit_log
  using gin (search_words(fold_text(actor_name || ' · ' || action || ' · ' || summary)));

-- An entry has the name. The id of a deleted user leads to nobody, and is forgotten.
create function forget_users() returns trigger language plpgsql as $$
  begin
    update audit_log set target_id = null where target_type = 'user' and target_id in (select id::text from gone);
    return null;
  end
$$;
create trigger user_forgotten after delete on users referencing old table as gone
for each statement execute function forget_users();
`;
