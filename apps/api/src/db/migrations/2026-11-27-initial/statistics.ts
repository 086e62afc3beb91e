/** Statistics, which a job computes from attempts. */
export const STATISTICS = String.raw`
-- Findings about the keys of a section, with the version, key revision, number of submitted attempts and rules that they were computed from.
create table section_statistics (
  section_id uuid primary key references sections on delete cascade,
  version integer not null,
  key_revision integer not null,
  attempts integer not null,
  rules integer not null,
  questions jsonb not null,
  computed_at timestamptz not null
);
`;
