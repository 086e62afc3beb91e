/** String.raw cannot hold it. */
const BACKTICK = '`';

/** Functions on texts, for generated columns, indexes and searches. */
export const TEXTS = String.raw`
-- Same result as foldText of the domain. In a database of another encoding only the case is folded.
create function fold_text(given text) returns text language sql immutable parallel safe as $$
  select case when getdatabaseencoding() = 'UTF8'
              then lower(translate(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g'), 'đĐłŁøØ', 'dDlLoO'))
              else lower(given) end
$$;

-- Every punctuation mark separates words.
create function search_words(given text) returns tsvector language sql immutable parallel safe as $$
  select strip(to_tsvector('simple', regexp_replace(given, '&[a-z0-9#]+;|[!-/:-@[-${BACKTICK}{-~]+', ' ', 'g')))
$$;

-- Matches texts that have all words of the search; each may continue (marsh finds marshes). null: the search has no words.
create function search_query(given text) returns tsquery language sql immutable parallel safe as $$
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    from unnest(tsvector_to_array(search_words(fold_text(given)))) word
$$;

-- Removes the tags of a folded rich text. An inline tag does not separate words.
create function without_tags(folded text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    regexp_replace(folded, '</?(a|b|em|i|mark|s|span|strong|sub|sup|u)(\s[^<>]*)?>', '', 'g'),
    '</?[a-z][^<>]*>', ' ', 'g')
$$;

-- An index of trigrams finds every text that may contain a part. PostgreSQL's own trigrams need an extension.
create function trigrams(given text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct part) filter (where length(part) = 3), '{}')
    from (select string_agg(letter, '') over (order by place rows between current row and 2 following) as part
            from unnest(string_to_array(given, null)) with ordinality letters (letter, place)) parts
$$;

-- The ids of the uploaded files that a section's content shows or plays.
create function media_ids(content jsonb) returns text[] language sql immutable parallel safe as $$
  select array(select distinct lower(found[1])
                 from regexp_matches(content::text, '/api/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'gi') found)
$$;
`;
