import type { Draft, DraftContent, ExamDetail } from '@bandwise/api-contract/admin';
import { ApiError, createDeviceStorage, NetworkError } from '@bandwise/api-contract/client';
import { memoryStorage } from '@bandwise/api-contract/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDraft } from '../../../../testing/fake-api.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { newExam } from '../../model/form/new-exam.ts';
import { buildExam, buildPublished, SECTION } from '../../../../testing/build-published.ts';
import { fromPublished } from '../../model/exam-file/from-exam.ts';
import type { ExamForm } from '../../model/form/form.ts';
import { editorState, isDirty } from '../../model/changes/editor-state.ts';
import { createRichTextFlushes } from '../store/rich-text-flushes.ts';
import { toContent, type DraftCalls, type DraftRef } from '../calls/draft-calls.ts';
import { createDrafts } from './device-drafts.ts';
import { noteOf } from './draft-state.ts';
import { createEditorDraft } from './editor-draft.ts';

/** A server that holds one draft. */
function fakeServer() {
  let held: { draft: Draft; content: DraftContent } | null = null;
  const log: string[] = [];
  const server = {
    log,
    failure: null as Error | null,
    exam: null as ExamDetail | null,
    /** Simulates changes by a schedule. */
    change: (part: Partial<Draft>, content?: Partial<DraftContent>) => {
      if (held !== null) held = { draft: { ...held.draft, ...part }, content: { ...held.content, ...content } };
    },
    get title() {
      return held?.content.form.info.title ?? null;
    },
    saveAs(name: string, content: DraftContent) {
      const revision = (held?.draft.revision ?? 0) + 1;
      held = { content, draft: buildDraft({ revision, updated_by: { id: buildDraft().id, name } }) };
      return held.draft;
    },
    drop: () => {
      held = null;
    },
    content: () => held?.content,
  };
  const conflict = (message: string) =>
    new ApiError({ retryAfter: null, fromServer: true, status: 409, code: 'version_conflict', message, issues: [] });
  const calls: DraftCalls = {
    async save(ref: DraftRef | null, content) {
      log.push(ref === null ? 'begin' : `save ${ref.revision}`);
      if (server.failure) throw server.failure;
      if (ref !== null && held === null)
        throw new ApiError({
          retryAfter: null,
          fromServer: true,
          status: 404,
          code: 'not_found',
          message: 'Gone.',
          issues: [],
        });
      if (held !== null && ref?.revision !== held.draft.revision) throw conflict('Linh Tran has saved this draft.');
      return server.saveAs('Ada', content);
    },
    load: () => Promise.resolve(held && { ...held.draft, content: held.content }),
    remove: async ({ revision }) => {
      log.push('remove');
      if (server.failure) throw server.failure;
      if (held !== null && held.draft.revision !== revision) throw conflict('Linh Tran has saved this draft.');
      held = null;
    },
    reportEditing: async (_ref, left = false) => {
      log.push(left ? 'left' : 'here');
      return held?.draft ?? null;
    },
    exam: () => Promise.resolve(server.exam),
  };
  return { server, calls };
}

/** An empty device. */
function onDevice() {
  const device = memoryStorage();
  const storage = createDeviceStorage(() => device);
  const drafts = createDrafts(storage, { userId: 'ada', skill: 'reading', examId: null }, 'mine');
  return { drafts, flushes: createRichTextFlushes(), tab: 'mine', remote: null };
}

function open(calls: DraftCalls, known: { ref: DraftRef | null; isSaved: boolean } = { ref: null, isSaved: false }) {
  const form = newExam('reading');
  const store = createEditorStore(editorState(form, form));
  const draft = createEditorDraft({
    ...onDevice(),
    store,
    calls,
    isNew: true,
    opened: { draft: null, by: null, ...known },
  });
  const write = (title: string) => store.dispatch({ type: 'setInfo', part: form.parts[0]?.id ?? 0, patch: { title } });
  const discard = () => store.dispatch({ type: 'replace', form, saved: form });
  return { store, draft, write, discard, stop: draft.follow() };
}

function titled(title: string): DraftContent {
  const { info, ...form } = newExam('reading');
  return toContent({ tab: 'theirs', editor: 'theirs', form: { ...form, info: { ...info, title } }, from: null });
}

const refused = new ApiError({
  retryAfter: null,
  fromServer: true,
  status: 409,
  code: 'version_conflict',
  message: 'Saved since.',
  issues: [],
});

