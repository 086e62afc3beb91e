import { hashSync } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';

vi.mock('@node-rs/argon2', { spy: true });

it('does no more for the first unknown address of a thread than for any other', async () => {
  const { verify } = await import('./passwords.worker.ts');
  const before = vi.mocked(hashSync).mock.calls.length;
  expect(verify({ storedHash: null, password: 'the password of nobody' })).toBe(false);
  expect(vi.mocked(hashSync).mock.calls.length).toBe(before);
});
