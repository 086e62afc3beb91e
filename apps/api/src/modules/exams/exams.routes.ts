import type { ExamUpdate } from '@bandwise/api-contract/admin';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { Prepared, type Caller, type ModuleHandlers } from '../../http/handler.ts';
import { examNotFound, findEditable, presentEdit } from '../sections/sections.ts';
import { joinEncoded } from '../../platform/json/join-encoded.ts';
import { presentDeleted, presentExamFrame, presentSaved, presentState } from './exams.presenter.ts';
import { findExam, findPartIds } from './exams.repo.ts';
import { setExamState } from './exam-state.ts';
import { findContentRevision } from './revisions.repo.ts';
import { changeExam, checkNewExam, createExam, deleteExam } from './exams.service.ts';

type ExamRoutes = ModuleHandlers<
  | 'POST /api/exam/new/:type'
  | 'POST /api/exam/new'
  | 'POST /api/exam/check'
  | 'GET /api/exam/:exam_id'
  | 'PUT /api/exam/:exam_id'
  | 'PUT /api/exam/:exam_id/state'
  | 'DELETE /api/exam/delete/:id'
>;

/** Removes the draft that is published, in the transaction that publishes it. */
export type SettleDraft = (
  trx: Transaction<Schema>,
  draft: NonNullable<ExamUpdate['draft']> & { readonly exam_id: string | null; readonly caller: Caller },
) => Promise<void>;

export function examsRoutes(
  { db, now, media, fetchPictures, config }: Pick<Deps, 'config' | 'db' | 'fetchPictures' | 'media' | 'now'>,
  settleDraft: SettleDraft,
): ExamRoutes {
  const { defaultUnlockPassword } = config;
  const work = { config, db, now, media, fetchPictures };
  const settling =
    (sent: ExamUpdate['draft'], exam_id: string | null, caller: Caller) => async (trx: Transaction<Schema>) => {
      if (sent !== undefined) await settleDraft(trx, { ...sent, exam_id, caller });
    };
  const by = (caller: Caller) => ({ publisher: { userId: caller.id, actor: caller }, defaultUnlockPassword });
  return {
    'POST /api/exam/new/:type': async ({ params, body: { draft, ...input }, caller, idempotencyKey }) => {
      const write = { input, skill: params.type, idempotencyKey, ...by(caller) };
      return presentSaved(await createExam(work, { ...write, settle: settling(draft, null, caller) }), 'created');
    },

    'POST /api/exam/new': async ({ body: { draft, ...input }, caller, idempotencyKey }) => {
      const write = { input, idempotencyKey, ...by(caller) };
      return presentSaved(await createExam(work, { ...write, settle: settling(draft, null, caller) }), 'created');
    },

    'POST /api/exam/check': async ({ body }) => checkNewExam(work, { input: body, defaultUnlockPassword }),

    'GET /api/exam/:exam_id': async ({ params }) => {
      const exam = await findExam(db, params.exam_id);
      if (!exam) throw examNotFound();
      const contentRevision = await findContentRevision(db, exam.id);
      // Encodes parts one by one: a whole large exam would block the event loop.
      const parts: Buffer[] = [];
      for (const id of await findPartIds(db, exam.id)) {
        const [part] = await findEditable(db, { id });
        if (part) parts.push(Buffer.from(JSON.stringify(presentEdit(part))));
      }
      return new Prepared(joinEncoded(presentExamFrame(exam, { contentRevision }), 'parts', parts));
    },

    'PUT /api/exam/:exam_id': async ({ params, body, caller, idempotencyKey }) => {
      const { revision, base_versions: baseVersions = {}, section_ids: sectionIds = {}, draft, ...input } = body;
      const settle = settling(draft, params.exam_id, caller);
      const write = { input, revision, baseVersions, sectionIds, idempotencyKey, settle, ...by(caller) };
      return presentSaved(await changeExam(work, params.exam_id, write), 'updated');
    },

    'PUT /api/exam/:exam_id/state': async ({ params, body, caller }) =>
      presentState(await setExamState(work, params.exam_id, { state: body.state, caller })),

    'DELETE /api/exam/delete/:id': async ({ params, query, caller, idempotencyKey }) => {
      const { part_number: partNumber, revision } = query;
      return presentDeleted(await deleteExam(work, params.id, { partNumber, revision, caller, idempotencyKey }));
    },
  };
}
