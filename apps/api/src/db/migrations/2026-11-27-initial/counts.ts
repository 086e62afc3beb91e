/** Counts and statistics, which triggers write. */
export const COUNTS = String.raw`
-- Submitted attempts by section, without those of section_attempts_new.
create table section_attempts (
  section_id uuid primary key references sections on delete cascade,
  submitted bigint not null
);
create index section_attempts_most on section_attempts (submitted desc, section_id);
-- A row per attempt since they were counted last: two learners who submit at the same moment do not wait for each other.
create table section_attempts_new (section_id uuid not null);

-- For each choice of which attempts count, the cells of count-scores.ts, without the attempts of score_changes.
create table kept_scores (
  section_id uuid primary key references sections on delete cascade,
  current_version integer not null,
  versions integer[] not null,
  totals integer[] not null,
  taken jsonb not null,
  "first" jsonb not null,
  "last" jsonb not null,
  "best" jsonb not null,
  "all" jsonb not null
);
-- An attempt that was submitted since then. null: another change.
create table score_changes (section_id uuid not null, attempt_id uuid);

create function attempt_submitted() returns trigger language plpgsql as $$
  begin
    insert into section_attempts_new (section_id) values (new.section_id);
    insert into score_changes (section_id, attempt_id) values (new.section_id, new.id);
    return null;
  end
$$;
create trigger attempt_inserted after insert on attempts for each row when (new.submitted_at is not null)
execute function attempt_submitted();
create trigger attempt_submitted after update of submitted_at on attempts for each row
when (old.submitted_at is null and new.submitted_at is not null)
execute function attempt_submitted();

create function score_changed() returns trigger language plpgsql as $$
  begin
    insert into score_changes (section_id) values (old.section_id);
    if tg_op = 'UPDATE' and new.section_id <> old.section_id then
      insert into score_changes (section_id) values (new.section_id);
    end if;
    return null;
  end
$$;
create trigger score_changed
after update of section_id, user_id, version, submitted_at, source, marks, verdicts on attempts for each row
when (old.submitted_at is not null
      and (old.section_id, old.user_id, old.version, old.submitted_at, old.source, old.marks, old.scores)
          is distinct from (new.section_id, new.user_id, new.version, new.submitted_at, new.source, new.marks, new.scores))
execute function score_changed();
create trigger score_removed after delete on attempts for each row when (old.submitted_at is not null)
execute function score_changed();

-- What the answers to a section say of its keys. version, key_revision, attempts and rules are of when they were read; 0: not read yet.
create table kept_proposals (
  section_id uuid primary key references sections on delete cascade,
  version integer not null default 0,
  key_revision integer not null default 0,
  attempts integer not null default 0,
  rules integer not null default 0,
  numbers integer[] not null default '{}',
  noticed integer[] not null default '{}',
  signals integer[] not null default '{}',
  learners integer[] not null default '{}',
  questions jsonb not null default '[]',
  read_at timestamptz,
  claimed_until timestamptz
);

-- Numbers of rows, without the changes of row_counts_new.
create table row_counts (name text primary key, rows bigint not null);
create table row_counts_new (name text not null, change bigint not null);

create function count_audit_log() returns trigger language plpgsql as $$
  begin
    insert into row_counts_new (name, change) select 'audit_log', tg_argv[0]::integer * count(*) from changed group by 1;
    return null;
  end
$$;
create trigger counted_insert_new after insert on audit_log referencing new table as changed
for each statement execute function count_audit_log('1');
create trigger counted_delete_old after delete on audit_log referencing old table as changed
for each statement execute function count_audit_log('-1');

create function count_problem_reports() returns trigger language plpgsql as $$
  begin
    insert into row_counts_new (name, change) select 'problem_reports/' || state, tg_argv[0]::integer * count(*) from changed group by 1;
    return null;
  end
$$;
create trigger counted_insert_new after insert on problem_reports referencing new table as changed
for each statement execute function count_problem_reports('1');
create trigger counted_delete_old after delete on problem_reports referencing old table as changed
for each statement execute function count_problem_reports('-1');
create trigger counted_update_old after update on problem_reports referencing old table as changed
for each statement execute function count_problem_reports('-1');
create trigger counted_update_new after update on problem_reports referencing new table as changed
for each statement execute function count_problem_reports('1');
`;
