import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Throttle } from '../../platform/throttle/throttle.ts';
import { SETUP_CODE_LIFE } from '../../limits.ts';
import { addAccount, hashToken, openSession, prepareAccount } from '../account/account.ts';
import { nameInAudit, recordAudit } from '../audit/audit.ts';
import { deleteCodes, hasAdministrator, holdAllUsers, insertCode, isCode } from './setup.repo.ts';

/** Crockford's alphabet: no letter looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

type SetupContext = Pick<Deps, 'db' | 'now'>;

/**
 * A code for the reader of this process's log: it proves control of the server and allows one administrator. Every process of the
 * deployment accepts it. null: there is an administrator.
 */
export async function makeSetupCode({ db, now }: SetupContext): Promise<string | null> {
  if (await hasAdministrator(db)) return null;
  // 80 random bits: too many to guess, few enough to type.
  const characters = [...randomBytes(16)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  await insertCode(db, { hash: hashCode(characters), expires_at: new Date(now().getTime() + SETUP_CODE_LIFE) });
  return characters.replace(/.{4}(?=.)/g, '$&-');
}

/** Normalises typing: case, hyphens, O for zero. */
function hashCode(code: string): Buffer {
  const plain = code.toUpperCase().replace(/[^\dA-Z]/g, '');
  return hashToken(plain.replaceAll('O', '0').replace(/[IL]/g, '1'));
}

/** Caches a positive response, because an administrator always remains: later calls do not query the database. */
export function createIsSetUp(): (db: Deps['db']) => Promise<boolean> {
  let isSetUp = false;
  return async (db) => {
    isSetUp ||= await hasAdministrator(db);
    return isSetUp;
  };
}

export interface Setup {
  readonly code: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** The network that the try comes from. */
  readonly userAgent: string | null;
  readonly network: string;
}

/**
 * Creates the first administrator, once. @returns the token of the session.
 * @throws AppError 404 when there is one, 401 for a wrong code, 422 naming the field, 429 after too many tries.
 */
export async function setUp(
  deps: Deps,
  guards: { readonly tries: Throttle; readonly isSetUp: (db: Deps['db']) => Promise<boolean> },
  { code, network, userAgent, ...person }: Setup,
): Promise<string> {
  if (await guards.isSetUp(deps.db)) throw alreadySetUp();
  await guards.tries.spend([network]);
  const now = deps.now();
  // Codes are deleted when an administrator is created, possibly by a concurrent call.
  if (!(await isCode(deps.db, { hash: hashCode(code), now })))
    throw (await hasAdministrator(deps.db)) ? alreadySetUp() : wrongCode();
  const row = await prepareAccount({ ...person, role: 'admin' }, now);
  const { id } = await inTransaction(deps.db, { by: null }, async (trx) => {
    await holdAllUsers(trx);
    if (await hasAdministrator(trx)) throw alreadySetUp();
    const created = await addAccount(trx, row);
    await deleteCodes(trx);
    await recordAudit(trx, {
      at: now,
      actor: { ...person, id: created.id },
      action: 'user.setup',
      targetType: 'user',
      targetId: created.id,
      name: nameInAudit(row),
    });
    return created;
  });
  return openSession(deps, id, { userAgent });
}

function alreadySetUp(): AppError {
  return new AppError('not_found', 'There is already an administrator. Please sign in.');
}

function wrongCode(): AppError {
  const message =
    'The setup code is wrong or has expired. Use the newest code in the server’s log, or restart the server for a new one.';
  return new AppError('invalid_credentials', message, { issues: [{ path: 'code', message }] });
}