const pause = (ms = 2000) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the draft on the server', () => {
  it('begins with the first change and is saved when the typing pauses', async () => {
    const { server, calls } = fakeServer();
    const { store, draft, write } = open(calls);
    await pause(5000);
    expect(server.log).toEqual(['here']);
    write('He');
    await pause(500);
    write('Herons');
    expect(draft.getState().status).toBe('saving');
    await pause();
    expect([server.title, draft.getState().status]).toEqual(['Herons', 'saved']);
    write('Herons at dusk');
    await pause();
    expect(server.log.filter((one) => one !== 'here')).toEqual(['begin', 'save 1']);
    expect(noteOf(draft.getState(), store.getState().form)).toMatchObject({ revision: 2, isSaved: true });
  });

  it('is saved once the network is back, with what was written in the meantime', async () => {
    const { server, calls } = fakeServer();
    const { draft, write } = open(calls);
    server.failure = new NetworkError('No network');
    write('Herons');
    await pause();
    expect(draft.getState().status).toBe('offline');
    write('Herons at dusk');
    server.failure = null;
    window.dispatchEvent(new Event('online'));
    await pause(5);
    expect([server.title, draft.getState().status]).toEqual(['Herons at dusk', 'saved']);
  });

  it('is tried again by itself', async () => {
    const { server, calls } = fakeServer();
    const { draft, write } = open(calls);
    server.failure = new NetworkError('No network');
    write('Herons');
    await pause();
    server.failure = null;
    await pause(10_000);
    expect(draft.getState().status).toBe('saved');
  });

  it('that somebody else has saved is left alone until its author has chosen', async () => {
    const { server, calls } = fakeServer();
    const { draft, write } = open(calls);
    write('Mine');
    await pause();
    const theirs = server.content();
    server.saveAs('Linh Tran', { ...(theirs as DraftContent), tab: 'theirs' }); // saved a moment ago
    write('Mine again');
    await pause();
    expect(draft.getState()).toMatchObject({ status: 'conflict', reason: 'Linh Tran has saved this draft.' });
    write('And again');
    await pause(20_000);
    expect(server.title).toBe('Mine');
    draft.openTheirs();
    write('Over theirs');
    await pause();
    expect([server.title, draft.getState().status]).toEqual(['Over theirs', 'saved']);
  });

  it('that this tab has saved itself, without an answer, is no conflict', async () => {
    const { server, calls } = fakeServer();
    const { draft, write } = open(calls);
    write('Herons');
    await pause();
    server.saveAs('Ada', server.content() as DraftContent); // saved a moment ago
    write('Herons at dusk');
    await pause();
    await pause(5);
    expect([server.title, draft.getState().status]).toEqual(['Herons at dusk', 'saved']);
  });

  it('that was published or deleted elsewhere begins again only when its author says so', async () => {
    const { server, calls } = fakeServer();
    const { draft, write } = open(calls);
    write('Herons');
    await pause();
    server.drop();
    write('Herons at dusk');
    await pause();
    expect(draft.getState()).toMatchObject({ status: 'conflict', reason: 'Gone.', theirs: null });
    draft.beginAgain();
    await pause(5);
    expect([server.title, draft.getState().status]).toEqual(['Herons at dusk', 'saved']);
  });

  it('is removed when its changes are discarded', async () => {
    const { server, calls } = fakeServer();
    const { store, draft, write } = open(calls);
    write('Herons');
    await pause();
    const { form } = { form: store.getState().saved };
    if (form !== null) store.dispatch({ type: 'replace', form, saved: form });
    await pause();
    expect(server.log).toContain('remove');
    expect(draft.getState()).toMatchObject({ status: 'clean', ref: null });
  });

  it('that somebody else has saved stays theirs when one’s own changes are undone and the editor is left', async () => {
    const { server, calls } = fakeServer();
    const { draft, write, discard, stop } = open(calls);
    write('Mine');
    await pause();
    server.saveAs('Linh Tran', titled('Theirs'));
    write('Mine again');
    await pause();
    expect(draft.getState().status).toBe('conflict');
    discard();
    window.dispatchEvent(new Event('online'));
    stop();
    await pause(20_000);
    expect([server.title, server.log.includes('remove')]).toEqual(['Theirs', false]);
  });

  it('that somebody else has saved, and this editor has not seen, is not removed with its changes', async () => {
    const { server, calls } = fakeServer();
    const { draft, write, discard } = open(calls);
    write('Mine');
    await pause();
    server.saveAs('Linh Tran', titled('Theirs'));
    discard();
    await pause();
    expect(server.title).toBe('Theirs');
    expect(draft.getState()).toMatchObject({ status: 'clean', ref: null });
  });

  it('in conflict is over when it is discarded: what is written then is saved as another', async () => {
    const { server, calls } = fakeServer();
    const { draft, write, discard } = open(calls, { ref: { id: 'gone', revision: 3 }, isSaved: false });
    write('Published last week');
    await pause();
    expect(draft.getState()).toMatchObject({ status: 'conflict', reason: 'Gone.' });
    discard();
    expect(draft.getState()).toMatchObject({ status: 'clean', reason: '' });
    write('A new test');
    await pause();
    expect([server.title, draft.getState().status]).toEqual(['A new test', 'saved']);
  });

  it('is not tried again by an editor that was left: newer text is not written over', async () => {
    const { server, calls } = fakeServer();
    const old = open(calls);
    old.write('First');
    await pause();
    server.failure = new NetworkError('No network');
    old.write('Old text');
    await pause();
    old.stop();
    await pause(100);
    server.failure = null;
    const { write } = open(calls, { ref: { id: buildDraft().id, revision: 1 }, isSaved: false });
    write('Newest text');
    await pause(20_000);
    expect(server.title).toBe('Newest text');
  });

  it('that an earlier editor of this tab saved late is a conflict like any other', async () => {
    const { server, calls } = fakeServer();
    const { draft, write } = open(calls);
    write('Newest text');
    await pause();
    server.saveAs('Ada', { ...titled('Old text'), tab: 'mine', editor: 'an earlier one' });
    write('Newest text of all');
    await pause();
    expect([server.title, draft.getState().status]).toEqual(['Old text', 'conflict']);
  });

  it('is not saved while it is published, nor when the editor is left in the meantime', async () => {
    const { server, calls } = fakeServer();
    const { draft, write, stop } = open(calls);
    write('Herons');
    await pause(500);
    await draft.pauseSaving();
    write('Herons at dusk');
    window.dispatchEvent(new Event('online'));
    await pause(20_000);
    expect(await draft.saveNow()).toBe(false);
    stop();
    await pause(20_000);
    draft.resumeSaving();
    await pause(20_000);
    expect(new Set(server.log)).toEqual(new Set(['here', 'left']));
  });

  it('that was not published after all is saved again', async () => {
    const { server, calls } = fakeServer();
    const { draft, write } = open(calls);
    await draft.pauseSaving();
    write('Herons');
    draft.resumeSaving();
    await pause();
    expect([server.title, draft.getState().status]).toEqual(['Herons', 'saved']);
  });

  it('saved by this editor without an answer lets the publication be made once more', async () => {
    const { server, calls } = fakeServer();
    const { draft, write } = open(calls);
    write('Herons');
    await pause();
    const { revision } = server.saveAs('Ada', server.content() as DraftContent); // saved a moment ago
    await draft.pauseSaving();
    expect(await draft.resolveConflict(refused)).toBe(true);
    expect(draft.getState().ref).toMatchObject({ revision });
    server.saveAs('Linh Tran', titled('Theirs'));
    expect(await draft.resolveConflict(refused)).toBe(false);
    expect(draft.getState().status).toBe('conflict');
  });

  it('that is forgotten while it is saved leaves the next test alone', async () => {
    const { server, calls } = fakeServer();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const save: DraftCalls['save'] = async (...sent) => {
      await answered;
      return calls.save(...sent);
    };
    const { draft, write, discard } = open({ ...calls, save }, { ref: { id: 'gone', revision: 3 }, isSaved: false });
    write('Herons');
    await pause();
    draft.detach();
    discard();
    answer();
    await pause(5000);
    expect(draft.getState()).toMatchObject({ status: 'clean', ref: null });
    expect(server.log).not.toContain('remove');
  });

  it('stays where it is once it is forgotten: it was published, or another test is begun', async () => {
    const { server, calls } = fakeServer();
    const { store, draft, write } = open(calls);
    write('Herons');
    await pause();
    draft.detach();
    const form = newExam('reading');
    store.dispatch({ type: 'replace', form, saved: form });
    await pause();
    expect(server.log).not.toContain('remove');
    expect(draft.getState().ref).toBeNull();
  });

  it('gives a sign every twenty seconds, and a last one when it is left', async () => {
    const { server, calls } = fakeServer();
    const { stop } = open(calls);
    await pause(41_000);
    expect(server.log).toEqual(['here', 'here', 'here']);
    window.dispatchEvent(new Event('pagehide'));
    expect(server.log.at(-1)).toBe('left');
    stop();
  });

  it('too large to be saved says so, and is tried again after the next change', async () => {
    const { server, calls } = fakeServer();
    const { draft, write } = open(calls);
    server.failure = new ApiError({
      retryAfter: null,
      fromServer: true,
      status: 413,
      code: 'payload_too_large',
      message: 'Too large.',
      issues: [],
    });
    write('Herons');
    await pause();
    expect(draft.getState()).toMatchObject({ status: 'refused', reason: 'Too large.' });
    server.failure = null;
    write('Hero');
    await pause();
    expect(draft.getState().status).toBe('saved');
  });
});

