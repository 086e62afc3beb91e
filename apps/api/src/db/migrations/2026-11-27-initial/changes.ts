/** Triggers that notify processes of changes to what they cache. */
export const CHANGES = String.raw`
-- Notifies every process that listens once the transaction is committed, and the writing process on its own connection.
create function tell_change(key text) returns void language plpgsql as $$
  begin
    perform pg_notify('bandwise_changes', key);
    raise info using errcode = 'BW001', message = key;
  end
$$;

create function tell_all_changed() returns trigger language plpgsql as $$
  begin
    perform tell_change('all');
    return null;
  end
$$;

create function tell_sections_inserted() returns trigger language plpgsql as $$
  begin
    perform tell_change('list:' || skill) from (select distinct skill from changed) lists;
    return null;
  end
$$;
create function tell_sections_changed() returns trigger language plpgsql as $$
  begin
    perform tell_change('section:' || id) from (select distinct id from changed) sections;
    perform tell_change('list:' || skill) from (select distinct skill from changed) lists;
    return null;
  end
$$;
create trigger tell_inserted after insert on sections referencing new table as changed
for each statement execute function tell_sections_inserted();
create trigger tell_updated after update on sections referencing new table as changed
for each statement execute function tell_sections_changed();
create trigger tell_deleted after delete on sections referencing old table as changed
for each statement execute function tell_sections_changed();
create trigger tell_truncated after truncate on sections for each statement execute function tell_all_changed();

-- A section is marked by the profile of its exam. A list of exams shows more of an exam than its state.
create function tell_exams_changed() returns trigger language plpgsql as $$
  begin
    perform tell_change('section:' || s.id)
       from before join changed using (id) join sections s on s.exam_id = changed.id and s.deleted_at is null
      where (changed.state, changed.marking_profile) is distinct from (before.state, before.marking_profile);
    perform tell_change('list:' || skill)
       from (select distinct changed.skill from before join changed using (id)
              where (changed.state, changed.description, changed.variant, changed.listening_settings, changed.deleted_at)
                    is distinct from
                    (before.state, before.description, before.variant, before.listening_settings, before.deleted_at)) lists;
    return null;
  end
$$;
create trigger tell_updated after update on exams referencing old table as before new table as changed
for each statement execute function tell_exams_changed();
create trigger tell_truncated after truncate on exams for each statement execute function tell_all_changed();

create function tell_keys_changed() returns trigger language plpgsql as $$
  begin
    perform tell_change('section:' || section_id) from (select distinct section_id from changed) keys;
    return null;
  end
$$;
create trigger tell_inserted after insert on regraded_keys referencing new table as changed
for each statement execute function tell_keys_changed();
create trigger tell_updated after update on regraded_keys referencing new table as changed
for each statement execute function tell_keys_changed();
create trigger tell_deleted after delete on regraded_keys referencing old table as changed
for each statement execute function tell_keys_changed();
create trigger tell_truncated after truncate on regraded_keys for each statement execute function tell_all_changed();

create function tell_settings_changed() returns trigger language plpgsql as $$
  begin
    perform tell_change('setting:' || name) from (select distinct name from changed) settings;
    return null;
  end
$$;
create trigger tell_inserted after insert on settings referencing new table as changed
for each statement execute function tell_settings_changed();
create trigger tell_updated after update on settings referencing new table as changed
for each statement execute function tell_settings_changed();
create trigger tell_deleted after delete on settings referencing old table as changed
for each statement execute function tell_settings_changed();
create trigger tell_truncated after truncate on settings for each statement execute function tell_all_changed();

-- The use of a session is recorded often and changes nothing that processes cache.
create function tell_tokens_updated() returns trigger language plpgsql as $$
  begin
    perform tell_change('caller:' || encode(before.hash, 'base64'))
       from before join changed using (hash)
      where (before.user_id, before.expires_at) is distinct from (changed.user_id, changed.expires_at);
    return null;
  end
$$;
create trigger tell_updated after update on tokens referencing old table as before new table as changed
for each statement execute function tell_tokens_updated();
-- Sign-ins delete expired sessions, many at once in the morning: no process serves them, and commits that notify wait for each other.
create function tell_tokens_changed() returns trigger language plpgsql as $$
  begin
    perform tell_change('caller:' || encode(hash, 'base64')) from before
      where expires_at > clock_timestamp() - interval '1 hour';
    return null;
  end
$$;
create trigger tell_deleted after delete on tokens referencing old table as before
for each statement execute function tell_tokens_changed();
create trigger tell_truncated after truncate on tokens for each statement execute function tell_all_changed();

-- The sessions of a deleted user are deleted too, which notifies.
create function tell_users_changed() returns trigger language plpgsql as $$
  begin
    perform tell_change('caller:' || encode(tokens.hash, 'base64'))
       from before join changed using (id) join tokens on tokens.user_id = changed.id
      where (before.first_name, before.last_name, before.email, before.role, before.status, before.expires_at)
            is distinct from
            (changed.first_name, changed.last_name, changed.email, changed.role, changed.status, changed.expires_at);
    return null;
  end
$$;
create trigger tell_updated after update on users referencing old table as before new table as changed
for each statement execute function tell_users_changed();
create trigger tell_truncated after truncate on users for each statement execute function tell_all_changed();
`;
