import { createDeviceStorage, NetworkError, type BrowserStorage } from '@bandwise/api-contract/client';
import { memoryStorage } from '@bandwise/api-contract/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrafts } from './device-drafts.ts';
import { editorState, isDirty, reduceEditor } from '../../model/changes/editor-state.ts';
import { createEditorStore } from '../store/editor-store.ts';
import type { ExamForm } from '../../model/form/form.ts';
import { newExam } from '../../model/form/new-exam.ts';
import { createRichTextFlushes } from '../store/rich-text-flushes.ts';
import type { DraftCalls } from '../calls/draft-calls.ts';
import { createEditorDraft } from './editor-draft.ts';

const owner = { userId: 'ann', skill: 'reading', examId: 'exam' };

/** A published test at a revision, with a title. */
function published(revision: number, title: string): ExamForm {
  const form = newExam('reading');
  const parts = form.parts.map((part, index) =>
    index === 0 ? Object.assign({}, part, { base: { id: 'one', partNumber: 1 } }) : part,
  );
  return { ...form, revision, info: { ...form.info, title }, parts };
}

/** Everything of a test but its lock is as it was. */
function locked(form: ExamForm): ExamForm {
  const lock = { locked: true, password: 'sesame' };
  const parts = form.parts.map((part) =>
    Object.assign({}, part, { info: part.info === null ? null : { ...part.info, ...lock } }),
  );
  return { ...form, info: { ...form.info, ...lock }, parts };
}

/** A test whose first part has a group of questions. */
function withGroup(form: ExamForm): ExamForm {
  return reduceEditor(editorState(form, form), {
    type: 'addGroup',
    part: form.parts[0]?.id ?? 0,
    questionType: 'MULTI',
  }).form;
}

function idsIn(form: ExamForm): readonly number[] {
  return form.parts.flatMap(({ id, groups }) => [id, ...groups.map((group) => group.id)]);
}

/** Only the device answers. */
const noServer: DraftCalls = {
  save: () => Promise.reject(new NetworkError('No network')),
  load: () => Promise.resolve(null),
  remove: () => Promise.reject(new NetworkError('No network')),
  reportEditing: () => Promise.resolve(null),
  exam: () => Promise.resolve(null),
};

function openTab(storage: BrowserStorage, form = published(1, 'Herons'), contentRevision = form.revision ?? 0) {
  const store = createEditorStore(editorState(form, form));
  const drafts = createDrafts(
    createDeviceStorage(() => storage),
    owner,
    'tab',
  );
  const draft = createEditorDraft({
    store,
    drafts,
    calls: noServer,
    flushes: createRichTextFlushes(),
    tab: 'tab',
    contentRevision,
    isNew: false,
    opened: { draft: drafts.read('work'), ref: null, isSaved: false, by: null },
    remote: null,
  });
  const retitle = (title: string) =>
    store.dispatch({ type: 'setInfo', part: form.parts[0]?.id ?? 0, patch: { title } });
  return { store, drafts, draft, retitle, title: () => store.getState().form.info.title };
}

