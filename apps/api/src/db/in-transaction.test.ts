import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { isAccountGone } from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';
import { repeatOnConflict } from './repeat-on-conflict.ts';

/** An error as the driver throws it. */
function databaseError(code: string, message = 'as the database says it'): Error {
  return Object.assign(new Error(message), { code });
}

describe('what conflicts with others', () => {
  it.each(['40001', '40P01'])('is done again after %s, each time after a longer wait', async (code) => {
    const waits: number[] = [];
    const work = vi.fn<() => Promise<string>>();
    for (let count = 0; count < 3; count += 1) work.mockRejectedValueOnce(databaseError(code));
    work.mockResolvedValueOnce('done');
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    expect(await repeatOnConflict(work, { wait, random: () => 1 })).toBe('done');
    expect(waits).toEqual([20, 40, 80]);
  });

  it('is given up after five tries', async () => {
    const work = vi.fn<() => Promise<string>>(() => Promise.reject(databaseError('40P01')));
    await expect(repeatOnConflict(work, { wait: async () => undefined })).rejects.toMatchObject({ code: '40P01' });
    expect(work).toHaveBeenCalledTimes(5);
  });

  it('waits for a time that others do not share', async () => {
    const waits: number[] = [];
    const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(databaseError('40P01')).mockResolvedValue('done');
    await repeatOnConflict(work, { wait: async (time) => void waits.push(time), random: () => 0.25 });
    expect(waits).toEqual([5]);
  });

  it('is all that is done again: any other error is thrown at once', async () => {
    const work = vi.fn<() => Promise<string>>(() => Promise.reject(databaseError('23505')));
    await expect(repeatOnConflict(work)).rejects.toMatchObject({ code: '23505' });
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('a transaction', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
  });

  it('leaves nothing of a try that failed', async () => {
    const { deps } = test;
    let tries = 0;
    const count = await inTransaction(deps.db, { by: null }, async (trx) => {
      tries += 1;
      await trx
        .insertInto('throttles')
        .values({ key: `try ${tries}` })
        .execute();
      if (tries === 1) throw databaseError('40001');
      return trx.selectFrom('throttles').select('key').execute();
    });
    expect(count).toEqual([{ key: 'try 2' }]);
  });

  it('of somebody who has been deleted is refused before it does anything', async () => {
    const { deps, make } = test;
    const { id } = await make.learner();
    await deps.db.deleteFrom('users').where('id', '=', id).execute();
    const work = vi.fn<() => Promise<void>>();
    const refused = await inTransaction(deps.db, { by: id }, work).catch((error: unknown) => error);
    expect(isAccountGone(refused)).toBe(true);
    expect(work).not.toHaveBeenCalled();
  });

  // PGlite has one connection: nothing ever waits for another there.
  it.runIf(inject('engine').kind === 'postgres')('that stands in a deadlock is done again', async () => {
    const { deps, make } = test;
    const [one, other] = [await make.learner(), await make.learner()];
    const bothHold = Promise.withResolvers<void>();
    let holding = 0;
    const lockBoth = async (ids: readonly string[]) =>
      inTransaction(deps.db, { by: null }, async (trx) => {
        await sql`set local deadlock_timeout = '10ms'`.execute(trx);
        for (const id of ids) {
          await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
          holding += 1;
          if (holding >= 2) bothHold.resolve();
          await bothHold.promise;
        }
        return 'done';
      });
    expect(await Promise.all([lockBoth([one.id, other.id]), lockBoth([other.id, one.id])])).toEqual(['done', 'done']);
  });
});
