/** What the service itself remembers. */
export const SERVICE = String.raw`
-- Responses to calls with an Idempotency-Key.
create table kept_answers (
  key bytea primary key,
  request bytea not null,
  answer jsonb not null,
  expires_at timestamptz not null
);
create index kept_answers_expires_at on kept_answers (expires_at);

-- What was chosen in the console where the environment says nothing.
create table settings (
  name text primary key,
  value text not null,
  revision integer not null default 1,
  changed_at timestamptz not null
);
`;
