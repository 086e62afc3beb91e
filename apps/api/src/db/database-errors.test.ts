import { expect, it } from 'vitest';
import { isConnectionBroken, isConnectionLoss, isStorageFailure } from './database-errors.ts';

const failed = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

it.each([
  [failed('EACCES', 'open'), 'storage'],
  [failed('EPERM', 'rename'), 'storage'],
  [failed('ENOSPC', 'write'), 'storage'],
  // The socket of a PostgreSQL on this machine.
  [failed('EACCES', 'connect'), 'connection'],
  [failed('EPERM', 'connect'), 'connection'],
  [failed('ENOENT', 'connect'), 'connection'],
  [failed('ENOENT', 'open'), 'neither'],
  [new AggregateError([failed('EACCES', 'connect')]), 'connection'],
])('%s is a failure of: %s', (error, of) => {
  expect([isStorageFailure(error), isConnectionLoss(error), isConnectionBroken(error)]).toEqual([
    of === 'storage',
    of === 'connection',
    false,
  ]);
});
