import { sql, type Kysely } from 'kysely';

export const locks = {
  'rows of users are changed':
    'for a hundred thousand users a matter of seconds, in which those whose row is changed wait to sign in',
} as const;

/** Frozen: a change to the schema is a new migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // When the owner of the address confirmed it, or an administrator who added the account vouched for it. Null: the account was made by
  // sign-up before addresses were confirmed, so it may belong to someone else than the owner of the address.
  await sql`alter table users add column email_confirmed_at timestamptz`.execute(db);
  await sql`
    update users set email_confirmed_at = created_at
     where role = 'admin'
        or id::text in (select target_id from audit_log
                         where target_type = 'user' and action in ('user.create', 'user.import', 'user.setup'))`.execute(
    db,
  );
  // Each waits for the link that was mailed to its address, and only then becomes an account. Several may have the same address.
  await sql`
    create table sign_ups (
      hash bytea primary key,
      first_name text not null,
      last_name text not null,
      email text not null,
      password_hash text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_ups_email on sign_ups (lower(email))`.execute(db);
}
