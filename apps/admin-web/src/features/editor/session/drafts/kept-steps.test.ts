import { createDeviceStorage, type BrowserStorage } from '@bandwise/api-contract/client';
import { memoryStorage } from '@bandwise/api-contract/client/testing';
import { expect, it } from 'vitest';
import { createDrafts } from './drafts.ts';
import { createUnsavedWork } from './unsaved-work.ts';
import { createRichTextFlushes } from '../store/rich-text-flushes.ts';
import { editorState, isDirty } from '../../model/changes/editor-state.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { newExam } from '../../model/form/new-exam.ts';
import { packHistory } from './pack-history.ts';

const owner = { userId: 'ann', skill: 'reading', examId: null };

/** A browser's storage that takes so many characters. */
function smallStorage(max: number): ReturnType<typeof memoryStorage> {
  const storage = memoryStorage();
  return Object.assign(storage, {
    setItem(key: string, value: string) {
      const others = [...storage.values].reduce((sum, [name, text]) => (name === key ? sum : sum + text.length), 0);
      if (others + value.length > max) throw new DOMException('full', 'QuotaExceededError');
      storage.values.set(key, value);
    },
  });
}

function openTab(storage: BrowserStorage) {
  const form = newExam('reading');
  const store = createEditorStore(editorState(form, form));
  const drafts = createDrafts(
    createDeviceStorage(() => storage),
    owner,
    'tab',
  );
  const work = createUnsavedWork({ store, drafts, flushes: createRichTextFlushes() });
  const part = form.parts[0]?.id ?? 0;
  return {
    store,
    work,
    steps: () => store.getState().history.past.length,
    write: (content: string) => {
      store.dispatch({ type: 'setPart', part, patch: { content } });
      store.dispatch({ type: 'leaveField' });
    },
    addGroup: () => store.dispatch({ type: 'addGroup', part, questionType: 'MCQ' }),
  };
}

it('keeps the steps with the draft: what was done before a reload is undone and redone after it', () => {
  const storage = memoryStorage();
  const tab = openTab(storage);
  for (let count = 0; count < 5; count += 1) tab.addGroup();
  tab.store.dispatch({ type: 'undo' });
  tab.work.keep();
  const again = openTab(storage);
  expect(again.store.getState().form).toEqual(tab.store.getState().form);
  again.store.dispatch({ type: 'redo' });
  expect(again.store.getState().form.parts[0]?.groups).toHaveLength(5);
  while (again.steps() > 0) again.store.dispatch({ type: 'undo' });
  expect(again.store.getState().form).toEqual(newExam('reading'));
  expect(isDirty(again.store.getState())).toBe(false);
});

it('forgets the steps with the draft', () => {
  const storage = memoryStorage();
  const tab = openTab(storage);
  tab.addGroup();
  tab.work.keep();
  tab.work.discard();
  expect(storage.values.size).toBe(0);
});

it('stores what the steps share once', () => {
  const passage = 'The heron waits. '.repeat(2000);
  const tab = openTab(memoryStorage());
  tab.write(passage);
  for (let count = 0; count < 90; count += 1) tab.addGroup();
  const { form, history } = tab.store.getState();
  expect(packHistory(form, history)?.length).toBeLessThan(passage.length * 4);
});

it('drops the oldest steps where the storage is full, and never the draft', () => {
  const storage = smallStorage(60_000);
  const tab = openTab(storage);
  for (let count = 0; count < 40; count += 1) tab.write(`${count} `.repeat(2000));
  tab.work.keep();
  expect(tab.work.getState().status).toBe('kept');
  const again = openTab(storage);
  expect(again.store.getState().form).toEqual(tab.store.getState().form);
  expect(again.steps()).toBeGreaterThan(0);
  expect(again.steps()).toBeLessThan(40);
  again.store.dispatch({ type: 'undo' });
  expect(again.store.getState().form.parts[0]?.content).toBe('38 '.repeat(2000));
});

it('gives the room of the steps to a draft that needs it', () => {
  const storage = smallStorage(60_000);
  const tab = openTab(storage);
  for (let count = 0; count < 10; count += 1) tab.write(`${count} `.repeat(1500));
  tab.work.keep();
  tab.write('x'.repeat(50_000));
  tab.work.keep();
  expect(tab.work.getState().status).toBe('kept');
  expect(openTab(storage).store.getState().form).toEqual(tab.store.getState().form);
});

it('has no steps of another draft, nor such as it cannot read', () => {
  const storage = memoryStorage();
  const tab = openTab(storage);
  tab.addGroup();
  tab.work.keep();
  const key = [...storage.values.keys()].find((name) => name.includes(':steps:')) ?? '';
  for (const text of [
    '',
    '[]',
    '[{"packedForm":1}]',
    'null',
    '{"a":1}',
    packHistory(newExam('writing'), tab.store.getState().history) ?? '',
  ]) {
    storage.values.set(key, text);
    expect(openTab(storage).steps()).toBe(0);
    expect(openTab(storage).store.getState().form).toEqual(tab.store.getState().form);
  }
});