describe('a change that is published as it was scheduled, while its editor is open', () => {
  const schedule = {
    publish_at: new Date(0).toISOString(),
    scheduled_by: null,
    scheduled_at: new Date(0).toISOString(),
    is_outdated: false,
  };
  const examAt = (revision: number, title: string, content_revision = revision) => ({
    ...buildExam('reading', [buildPublished('reading', { title })]),
    revision,
    content_revision,
    description: title,
  });

  async function openScheduled() {
    const { server, calls } = fakeServer();
    const published = fromPublished(examAt(3, 'Marsh'));
    const store = createEditorStore(editorState(published, published));
    const opened = { draft: null, ref: null, isSaved: false, by: null };
    const draft = createEditorDraft({ ...onDevice(), store, calls, isNew: false, opened });
    const part = published.parts[0]?.id ?? 0;
    const write = (title: string) => store.dispatch({ type: 'setInfo', part, patch: { title } });
    draft.follow();
    write('Herons');
    await pause();
    server.change({ schedule });
    draft.receive({ ...buildDraft({ revision: 1 }), schedule });
    const titleOf = (form: ExamForm) => form.parts[0]?.info?.title;
    return { server, store, draft, write, titleOf, scheduled: store.getState().form };
  }

  it('is what is published now: nothing is unsaved, and what is written next is a change of it', async () => {
    const { server, store, draft, write } = await openScheduled();
    server.exam = examAt(4, 'Herons');
    server.drop();
    await pause(20_000);
    expect(isDirty(store.getState())).toBe(false);
    expect(store.getState().form).toMatchObject({ revision: 4, parts: [{ base: { id: SECTION } }, {}, {}] });
    expect(draft.getState()).toMatchObject({ status: 'clean', ref: null, schedule: null });
    write('Herons at dusk');
    await pause();
    expect(server.content()?.form.revision).toBe(4);
    expect(draft.getState().status).toBe('saved');
  });

  it('is that, too, where a key was corrected in the meantime', async () => {
    const { server, store } = await openScheduled();
    const groups = structuredClone(buildPublished('reading').groups);
    for (const question of groups.flatMap(({ questions }) => questions)) question.answers = ['FALSE'];
    server.exam = { ...examAt(5, 'Herons', 4), parts: [buildPublished('reading', { title: 'Herons', groups })] };
    server.drop();
    await pause(20_000);
    expect([isDirty(store.getState()), store.getState().form.revision]).toEqual([false, 4]);
  });

  it('does not conflict with what its author writes before the editor has heard of it', async () => {
    const { server, store, draft, write, titleOf } = await openScheduled();
    server.exam = examAt(4, 'Herons');
    server.drop();
    write('Herons at dusk');
    await pause();
    await pause();
    expect(draft.getState().status).toBe('saved');
    const { form, saved } = store.getState();
    expect([form.revision, titleOf(form), saved && titleOf(saved)]).toEqual([4, 'Herons at dusk', 'Herons']);
  });

  it('leaves what was written since as a change of it', async () => {
    const { server, store, draft, write, titleOf, scheduled } = await openScheduled();
    write('Herons at dusk');
    await pause();
    const from = { ...scheduled, revision: 4 };
    const published = {
      over: 3,
      revision: 4,
      sections: [{ part: scheduled.parts[0]?.id ?? 0, id: SECTION, part_number: 1 }],
    };
    server.change({ schedule: null, published }, { from: from as DraftContent['from'] });
    await pause(20_000);
    const { form, saved } = store.getState();
    expect([form.revision, titleOf(form), saved?.revision, saved && titleOf(saved)]).toEqual([
      4,
      'Herons at dusk',
      4,
      'Herons',
    ]);
    expect(draft.getState()).toMatchObject({ status: 'saved', schedule: null });
  });

  it('is told as a conflict where somebody else has published something else', async () => {
    const { server, draft, write } = await openScheduled();
    server.exam = examAt(4, 'Storks');
    server.drop();
    write('Herons at dusk');
    await pause();
    expect(draft.getState().status).toBe('conflict');
  });
});
