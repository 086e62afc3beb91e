import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editorState } from '../../model/changes/editor-state.ts';
import { createEditorStore } from './editor-store.ts';
import { newExam } from '../../model/form/new-exam.ts';
import { createSettledForm } from './settled-form.ts';

function typing() {
  const form = newExam('writing');
  const store = createEditorStore(editorState(form, form));
  const settled = createSettledForm(store);
  const listener = vi.fn<() => void>();
  settled.subscribe(listener);
  const type = (title: string) => store.dispatch({ type: 'setInfo', part: form.parts[0]?.id ?? 0, patch: { title } });
  return { store, type, listener, title: () => settled.getState().info.title };
}

describe('the settled form', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('follows once the typing pauses, and not before', () => {
    const { type, title, listener } = typing();
    for (const text of ['h', 'he', 'her']) {
      type(text);
      vi.advanceTimersByTime(100);
    }
    expect([title(), listener.mock.calls.length]).toEqual(['', 0]);
    vi.advanceTimersByTime(100);
    expect([title(), listener.mock.calls.length]).toEqual(['her', 1]);
  });

  it('follows typing that does not pause', () => {
    const { type, title } = typing();
    for (let length = 1; length < 20; length += 1) {
      type('x'.repeat(length));
      vi.advanceTimersByTime(100);
    }
    expect(title().length).toBeGreaterThan(5);
  });

  it('follows at once when another test takes the place', () => {
    const { store, title } = typing();
    const other = newExam('writing');
    store.dispatch({ type: 'replace', form: { ...other, info: { ...other.info, title: 'Other' } }, saved: null });
    expect(title()).toBe('Other');
  });
});
