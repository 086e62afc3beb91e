import { expect, it } from 'vitest';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { EMPTY_COPY } from '../../../../shared/attempt-drafts/answer-copy.ts';
import { openDraft } from './open-draft.ts';

const now = 1_000_000;
const duration = 60_000;
const answers = { '1': 'TRUE' };

it('begins with the whole time ahead', () => {
  expect(openDraft(null, { now, duration })).toEqual(buildDraft({ begun: now, deadline: now + duration }));
});

it('begins without a clock where the skill has none', () => {
  expect(openDraft(null, { now, duration: null }).deadline).toBeNull();
});

it('goes on with the stored answers and the stored deadline', () => {
  const stored = buildDraft({ answers, deadline: now + 5 });
  expect(openDraft(stored, { now, duration })).toEqual(stored);
});

it('keeps the answers of an attempt whose time ran out, for the clock to submit', () => {
  const stored = buildDraft({ answers, deadline: now - 5 });
  expect(openDraft(stored, { now, duration })).toEqual(stored);
});

it('starts over when the time ran out over an empty paper', () => {
  const stored = buildDraft({ deadline: now - 5 });
  expect(openDraft(stored, { now, duration }).deadline).toBe(now + duration);
});

it('starts the clock again where nothing was answered, however much time was left', () => {
  const stored = buildDraft({ attemptId: 'a', deadline: now + 5 });
  expect(openDraft(stored, { now, duration })).toMatchObject({ attemptId: null, deadline: now + duration });
});

it('goes on with its clock after a reload, as long as there is time', () => {
  const stored = buildDraft({ attemptId: 'a', deadline: now + 5 });
  expect(openDraft(stored, { now, duration, reloaded: true })).toEqual(stored);
  const over = { ...stored, deadline: now - 5 };
  expect(openDraft(over, { now, duration, reloaded: true }).deadline).toBe(now + duration);
});

it('goes on with an answer that was cleared and not sent yet', () => {
  const cleared = { ...EMPTY_COPY, edits: { '1': { value: null, at: 500 } } };
  const stored = buildDraft({ attemptId: 'a', deadline: now + 5, copy: cleared });
  expect(openDraft(stored, { now, duration })).toEqual(stored);
});

it('keeps the clock of one whose answers were all cleared, as long as there is time', () => {
  const cleared = { ...EMPTY_COPY, judged: { '1': 500 } };
  const stored = buildDraft({ attemptId: 'a', deadline: now + 5, copy: cleared });
  expect(openDraft(stored, { now, duration })).toEqual(stored);
  const over = { ...stored, deadline: now - 5 };
  expect(openDraft(over, { now, duration })).toMatchObject({ attemptId: null, deadline: now + duration });
});

it('judges the time by the server’s clock', () => {
  const stored = buildDraft({ deadline: now + 5, offset: 10 });
  expect(openDraft(stored, { now, duration }).deadline).toBe(now + 10 + duration);
});

it('keeps an empty paper that was submitted but not yet saved', () => {
  const stored = buildDraft({ deadline: now - 5, closed: true });
  expect(openDraft(stored, { now, duration })).toEqual(stored);
});

it('gives stored answers without a deadline a new one', () => {
  const stored = buildDraft({ answers, deadline: null });
  expect(openDraft(stored, { now, duration })).toEqual({ ...stored, deadline: now + duration });
});

it('discards what was left unfinished when it is to start over', () => {
  const stored = buildDraft({ answers, attemptId: 'a', begun: now + 7 });
  expect(openDraft(stored, { now, duration, restart: true })).toMatchObject({
    attemptId: null,
    restart: true,
    begun: now + 8,
    copy: { edits: {} },
  });
});

it('keeps the wish to discard until the server has heard of it', () => {
  const unheard = buildDraft({ attemptId: null, restart: true, deadline: now + 5 });
  expect(openDraft(unheard, { now, duration })).toMatchObject({ attemptId: null, restart: true });
  expect(openDraft({ ...unheard, attemptId: 'a' }, { now, duration })).toMatchObject({ restart: false });
  expect(openDraft({ ...unheard, restart: false }, { now, duration })).toMatchObject({ restart: false });
});
