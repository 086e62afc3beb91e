import { expect, it } from 'vitest';
import { createDeviceStorage } from '../../../shared/device/device-storage.ts';
import { createDraftStore, readDraft } from './attempt-draft.ts';

const store = () =>
  createDraftStore(
    createDeviceStorage(
      () => localStorage,
      () => undefined,
    ),
  );
const key = { owner: 'ada', sectionId: 's1', version: 2 };
const draft = { answers: { '1': 'TRUE', '21': ['a', 'b'] }, deadline: 1000, closed: false };

it('gives back what was saved', () => {
  store().save(key, draft);
  expect(store().load(key)).toEqual(draft);
});

it.each([
  ['another learner', { ...key, owner: 'bob' }],
  ['another section', { ...key, sectionId: 's2' }],
  ['another version', { ...key, version: 3 }],
])('keeps it from %s', (_, other) => {
  store().save(key, draft);
  expect(store().load(other)).toBeNull();
});

it('discards every version of the section, and nothing else', () => {
  const neighbour = { ...key, sectionId: 's10' };
  for (const saved of [key, { ...key, version: 1 }, neighbour]) store().save(saved, draft);
  store().discard(key);
  expect(store().load({ ...key, version: 1 })).toBeNull();
  expect(store().load(key)).toBeNull();
  expect(store().load(neighbour)).toEqual(draft);
});

it.each([[null], [''], ['{'], ['7'], ['null'], ['{"deadline":5}']])('takes %s for no draft', (text) => {
  expect(readDraft(text)).toBeNull();
});

it('drops what is no answer', () => {
  const text = JSON.stringify({ answers: { '1': 'TRUE', '2': 5, '3': ['a', 1], '4': null }, deadline: 'x' });
  expect(readDraft(text)).toEqual({ answers: { '1': 'TRUE' }, deadline: null, closed: false });
});
