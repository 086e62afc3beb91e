import { describe, expect, it } from 'vitest';
import { tryAddress, type TryFields } from './try-address.ts';
import { viewOf } from './verdict-view.ts';

const FIELDS: TryFields = {
  profile: 'ielts',
  type: 'FILL_BLANKS',
  instruction: '',
  labels: 'TFNG',
  offered: '',
  key: '20 min',
  answer: '20 minutes',
};

describe('viewOf', () => {
  it('names the verdict, its reason and the rule', () => {
    expect(viewOf(FIELDS)).toMatchObject({ verdict: { marks: 1, reason: 'number_form' }, rule: 'units', limit: null });
    expect(viewOf({ ...FIELDS, profile: 'spec' })).toMatchObject({ verdict: { marks: 0 }, rule: 'spec-text' });
  });

  it('says which limit holds, and what is wrong with the key', () => {
    const view = viewOf({ ...FIELDS, instruction: 'Write ONE WORD ONLY', key: 'the old bridge' });
    expect(view).toMatchObject({ limit: { words: 1, number: false } });
    expect(view).toHaveProperty('findings', [expect.stringContaining('over the word limit')]);
  });

  it('takes a line for an answer where several are given, and leaves out empty ones', () => {
    const several = { ...FIELDS, type: 'MULTI', offered: 'a\nb\n\nc', key: 'a\nb', answer: 'b\n\nc\n' };
    expect(viewOf(several)).toMatchObject({ verdict: { marks: 1, total: 2, given: ['b', 'c'] }, rule: 'ticks' });
  });

  it('says what is missing of a form that was opened with a wrong address', () => {
    expect(viewOf({ ...FIELDS, profile: 'toefl' })).toBe('Choose a profile and a question type.');
    expect(viewOf({ ...FIELDS, key: '' })).toMatchObject({ verdict: { reason: 'unscorable' }, rule: 'no-key' });
  });
});

describe('tryAddress', () => {
  it('keeps an example in the address, and makes none for what nobody can type', () => {
    const example = { profile: 'ielts', type: 'MULTI', key: ['a', 'b'], offered: ['a', 'b', 'c'] } as const;
    const address = tryAddress({ ...example, answer: ['b', 'c'] });
    expect(Object.fromEntries(new URLSearchParams(address?.split('#')[1]))).toEqual({
      profile: 'ielts',
      type: 'MULTI',
      key: 'a\nb',
      offered: 'a\nb\nc',
      answer: 'b\nc',
    });
    expect(tryAddress({ ...example, answer: 21 })).toBeNull();
  });
});
