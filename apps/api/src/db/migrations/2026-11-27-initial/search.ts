/** The search index of sections, which triggers write beside the current version. */
export const SEARCH = String.raw`
create table section_search (
  section_id uuid primary key references sections on delete cascade,
  -- The folded titles of the section and of its exam.
  title text not null,
  words tsvector not null,
  question_types text[] not null
);
-- For: tests found by words of their content.
create index section_search_words on section_search using gin (words);
-- For: tests and results found by a part of a title.
create index section_search_trigrams on section_search using gin (trigrams(title));

-- A tsvector holds a megabyte at most. The questions come first; the end of a longer section is not found. Where scripts are not Latin a
-- folded character takes three bytes or more, and each word some besides.
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
$$;

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
$$;

create function index_version() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform index_section(s.id) from sections s where s.id = new.section_id and s.current_version = new.version;
    else
      delete from section_search
       where section_id in (select s.id from sections s where s.id = old.section_id and s.current_version = old.version);
    end if;
    return null;
  end
$$;
create trigger version_indexed after insert or delete on section_versions for each row execute function index_version();

create function index_changed_section() returns trigger language plpgsql as $$
  begin
    perform index_section(new.id);
    return null;
  end
$$;
create trigger section_indexed after update of current_version, title on sections for each row
when (old.current_version <> new.current_version or old.title <> new.title)
execute function index_changed_section();

create function index_renamed_exam() returns trigger language plpgsql as $$
  begin
    perform index_section(s.id) from sections s where s.exam_id = new.id;
    return null;
  end
$$;
create trigger exam_indexed after update of description on exams for each row
when (old.description <> new.description)
execute function index_renamed_exam();
`;
