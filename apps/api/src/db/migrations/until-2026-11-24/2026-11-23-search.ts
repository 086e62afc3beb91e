import { sql, type Kysely } from 'kysely';

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // As `foldText` of the domain. A database of another encoding knows no marks: there only the case is folded.
  await sql`
    create function fold_text(given text) returns text language sql immutable parallel safe as $$
      select case when getdatabaseencoding() = 'UTF8'
                  then lower(translate(regexp_replace(normalize(given, NFD), '[\\u0300-\\u036f]', '', 'g'), 'đĐłŁøØ', 'dDlLoO'))
                  else lower(given) end
    $$`.execute(db);
  // Words and nothing else: punctuation always parts them.
  await sql`
    create function search_words(given text) returns tsvector language sql immutable parallel safe as $$
      select strip(to_tsvector('simple', regexp_replace(given, '&[a-z0-9#]+;|[!-/:-@[-\`{-~]+', ' ', 'g')))
    $$`.execute(db);
  // A folded text of an editor without its tags: one inside a word does not part it.
  await sql`
    create function without_tags(folded text) returns text language sql immutable parallel safe as $$
      select regexp_replace(
        regexp_replace(folded, '</?(a|b|em|i|mark|s|span|strong|sub|sup|u)(\\s[^<>]*)?>', '', 'g'),
        '</?[a-z][^<>]*>', ' ', 'g')
    $$`.execute(db);
  // What is searched for: every word, and each may go on (`marsh` finds `marshes`). null: no words.
  await sql`
    create function search_query(given text) returns tsquery language sql immutable parallel safe as $$
      select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
        from unnest(tsvector_to_array(search_words(fold_text(given)))) word
    $$`.execute(db);
  // A search vector holds a megabyte at most. What is asked of the learner comes first; of a longer section the rest is not
  // found. A folded character takes three bytes or more where scripts are not Latin, and each word some besides.
  await sql`
    create function section_words(content jsonb) returns tsvector language plpgsql immutable as $$
      declare
        words text;
        room integer := 400000;
      begin
        select string_agg(case when found.rank in (2, 5, 6, 7, 8) then without_tags(fold_text(found.text))
                               else fold_text(found.text) end, ' ' order by found.rank)
          into words
        from (select 1 as rank, one #>> '{}' as text from jsonb_path_query(content, '$.title') one
              union all
              select 2, one #>> '{}' from jsonb_path_query(content, '$.groups[*].questions[*].question') one
              union all
              select 3, one #>> '{}' from jsonb_path_query(content, '$.groups[*].questions[*].options[*]') one
              union all
              select 4, one #>> '{}' from jsonb_path_query(content, '$.groups[*].choices[*]') one
              union all
              select 5, one #>> '{}' from jsonb_path_query(content, '$.groups[*].paragraph') one
              union all
              select 6, one #>> '{}' from jsonb_path_query(content, '$.groups[*].instruction') one
              union all
              select 7, one #>> '{}' from jsonb_path_query(content, '$.passage[*]') one
              union all
              select 8, one #>> '{}' from jsonb_path_query(content, '$.examContent[*]') one) found;
        loop
          begin
            return coalesce(search_words(left(words, room)), ''::tsvector);
          exception when program_limit_exceeded then
            if room < 1000 then return ''::tsvector; end if;
            room := room / 2;
          end;
        end loop;
      end
    $$`.execute(db);
  await sql`
    create table section_search (
      section_id uuid primary key references sections on delete cascade,
      title text not null,
      words tsvector not null,
      question_types text[] not null
    )`.execute(db);
  await sql`create index section_search_words on section_search using gin (words)`.execute(db);
  // The title is found by any part of it, and so is the name of the test.
  await sql`
    create function index_section(id uuid) returns void language sql as $$
      insert into section_search (section_id, title, words, question_types)
      select s.id, fold_text(s.title || E'\n' || e.description), section_words(v.content),
             array(select distinct one #>> '{}' from jsonb_path_query(v.content, '$.groups[*].type') one order by 1)
        from sections s
        join exams e on e.id = s.exam_id
        join section_versions v on v.section_id = s.id and v.version = s.current_version
       where s.id = index_section.id
      on conflict (section_id) do update
         set title = excluded.title, words = excluded.words, question_types = excluded.question_types
    $$`.execute(db);
  await trigger(db, {
    name: 'section_version_added',
    body: `perform index_section(s.id) from sections s
             where s.id = new.section_id and s.current_version = new.version;`,
    on: 'after insert on section_versions',
  });
  await trigger(db, {
    name: 'section_changed',
    body: `perform index_section(new.id);`,
    on: 'after update of current_version, title on sections',
    when: 'old.current_version <> new.current_version or old.title <> new.title',
  });
  await trigger(db, {
    name: 'exam_renamed',
    body: `perform index_section(s.id) from sections s where s.exam_id = new.id;`,
    on: 'after update of description on exams',
    when: 'old.description <> new.description',
  });
  await trigger(db, {
    name: 'section_version_removed',
    body: `delete from section_search
            where section_id in (select s.id from sections s
                                  where s.id = old.section_id and s.current_version = old.version);`,
    on: 'after delete on section_versions',
  });
  await sql`select index_section(id) from sections`.execute(db);
}

async function trigger(
  db: Kysely<unknown>,
  { name, body, on, when = 'true' }: { name: string; body: string; on: string; when?: string },
): Promise<void> {
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql as ${sql.lit(
    `begin ${body} return null; end`,
  )}`.execute(db);
  await sql`
    create trigger ${sql.id(name)} ${sql.raw(on)} for each row when (${sql.raw(when)})
    execute function ${sql.id(name)}()`.execute(db);
}
