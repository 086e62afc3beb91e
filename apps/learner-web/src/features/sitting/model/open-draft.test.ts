import { expect, it } from 'vitest';
import { openDraft } from './open-draft.ts';

const now = 1_000_000;
const duration = 60_000;
const answers = { '1': 'TRUE' };

it('begins with the whole time ahead', () => {
  expect(openDraft(null, { now, duration })).toEqual({ answers: {}, deadline: now + duration, closed: false });
});

it('begins without a clock where the skill has none', () => {
  expect(openDraft(null, { now, duration: null }).deadline).toBeNull();
});

it('goes on with the stored answers and the stored deadline', () => {
  const stored = { answers, deadline: now + 5, closed: false };
  expect(openDraft(stored, { now, duration })).toEqual(stored);
});

it('keeps the answers of a sitting whose time ran out, for the clock to submit', () => {
  const stored = { answers, deadline: now - 5, closed: false };
  expect(openDraft(stored, { now, duration })).toEqual(stored);
});

it('begins anew when the time ran out over an empty paper', () => {
  const stored = { answers: {}, deadline: now - 5, closed: false };
  expect(openDraft(stored, { now, duration }).deadline).toBe(now + duration);
});

it('keeps an empty paper that was submitted but not yet saved', () => {
  const stored = { answers: {}, deadline: now - 5, closed: true };
  expect(openDraft(stored, { now, duration })).toEqual(stored);
});

it('gives stored answers without a deadline a new one', () => {
  const stored = { answers, deadline: null, closed: false };
  expect(openDraft(stored, { now, duration })).toEqual({ answers, deadline: now + duration, closed: false });
});
