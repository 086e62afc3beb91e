import type { DraftDetail } from '@bandwise/api-contract/admin';
import { createDeviceStorage } from '@bandwise/api-contract/client';
import { memoryStorage } from '@bandwise/api-contract/client/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildDraft } from '../../../../testing/fake-api.ts';
import { createDrafts, type Draft, type Drafts, type DraftSlot } from './device-drafts.ts';
import type { ExamForm } from '../../model/form/form.ts';
import { newExam } from '../../model/form/new-exam.ts';
import { toContent, type DraftRef } from '../calls/draft-calls.ts';
import { fromRemote, reconcile } from './reconcile.ts';

const ID = buildDraft().id;
const OTHER_ID = '00000000-0000-4000-8000-0000000000d2';

let drafts: Drafts;
beforeEach(() => {
  const device = memoryStorage();
  const storage = createDeviceStorage(() => device);
  drafts = createDrafts(storage, { userId: 'ann', skill: 'reading', examId: null }, 'this tab');
});

function titled(title: string, fields: Partial<ExamForm> = {}): ExamForm {
  const form = newExam('reading');
  return { ...form, info: { ...form.info, title }, ...fields };
}

const published = titled('Published', { revision: 3 });

/** Stores a draft on the device with its base on the server. */
function keep(title: string, server?: Draft['server'], slot: DraftSlot = 'work'): void {
  drafts.write(slot, { savedAt: 1, form: titled(title), from: null, ...(server === undefined ? {} : { server }) });
}

/** A draft saved by Linh on the server, from another device unless from this tab. */
function saved(title: string, { revision = 2, tab = 'another tab' } = {}): DraftDetail {
  const updated_by = { id: ID, name: 'Linh Tran' };
  return {
    ...buildDraft({ revision, updated_by }),
    content: toContent({ tab, editor: 'an editor', form: titled(title), from: null }),
  };
}

function open(remote: DraftDetail | null | undefined, form: ExamForm | null = null) {
  const { draft, ...rest } = reconcile({ drafts, remote, published: form, tab: 'this tab' });
  return { title: draft?.form.info.title ?? null, ...rest };
}

const at = (revision: number, id = ID): DraftRef => ({ id, revision });
const mine = () => drafts.read('mine')?.form.info.title ?? null;

describe('what an editor opens with', () => {
  it('is nothing where neither has a draft', () => {
    expect(open(null)).toEqual({ title: null, ref: null, isSaved: false, by: null });
  });

  it('is the draft of the server on a device that has none, and whose it is', () => {
    expect(open(saved('Theirs'))).toEqual({ title: 'Theirs', ref: at(2), isSaved: true, by: 'Linh Tran' });
    expect(mine()).toBeNull();
  });

  it('is the draft of the device where the server has none and had not all of it; it is not taken for saved', () => {
    keep('Mine', { id: ID, revision: 2, isSaved: false });
    // A new test's draft continues under its id: its next save detects publishing or deletion.
    expect(open(null)).toMatchObject({ title: 'Mine', ref: at(2), isSaved: false });
    // A published test has one draft at most: the next save creates it.
    expect(open(null, published)).toMatchObject({ title: 'Mine', ref: null, isSaved: false });
  });

  it('is nothing where the server had all of the draft and has it no more: it was published or deleted', () => {
    for (const form of [null, published]) {
      keep('Mine', { id: ID, revision: 2, isSaved: true });
      expect(open(null, form)).toEqual({ title: null, ref: null, isSaved: false, by: null });
      expect(drafts.read('work')).toBeNull();
    }
  });

  it('is the draft of the device where the server could not be asked', () => {
    keep('Mine', { id: ID, revision: 2, isSaved: true });
    expect(open(undefined)).toEqual({ title: 'Mine', ref: { ...at(2), isSaved: true }, isSaved: false, by: null });
  });

  it('is the draft of the server that was asked for, where this tab has gone on to another', () => {
    keep('Another test', { id: OTHER_ID, revision: 2, isSaved: true });
    expect(open(saved('Mine', { tab: 'this tab' }))).toMatchObject({ title: 'Mine', ref: at(2), isSaved: true });
  });

  it.each([true, false])('is the work of the device that goes on from the copy on the server, saved: %s', (isSaved) => {
    keep('Mine', { id: ID, revision: 2, isSaved });
    expect(open(saved('Mine before'))).toEqual({ title: 'Mine', ref: at(2), isSaved, by: null });
    expect(mine()).toBeNull();
  });

  it('is the work of the device where this tab made the save that it never got an answer to', () => {
    keep('Mine', { id: ID, revision: 1, isSaved: false });
    const found = open(saved('Mine before', { revision: 2, tab: 'this tab' }));
    expect(found).toEqual({ title: 'Mine', ref: at(2), isSaved: false, by: null });
  });
});

describe('a draft that somebody else has saved since', () => {
  it('is opened, and the unsaved work of the device is set aside', () => {
    keep('Mine', { id: ID, revision: 1, isSaved: false });
    expect(open(saved('Theirs'))).toEqual({ title: 'Theirs', ref: at(2), isSaved: true, by: 'Linh Tran' });
    expect(mine()).toBe('Mine');
  });

  it('is opened, and work from before there were drafts on the server is set aside', () => {
    keep('Mine');
    expect(open(saved('Theirs')).title).toBe('Theirs');
    expect(mine()).toBe('Mine');
  });

  it('is opened with nothing set aside where the server had what the device has', () => {
    keep('Mine', { id: ID, revision: 1, isSaved: true });
    expect(open(saved('Theirs')).title).toBe('Theirs');
    expect(mine()).toBeNull();
  });

  it('waits where something is set aside already, and is not saved over', () => {
    keep('Set aside', undefined, 'mine');
    keep('Mine', { id: ID, revision: 1, isSaved: false });
    // The revision that it was made from: the server refuses its next save, and the author chooses.
    expect(open(saved('Theirs'))).toMatchObject({ title: 'Mine', ref: at(1), isSaved: false, by: null });
    expect(mine()).toBe('Set aside');
  });

  it('is another one, although its revision is the same', () => {
    keep('Mine', { id: OTHER_ID, revision: 2, isSaved: false });
    expect(open(saved('Theirs'))).toMatchObject({ title: 'Theirs', ref: at(2), isSaved: true });
    expect(mine()).toBe('Mine');
  });
});

describe('a draft of the server', () => {
  it('keeps what it began from and when it was saved', () => {
    const content = toContent({
      tab: 'a tab',
      editor: 'an editor',
      form: titled('Changed', { revision: 3 }),
      from: published,
    });
    const draft = fromRemote({ ...buildDraft(), content }, published);
    expect(draft).toEqual({ savedAt: Date.parse(buildDraft().updated_at), form: content.form, from: content.from });
  });

  it('of a new test that was published as it was scheduled is a change of what is published', () => {
    const base = { id: OTHER_ID, partNumber: 1 };
    const parts = published.parts.map((part, index) => (index === 0 ? Object.assign({}, part, { base }) : part));
    const draft = fromRemote(saved('Changed since'), { ...published, parts });
    expect(draft.from).toBeNull();
    expect(draft.form).toMatchObject({ revision: 3, info: { title: 'Changed since' } });
    expect(draft.form.parts.map((part) => part.base)).toEqual(parts.map((part) => part.base));
  });
});
