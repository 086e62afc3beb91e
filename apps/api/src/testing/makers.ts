import type { Role } from '@bandwise/api-contract/common';
import type { Deps } from '../deps.ts';
import { insertAccount } from '../modules/account/account.repo.ts';
import { hashPassword } from '../modules/account/passwords.ts';
import { openSession } from '../modules/account/sign-in.ts';

export interface MadeUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

interface UserFields {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly password?: string;
  readonly status?: 'active' | 'disabled';
  readonly expires_at?: string | null;
  readonly created_at?: Date;
  /** null: made by sign-up before addresses were confirmed. */
  readonly email_confirmed_at?: Date | null;
}

export interface Makers {
  learner(fields?: UserFields): Promise<MadeUser>;
  teacher(fields?: UserFields): Promise<MadeUser>;
  admin(fields?: UserFields): Promise<MadeUser>;
  /** A session's token. */
  token(userId: string): Promise<string>;
}

const FIRST_NAMES = { learner: 'Lan', teacher: 'Mai', admin: 'Ada' } as const satisfies Record<Role, string>;
const PASSWORD = 'a password for tests';
// Hashing is slow on purpose: once for each password is enough.
const hashes = new Map<string, Promise<string>>();

/** Rows to test with, numbered so that a failure reads the same each time. */
export function createMakers(deps: Deps): Makers {
  let count = 0;
  const user = async (role: Role, fields: UserFields): Promise<MadeUser> => {
    count += 1;
    const firstName = fields.firstName ?? FIRST_NAMES[role];
    const lastName = fields.lastName ?? `No${count}`;
    const email = fields.email ?? `${role}${count}@example.com`;
    const password = fields.password ?? PASSWORD;
    const { id } = await insertAccount(deps.db, {
      first_name: firstName,
      last_name: lastName,
      email,
      password_hash: await hashOnce(password),
      role,
      status: fields.status ?? 'active',
      expires_at: fields.expires_at ?? null,
      created_at: fields.created_at ?? deps.now(),
      email_confirmed_at: fields.email_confirmed_at === undefined ? deps.now() : fields.email_confirmed_at,
    });
    return { id, firstName, lastName, email, password };
  };
  return {
    learner: (fields = {}) => user('learner', fields),
    teacher: (fields = {}) => user('teacher', fields),
    admin: (fields = {}) => user('admin', fields),
    token: (userId) => openSession(deps, userId),
  };
}

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}
