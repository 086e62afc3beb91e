import { expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

it('names what is not well, and nothing else', async () => {
  const readiness = createReadiness();
  expect(await readiness.hindrances()).toEqual([]);
  readiness.add('disk', () => Promise.resolve('Less than 1 GB is free.'));
  readiness.add('mail', () => Promise.resolve(null));
  expect(await readiness.hindrances()).toEqual([{ name: 'disk', reason: 'Less than 1 GB is free.' }]);
  readiness.add('disk', () => Promise.resolve(null));
  expect(await readiness.hindrances()).toEqual([]);
});

it('says nothing of an error but that there was one: it may name a host or a user', async () => {
  const readiness = createReadiness();
  readiness.add('database', () => Promise.reject(new Error('password of "bandwise" on db.example.com')));
  expect(await readiness.hindrances()).toEqual([{ name: 'database', reason: 'The check failed.' }]);
});

it('does not wait for a part that hangs', async () => {
  const readiness = createReadiness({ limit: 1 });
  readiness.add('database', () => new Promise(() => undefined));
  expect(await readiness.hindrances()).toEqual([{ name: 'database', reason: 'No response in time.' }]);
});
