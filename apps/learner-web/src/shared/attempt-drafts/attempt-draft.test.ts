import { expect, it } from 'vitest';
import { createDeviceStorage } from '@bandwise/api-contract/client';
import { buildDraft } from '../../testing/build-draft.ts';
import { joinedDrafts } from './attempt-draft.ts';
import { createDraftStore, readDraft } from './draft-store.ts';

const store = () =>
  createDraftStore(
    createDeviceStorage(
      () => localStorage,
      () => undefined,
    ),
  );
const key = { owner: 'ada', sectionId: 's1', version: 2 };
const draft = buildDraft({ answers: { '1': 'TRUE', '21': ['a', 'b'] }, attemptId: 'x', deadline: 1000, offset: -3 });

it('gives back what was kept', () => {
  store().keep(key, draft);
  expect(store().load(key)).toEqual(draft);
});

it.each([
  ['another learner', { ...key, owner: 'bob' }],
  ['another section', { ...key, sectionId: 's2' }],
  ['another version', { ...key, version: 3 }],
])('keeps it from %s', (_, other) => {
  store().keep(key, draft);
  expect(store().load(other)).toBeNull();
});

it('discards every version of the section, and nothing else', () => {
  const neighbour = { ...key, sectionId: 's10' };
  for (const kept of [key, { ...key, version: 1 }, neighbour]) store().keep(kept, draft);
  store().discard(key);
  expect(store().load({ ...key, version: 1 })).toBeNull();
  expect(store().load(key)).toBeNull();
  expect(store().load(neighbour)).toEqual(draft);
});

it('keeps what another tab has stored of the same attempt', () => {
  store().keep(key, buildDraft({ attemptId: 'x', answers: { '1': 'TRUE' } }));
  store().keep(key, buildDraft({ attemptId: 'x', answers: { '2': 'FALSE' } }));
  expect(Object.keys(store().load(key)?.copy.edits ?? {})).toEqual(['1', '2']);
});

it.each([
  ['the one that began later', { attemptId: 'y', begun: 2 }, 'y'],
  ['its own where the other began earlier', { attemptId: 'y', begun: 0 }, 'x'],
  ['the answered one of the same attempt', { attemptId: null, begun: 2 }, 'x'],
  ['the new one that is to replace it', { attemptId: null, begun: 2, restart: true }, null],
])('goes on, of two, with %s', (_, other, expected) => {
  expect(joinedDrafts(buildDraft({ attemptId: 'x', begun: 1 }), buildDraft(other)).attemptId).toBe(expected);
});

it('takes the clock that another tab has started again', () => {
  const old = buildDraft({ attemptId: 'x', deadline: 1000, offset: 0 });
  const anew = buildDraft({ attemptId: 'x', deadline: 5000, offset: 0 });
  expect(joinedDrafts(old, anew).deadline).toBe(5000);
  expect(joinedDrafts(anew, old).deadline).toBe(5000);
});

it.each([[null], [''], ['{'], ['7'], ['null'], ['{"deadline":5}']])('takes %s for no draft', (text) => {
  expect(readDraft(text)).toBeNull();
});

it('drops what is no answer', () => {
  const edits = { '1': { value: 'TRUE', at: 1 }, '2': { value: 5, at: 1 }, '3': { value: ['a', 1], at: 1 }, '4': 'x' };
  const text = JSON.stringify({ copy: { edits, saved: { answers: { '5': 'a', '6': 7 } }, judged: { '1': 'x' } } });
  expect(readDraft(text)?.copy).toEqual({
    saved: { answers: { '5': 'a' }, revision: -1, now: 0 },
    judged: {},
    edits: { '1': { value: 'TRUE', at: 1 } },
  });
});
