/** Triggers that notify processes of changes to what they cache. */
export const CHANGES = String.raw`
-- Notifies every process that listens once the transaction is committed, and the writing process on its own connection.
create function notify_change(key text) returns void language plpgsql as $$
  begin
    perform pg_notify('bandwise_changes', key);
    raise info using errcode = 'BW001', message = key;
  end
$$;

-- Notifies that anything may have changed.
create function notify_all_changed() returns trigger language plpgsql as $$
  begin
    perform notify_change('all');
    return null;
  end
$$;

-- A regrade changes the section too, so the table of keys needs no trigger.
create function notify_section_changed() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then perform notify_change('section:' || old.id); end if;
    perform notify_change('list:' || coalesce(new.skill, old.skill));
    return null;
  end
$$;
create trigger section_notified after insert or update or delete on sections for each row
execute function notify_section_changed();
create trigger sections_truncated after truncate on sections for each statement execute function notify_all_changed();

-- A section is marked by the profile of its exam. A list of exams shows more of an exam than its state.
create function notify_exam_changed() returns trigger language plpgsql as $$
  begin
    if (old.state, old.marking_profile) is distinct from (new.state, new.marking_profile) then
      perform notify_change('section:' || s.id) from sections s where s.exam_id = new.id and s.deleted_at is null;
    end if;
    if (old.state, old.description, old.variant, old.listening_settings, old.deleted_at)
       is distinct from (new.state, new.description, new.variant, new.listening_settings, new.deleted_at) then
      perform notify_change('list:' || new.skill);
    end if;
    return null;
  end
$$;
create trigger exam_notified after update on exams for each row execute function notify_exam_changed();

-- A setting changes so rarely that all caches may be emptied.
create trigger settings_notified after insert or update or delete or truncate on settings for each statement
execute function notify_all_changed();

-- The use of a session is recorded often and changes nothing that processes cache. Sign-ins delete expired sessions, many at once in the
-- morning: no process serves them, and commits that notify wait for each other.
create function notify_session_changed() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' or old.expires_at > clock_timestamp() - interval '1 hour' then
      perform notify_change('caller:' || encode(old.hash, 'base64'));
    end if;
    return null;
  end
$$;
create trigger session_notified after update of user_id, expires_at or delete on tokens for each row
execute function notify_session_changed();
create trigger sessions_truncated after truncate on tokens for each statement execute function notify_all_changed();

-- The sessions of a deleted user are deleted too, which notifies.
create function notify_user_changed() returns trigger language plpgsql as $$
  begin
    perform notify_change('caller:' || encode(hash, 'base64')) from tokens where user_id = new.id;
    return null;
  end
$$;
create trigger user_notified after update on users for each row
when ((old.first_name, old.last_name, old.email, old.role, old.status, old.expires_at)
      is distinct from (new.first_name, new.last_name, new.email, new.role, new.status, new.expires_at))
execute function notify_user_changed();
`;
