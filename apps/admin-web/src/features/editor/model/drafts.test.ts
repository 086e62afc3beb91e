import { describe, expect, it } from 'vitest';
import { createDrafts, type DraftStorage } from './drafts.ts';
import { newTest } from './new-test.ts';
import { everyTypeAuthor } from './testing.ts';

function storage(): DraftStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const owner = { userId: 'ann', skill: 'reading', examId: null };

describe('the drafts', () => {
  it('give back every field of a test', () => {
    const device = storage();
    const { form } = everyTypeAuthor();
    createDrafts(() => device, owner).write('work', { savedAt: 1, form });
    expect(createDrafts(() => device, owner).read('work')?.form).toEqual(form);
  });

  it('are kept apart by person, skill, exam and slot', () => {
    const device = storage();
    const draft = { savedAt: 1, form: newTest('reading') };
    createDrafts(() => device, owner).write('work', draft);
    const others = [{ userId: 'bob' }, { skill: 'listening' }, { examId: '1' }];
    expect(others.map((other) => createDrafts(() => device, { ...owner, ...other }).read('work'))).toEqual([
      null,
      null,
      null,
    ]);
    expect(createDrafts(() => device, owner).read('mine')).toBeNull();
  });

  it('are gone when they are cleared', () => {
    const device = storage();
    const drafts = createDrafts(() => device, owner);
    drafts.write('work', { savedAt: 1, form: newTest('reading') });
    drafts.clear('work');
    expect(device.values.size).toBe(0);
  });

  it.each(['{', '"text"', '{"savedAt":1}', '{"draftForm":99,"form":{}}'])(
    'leave alone what they do not understand: %s',
    (text) => {
      const device = storage();
      const drafts = createDrafts(() => device, owner);
      drafts.write('work', { savedAt: 1, form: newTest('reading') });
      for (const key of device.values.keys()) device.values.set(key, text);
      expect(drafts.read('work')).toBeNull();
    },
  );

  it('say when a browser keeps nothing', () => {
    const refuse = (): never => {
      throw new Error('denied');
    };
    const drafts = createDrafts(refuse, owner);
    expect(drafts.write('work', { savedAt: 1, form: newTest('reading') })).toBe(false);
    expect(drafts.read('work')).toBeNull();
    expect(() => drafts.clear('work')).not.toThrow();
  });
});
