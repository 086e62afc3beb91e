/** Data of the service itself. */
export const SERVICE = String.raw`
-- Responses to calls with an Idempotency-Key, for repetitions of the call.
create table idempotent_responses (
  -- A digest of the caller and the header.
  key bytea primary key,
  -- A digest of the request.
  request bytea not null,
  response jsonb not null,
  expires_at timestamptz not null
);
-- For: the removal of expired responses.
create index idempotent_responses_expired on idempotent_responses (expires_at);

-- What was chosen in the console where the environment says nothing.
create table settings (
  name text primary key,
  value text not null,
  revision integer not null default 1,
  changed_at timestamptz not null
);
`;