describe('unsaved work', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is on the device soon after it was written, and comes back in the next tab', () => {
    const storage = memoryStorage();
    const first = openTab(storage);
    first.draft.follow();
    first.retitle('Storks');
    expect(first.draft.getState().device).toBe('writing');
    vi.advanceTimersByTime(1000);
    expect(first.draft.getState().device).toBe('stored');
    const second = openTab(storage);
    expect([second.title(), second.draft.getState().restored !== null, isDirty(second.store.getState())]).toEqual([
      'Storks',
      true,
      true,
    ]);
  });

  it('is on the device when the page is left before that', () => {
    const storage = memoryStorage();
    const first = openTab(storage);
    first.draft.follow();
    first.retitle('Storks');
    window.dispatchEvent(new Event('pagehide'));
    expect(openTab(storage).title()).toBe('Storks');
  });

  it('is forgotten when it is published', () => {
    const storage = memoryStorage();
    const first = openTab(storage);
    first.retitle('Storks');
    first.draft.storeNow();
    first.store.dispatch({
      type: 'published',
      sent: first.store.getState().form,
      revision: 2,
      parts: [{ id: 'one', partNumber: 1 }],
    });
    first.draft.storeNow();
    expect(first.draft.getState().device).toBe('clean');
    expect(openTab(storage, published(2, 'Storks')).draft.getState().restored).toBeNull();
  });

  it('says that it began from a version which someone has replaced', () => {
    const storage = memoryStorage();
    const first = openTab(storage);
    first.retitle('Storks');
    first.draft.storeNow();
    expect(openTab(storage, published(1, 'Herons')).draft.getState().isOutdated).toBe(false);
    expect(openTab(storage, published(2, 'Cranes')).draft.getState().isOutdated).toBe(true);
  });

  it('is as good as new where only keys were corrected since, and stays what it was made from [D69]', () => {
    const storage = memoryStorage();
    const first = openTab(storage);
    first.retitle('Storks');
    first.draft.storeNow();
    const second = openTab(storage, published(3, 'Herons'), 1);
    expect(second.draft.getState().isOutdated).toBe(false);
    second.draft.openPublished(published(4, 'Herons'), 1);
    second.draft.reopenMine();
    expect([second.title(), second.store.getState().form.revision]).toEqual(['Storks', 1]);
  });

  it('is gone when it is discarded', () => {
    const storage = memoryStorage();
    const first = openTab(storage);
    first.retitle('Storks');
    first.draft.storeNow();
    first.draft.discard();
    expect([first.title(), first.draft.getState().device, openTab(storage).title()]).toEqual([
      'Herons',
      'clean',
      'Herons',
    ]);
    first.store.dispatch({ type: 'undo' });
    expect(first.title()).toBe('Storks');
  });

  it('gets a place of its own when another tab writes to the same, and says so', () => {
    const storage = memoryStorage();
    const first = openTab(storage);
    first.draft.follow();
    first.retitle('Storks');
    first.draft.storeNow();
    const [key = ''] = storage.values.keys();
    storage.setItem(key, 'what the other tab wrote');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(first.draft.getState()).toMatchObject({ device: 'stored', isElsewhere: true });
    const drafts = [...storage.values].filter(([name]) => name.includes(':work:'));
    expect(drafts.map(([, text]) => text.includes('Storks'))).toEqual([false, true]);
  });

  it('says when the browser keeps nothing', () => {
    const refuse = (): never => {
      throw new Error('full');
    };
    const first = openTab({ ...memoryStorage(), setItem: refuse });
    first.retitle('Storks');
    first.draft.storeNow();
    expect(first.draft.getState().device).toBe('failed');
  });
});

