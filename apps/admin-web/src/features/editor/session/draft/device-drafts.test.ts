import { createDeviceStorage, type BrowserStorage } from '@bandwise/api-contract/client';
import { memoryStorage } from '@bandwise/api-contract/client/testing';
import { describe, expect, it } from 'vitest';
import { createDrafts, listTabs } from './device-drafts.ts';
import { newExam } from '../../model/form/new-exam.ts';
import { everyTypeAuthor } from '../../testing/author.ts';

const kept = (device: BrowserStorage) => createDeviceStorage(() => device);
const owner = { userId: 'ann', skill: 'reading', examId: null };

describe('the drafts', () => {
  it('give back every field of a test', () => {
    const device = memoryStorage();
    const { form } = everyTypeAuthor();
    createDrafts(kept(device), owner, 'a').write('work', { savedAt: 1, form, from: null });
    expect(createDrafts(kept(device), owner, 'a').read('work')?.form).toEqual(form);
  });

  it('are kept apart by person, skill, exam and slot', () => {
    const device = memoryStorage();
    const draft = { savedAt: 1, form: newExam('reading'), from: null };
    createDrafts(kept(device), owner, 'a').write('work', draft);
    const others = [{ userId: 'bob' }, { skill: 'listening' }, { examId: '1' }];
    expect(others.map((other) => createDrafts(kept(device), { ...owner, ...other }, 'a').read('work'))).toEqual([
      null,
      null,
      null,
    ]);
    expect(createDrafts(kept(device), owner, 'a').read('mine')).toBeNull();
  });

  it('of one tab are not those of another; the latest is listed first', () => {
    const device = memoryStorage();
    const write = (tabId: string, savedAt: number) =>
      createDrafts(kept(device), owner, tabId).write('work', { savedAt, form: newExam('reading'), from: null });
    write('a', 1);
    write('b', 3);
    write('c', 2);
    createDrafts(kept(device), { ...owner, examId: 'other' }, 'd').write('work', {
      savedAt: 4,
      form: newExam('reading'),
      from: null,
    });
    expect(createDrafts(kept(device), owner, 'a').read('work')?.savedAt).toBe(1);
    expect(listTabs(kept(device), owner)).toEqual(['b', 'c', 'a']);
  });

  it('are gone when they are cleared', () => {
    const device = memoryStorage();
    const drafts = createDrafts(kept(device), owner, 'a');
    drafts.write('work', { savedAt: 1, form: newExam('reading'), from: null });
    drafts.clear('work');
    expect(device.values.size).toBe(0);
  });

  it.each(['{', '"text"', '{"savedAt":1}', '{"draftForm":99,"form":{}}'])(
    'leave alone what they do not understand: %s',
    (text) => {
      const device = memoryStorage();
      const drafts = createDrafts(kept(device), owner, 'a');
      drafts.write('work', { savedAt: 1, form: newExam('reading'), from: null });
      for (const key of device.values.keys()) device.values.set(key, text);
      expect(drafts.read('work')).toBeNull();
      expect(listTabs(kept(device), owner)).toEqual([]);
    },
  );

  it('drop the steps of undo that an earlier build stored beside them, and keep the work', () => {
    const device = memoryStorage();
    const { form } = everyTypeAuthor();
    const drafts = createDrafts(kept(device), owner, 'a');
    drafts.write('work', { savedAt: 1, form, from: null });
    device.values.set('bandwise:editor:steps:ann:reading:new:a', '[{"packedForm":1}]');
    const draft = drafts.read('work');
    expect(draft?.form).toEqual(form);
    if (draft !== null) drafts.write('work', draft);
    expect([...device.values.keys()]).toEqual(['bandwise:editor:work:ann:reading:new:a']);
  });

  it('say when a browser keeps nothing', () => {
    const refuse = (): never => {
      throw new Error('denied');
    };
    const drafts = createDrafts(createDeviceStorage(refuse), owner, 'a');
    expect(listTabs(createDeviceStorage(refuse), owner)).toEqual([]);
    expect(drafts.write('work', { savedAt: 1, form: newExam('reading'), from: null })).toBe(false);
    expect(drafts.read('work')).toBeNull();
    expect(() => drafts.clear('work')).not.toThrow();
  });
});
