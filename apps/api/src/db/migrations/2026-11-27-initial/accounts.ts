/** Users and what lets them in. Secrets are stored as hashes. */
export const ACCOUNTS = String.raw`
create table users (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  password_hash text not null,
  role text not null default 'learner' check (role in ('learner', 'admin')),
  status text not null default 'active' check (status in ('active', 'disabled')),
  -- The last day, without a time of day.
  expires_at date,
  created_at timestamptz not null default now(),
  -- When the owner of the address confirmed it, or an administrator vouched for it. null: neither.
  email_confirmed_at timestamptz,
  extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 200),
  extra_time_minutes integer not null default 0 check (extra_time_minutes between 0 and 240),
  folded_name text generated always as (fold_text(first_name || ' ' || last_name || ' ' || email)) stored
);
create unique index users_email_key on users (lower(email));
-- For: whether an administrator exists, and locking all of them.
create index users_administrators on users (id) where role = 'admin';
-- For: the pages of all users.
create index users_newest on users (created_at desc, id);
-- For: results sorted by learner.
create index users_by_name on users ((fold_text(first_name || ' ' || last_name)), id);
-- For: users and results found by a part of a name or address.
create index users_trigrams on users using gin (trigrams(folded_name));

-- Sessions.
create table tokens (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz not null default now(),
  user_agent text
);
-- For: the sessions of a user, and the deletion of the user.
create index tokens_user_id on tokens (user_id);

-- Links that set a password, and codes that make the first administrator.
create table one_time_codes (
  hash bytea primary key,
  -- null: makes the first administrator.
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
-- For: the links of a user, and the codes of no user.
create index one_time_codes_user_id on one_time_codes (user_id);

-- Accounts that the link in a mail will create. Several may have the same address.
create table sign_ups (
  hash bytea primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  password_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- For: sign-ups for an address.
create index sign_ups_email on sign_ups (lower(email));

-- The columns that rate-limiter-flexible expects.
create table throttles (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
-- For: the removal of expired counts.
create index throttles_expire on throttles (expire);
`;
