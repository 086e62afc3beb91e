import { randomUUID } from 'node:crypto';
import { DRAFT_MAX_BYTES, type DraftContent, type ExamUpdate } from '@bandwise/api-contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { draftContent, newForm } from '../../testing/content/draft-makers.ts';
import { fullReadingExam, readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { publishDue } from './publish-due.ts';

let test: TestApp;
let world: ContentWorld;

beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

type ExamForm = DraftContent['form'];

/** A scheduled draft, and the form of its editor. */
interface Scheduled {
  readonly id: string;
  readonly form: ExamForm;
}

async function schedule(form: ExamForm, exam: ExamUpdate, exam_id: string | null = null): Promise<Scheduled> {
  const id = randomUUID();
  await world.admin.call('POST /api/draft', { body: { id, exam_id, content: draftContent(form) } });
  const publish_at = new Date(test.deps.now().getTime() + 60 * 60_000).toISOString();
  await world.admin.call('PUT /api/draft/:id/schedule', {
    params: { id },
    body: { revision: 1, schedule: { publish_at, exam } },
  });
  return { id, form };
}

function changed({ parts }: ExamForm, fields: Partial<ExamForm['parts'][number]>): ExamForm['parts'] {
  const change = (part: ExamForm['parts'][number]) => ({ ...part, ...fields });
  return parts.map(change);
}

/** A change of a published test of one part. */
async function scheduleChange(given: { readonly madeFrom?: number } = {}) {
  const saved = await world.publish(readingExam());
  const base = { id: firstSection(saved), partNumber: 1 };
  const fresh = newForm({ title: 'Herons' });
  const form: ExamForm = {
    ...fresh,
    revision: given.madeFrom ?? saved.revision,
    parts: changed(fresh, { base }),
  };
  const exam = { ...readingExam({ title: 'Herons' }), revision: saved.revision, section_ids: { '1': base.id } };
  return { ...(await schedule(form, exam, saved.exam_id)), exam_id: saved.exam_id, base };
}

const titled = (form: ExamForm, title: string): ExamForm => ({ ...form, info: { ...form.info, title } });
const save = (id: string, revision: number, form: ExamForm) =>
  world.admin.call('PUT /api/draft/:id', { params: { id }, body: { revision, content: draftContent(form) } });
const read = (id: string) => world.admin.call('GET /api/draft/:id', { params: { id } });

async function publishAll() {
  test.clock.advance({ minutes: 61 });
  await publishDue(test.deps);
}

describe('what was written after a change was scheduled', () => {
  it('is a change of what was published at that time, and does not conflict with its own author [D37]', async () => {
    const { id, form, exam_id, base } = await scheduleChange();
    const later = titled(form, 'Herons at dusk');
    await save(id, 1, later);
    await publishAll();
    const draft = await read(id);
    expect(draft.published).toEqual({ over: 1, revision: 2, sections: [{ part: 1, id: base.id, part_number: 1 }] });
    expect(draft.content.form).toEqual({ ...later, revision: 2 });
    expect(draft.content.from).toEqual({ ...form, revision: 2 });
    const again = await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id },
      body: {
        ...readingExam({ title: 'Herons at dusk' }),
        revision: draft.content.form.revision ?? undefined,
        draft: { id, revision: draft.revision },
      },
    });
    expect(again.revision).toBe(3);
  });

  it('of a new test is a change of the test and of each of its sections, also of a part that has moved', async () => {
    const [part] = newForm().parts;
    if (part === undefined) throw new Error('The form has no part');
    const form: ExamForm = {
      ...newForm({ title: 'Canals' }),
      testType: 'full_test',
      parts: [part, { ...part, id: 5 }, { ...part, id: 6 }],
      nextId: 7,
    };
    const { id } = await schedule(form, fullReadingExam());
    await save(id, 1, { ...form, parts: form.parts.toReversed() });
    await publishAll();
    const { content, published, exam_id } = await read(id);
    const { parts } = await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id: exam_id ?? '' } });
    const bases = parts.map((one) => ({ id: one.id, partNumber: one.part_number }));
    expect(published?.over).toBeNull();
    expect(content.form.revision).toBe(1);
    expect(content.form.parts.map(({ base }) => base)).toEqual([null, bases[1], bases[0]]);
    expect(content.from?.parts.map(({ base }) => base)).toEqual([bases[0], bases[1], null]);
  });

  it('and saved by an editor that has not heard of the publication is a change of it all the same', async () => {
    const { id, form, base } = await scheduleChange();
    await save(id, 1, titled(form, 'Herons at dusk'));
    await publishAll();
    const saved = await save(id, 2, titled(form, 'Herons at night'));
    expect(saved).toMatchObject({ revision: 3, published: { revision: 2 } });
    const { content } = await read(id);
    expect(content.form).toMatchObject({ revision: 2, info: { title: 'Herons at night' }, parts: [{ base }] });
    // An informed editor sends the revision itself.
    const heard = { ...titled(form, 'Herons at dawn'), revision: 2 };
    await save(id, 3, heard);
    expect((await read(id)).content.form).toEqual(heard);
  });

  it('keeps the revision of a form that was not made from what was scheduled', async () => {
    const { id, form } = await scheduleChange({ madeFrom: 0 });
    await save(id, 1, titled(form, 'Herons at dusk'));
    await publishAll();
    expect((await read(id)).content).toMatchObject({ form: { revision: 0 }, from: null });
  });

  it('stays within the longest that a draft may be: what it began from is left out first', async () => {
    const { id, form } = await scheduleChange();
    const half = 'x'.repeat(DRAFT_MAX_BYTES * 0.6);
    const long = { ...form, parts: changed(form, { content: half }) };
    await test.deps.db
      .updateTable('drafts')
      .set({ scheduled_content: JSON.stringify(draftContent(long)) })
      .where('id', '=', id)
      .execute();
    await save(id, 1, long);
    await publishAll();
    expect((await read(id)).content).toMatchObject({ form: { revision: 2 }, from: null });
  });

  it('keeps keys that were corrected while the change waited, and so does what is published of it next [D69]', async () => {
    const { id, form, exam_id, base } = await scheduleChange();
    const accept = (question: string, accepted: string) =>
      world.admin.call('POST /api/section/:id/regrade', {
        params: { id: base.id },
        body: { question, accept: accepted, reason: 'The text says so, too.' },
      });
    await accept('5', 'dock');
    // An uninformed editor schedules it again.
    await world.admin.call('PUT /api/draft/:id/schedule', {
      params: { id },
      body: {
        revision: 1,
        schedule: {
          publish_at: new Date(test.deps.now().getTime() + 60 * 60_000).toISOString(),
          exam: { ...readingExam({ title: 'Herons' }), revision: 1, section_ids: { '1': base.id } },
        },
      },
    });
    await accept('9-1', 'spade');
    await save(id, 1, titled(form, 'Herons at dusk'));
    await publishAll();
    const { content, revision } = await read(id);
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id },
      body: {
        ...readingExam({ title: 'Herons at dusk' }),
        revision: content.form.revision ?? undefined,
        draft: { id, revision },
      },
    });
    const { title, groups } = await world.admin.call('GET /api/section/:id?view=edit', {
      params: { id: base.id },
      query: { view: 'edit' },
    });
    const answers = groups.flatMap(({ questions }) => questions.flatMap((question) => question.answers));
    expect(title).toBe('Herons at dusk');
    expect(answers).toEqual(expect.arrayContaining(['dock', 'spade']));
  });
});