describe('a version set aside', () => {
  it('comes back as a change of the version that is published now', () => {
    const storage = memoryStorage();
    const mine = openTab(storage);
    mine.retitle('Storks');
    mine.draft.openPublished(published(5, 'Cranes'));
    expect([mine.title(), isDirty(mine.store.getState())]).toEqual(['Cranes', false]);
    mine.draft.reopenMine();
    expect([mine.title(), isDirty(mine.store.getState()), mine.draft.getState().mine]).toEqual(['Storks', true, null]);
    expect(mine.store.getState().form).toMatchObject({ revision: 5, parts: [{ base: { id: 'one' } }, {}, {}] });
  });

  it('replaces the same part, whatever its number is by now', () => {
    const mine = openTab(memoryStorage());
    mine.store.dispatch({ type: 'setPartNumber', partNumber: 3 });
    mine.draft.openPublished(published(5, 'Cranes'));
    mine.draft.reopenMine();
    const bases = mine.store.getState().form.parts.map(({ base }) => base?.id ?? null);
    expect(bases).toEqual([null, null, 'one']);
  });

  it('takes back nothing that only others have changed, their lock above all', () => {
    const mine = openTab(memoryStorage());
    mine.retitle('Storks');
    const theirs = published(5, 'Cranes');
    const info = { ...theirs.info, locked: true, password: 'sesame' };
    const parts = theirs.parts.map((part, index) =>
      index === 1 ? Object.assign({}, part, { content: 'A second part' }) : part,
    );
    mine.draft.openPublished({ ...theirs, info, parts });
    mine.draft.reopenMine();
    const { form } = mine.store.getState();
    expect(form.info).toMatchObject({ title: 'Storks', locked: true, password: 'sesame' });
    expect(form.parts.map(({ content }) => content)).toEqual(['', 'A second part', '']);
  });

  it('is still there in the next tab', () => {
    const storage = memoryStorage();
    const mine = openTab(storage);
    mine.retitle('Storks');
    mine.draft.openPublished(published(5, 'Cranes'));
    const next = openTab(storage, published(5, 'Cranes'));
    expect([next.title(), next.draft.getState().mine?.form.info.title]).toEqual(['Cranes', 'Storks']);
  });

  it('does not open a lock that was set after it was set aside', () => {
    const storage = memoryStorage();
    const mine = openTab(storage);
    mine.retitle('Storks');
    mine.draft.openPublished(published(2, 'Cranes'));
    const next = openTab(storage, locked(published(3, 'Cranes')));
    next.draft.reopenMine();
    expect(next.store.getState().form).toMatchObject({
      revision: 3,
      info: { title: 'Storks', locked: true, password: 'sesame' },
    });
  });

  it('does not open a lock that was set after the restored draft began', () => {
    const storage = memoryStorage();
    const first = openTab(storage);
    first.retitle('Storks');
    first.draft.storeNow();
    const theirs = locked(published(2, 'Herons'));
    const next = openTab(storage, theirs);
    next.draft.storeNow();
    next.draft.openPublished(theirs);
    next.draft.reopenMine();
    expect(next.store.getState().form).toMatchObject({
      revision: 2,
      info: { title: 'Storks', locked: true, password: 'sesame' },
    });
  });

  it('keeps a lock that it set itself', () => {
    const mine = openTab(memoryStorage());
    const { form } = mine.store.getState();
    const patch = { locked: true, password: 'heron' };
    mine.store.dispatch({ type: 'setInfo', part: form.parts[0]?.id ?? 0, patch });
    mine.draft.openPublished(published(2, 'Cranes'));
    mine.draft.reopenMine();
    expect(mine.store.getState().form.info).toMatchObject({ title: 'Cranes', ...patch });
  });

  it.each(['work', 'mine'] as const)('has their lock when its draft (%s) does not say what it began from', (slot) => {
    const storage = memoryStorage();
    const old = published(1, 'Storks');
    const parts = old.parts.map((part) => ({ ...part, info: old.info }));
    createDrafts(
      createDeviceStorage(() => storage),
      owner,
      'tab',
    ).write(slot, { savedAt: 1, form: { ...old, parts }, from: null });
    const theirs = locked(published(2, 'Cranes'));
    const next = openTab(storage, theirs);
    if (slot === 'work') next.draft.openPublished(theirs);
    next.draft.reopenMine();
    const { form } = next.store.getState();
    const lock = { title: 'Storks', locked: true, password: 'sesame' };
    expect([form.info, ...form.parts.map(({ info }) => info)]).toMatchObject([lock, lock, lock, lock]);
  });

  it('takes what they changed in a part along to its new number', () => {
    const mine = openTab(memoryStorage());
    mine.store.dispatch({ type: 'setPartNumber', partNumber: 3 });
    const theirs = published(5, 'Cranes');
    const parts = theirs.parts.map((part, index) =>
      index === 0 ? Object.assign({}, part, { content: 'Their words' }) : part,
    );
    mine.draft.openPublished({ ...theirs, parts });
    mine.draft.reopenMine();
    const { form } = mine.store.getState();
    expect(form.parts.map(({ content, base }) => [content, base?.id])).toEqual([
      ['', undefined],
      ['', undefined],
      ['Their words', 'one'],
    ]);
  });

  it('takes what it takes from them under ids that it does not have', () => {
    const storage = memoryStorage();
    const from = published(1, 'Herons');
    const mine = openTab(storage, from);
    const part = from.parts[1]?.id ?? 0;
    mine.store.dispatch({ type: 'addGroup', part, questionType: 'MULTI' });
    mine.draft.openPublished(withGroup(published(2, 'Herons')));
    const next = openTab(storage, withGroup(published(3, 'Herons')));
    next.draft.reopenMine();
    const { form } = next.store.getState();
    const ids = idsIn(form);
    expect(form.parts.map(({ groups }) => groups.length)).toEqual([1, 1, 0]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(form.nextId).toBeGreaterThan(Math.max(...ids));
    // Content merged from them counts as theirs in a second conflict, too.
    next.draft.openPublished(published(4, 'Herons'));
    next.draft.reopenMine();
    expect(next.store.getState().form.parts.map(({ groups }) => groups.length)).toEqual([0, 1, 0]);
  });
});
