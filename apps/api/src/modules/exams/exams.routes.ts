import type { Deps } from '../../deps.ts';
import { Prepared, type ModuleHandlers } from '../../http/handler.ts';
import { examNotFound, findEditable, presentEdit } from '../sections/sections.ts';
import { joinEncoded } from '../../platform/json/join-encoded.ts';
import { presentDeleted, presentExamFrame, presentSaved } from './exams.presenter.ts';
import { findExam, findPartIds } from './exams.repo.ts';
import { changeExam, createExam, deleteExam } from './exams.service.ts';

type ExamRoutes = ModuleHandlers<
  | 'POST /api/exam/new/:type'
  | 'POST /api/exam/new'
  | 'GET /api/exam/:exam_id'
  | 'PUT /api/exam/:exam_id'
  | 'DELETE /api/exam/delete/:id'
>;

export function examsRoutes({ db, now, config }: Pick<Deps, 'config' | 'db' | 'now'>): ExamRoutes {
  const { defaultUnlockPassword } = config;
  const work = { db, now };
  return {
    'POST /api/exam/new/:type': async ({ params, body, caller, idempotencyKey }) =>
      presentSaved(
        await createExam(work, { input: body, skill: params.type, caller, idempotencyKey, defaultUnlockPassword }),
        'created',
      ),

    'POST /api/exam/new': async ({ body, caller, idempotencyKey }) =>
      presentSaved(await createExam(work, { input: body, caller, idempotencyKey, defaultUnlockPassword }), 'created'),

    'GET /api/exam/:exam_id': async ({ params }) => {
      const exam = await findExam(db, params.exam_id);
      if (!exam) throw examNotFound();
      // One after the other, each encoded at once: all of a large exam in one go would hold the event loop.
      const parts: Buffer[] = [];
      for (const id of await findPartIds(db, exam.id)) {
        const [part] = await findEditable(db, { id });
        if (part) parts.push(Buffer.from(JSON.stringify(presentEdit(part))));
      }
      return new Prepared(joinEncoded(presentExamFrame(exam), 'parts', parts));
    },

    'PUT /api/exam/:exam_id': async ({ params, body, caller, idempotencyKey }) => {
      const { revision, base_versions: baseVersions = {}, section_ids: sectionIds = {}, ...input } = body;
      const write = { input, revision, baseVersions, sectionIds, caller, idempotencyKey, defaultUnlockPassword };
      return presentSaved(await changeExam(work, params.exam_id, write), 'updated');
    },

    'DELETE /api/exam/delete/:id': async ({ params, query, caller, idempotencyKey }) => {
      const { part_number: partNumber, revision } = query;
      return presentDeleted(await deleteExam(work, params.id, { partNumber, revision, caller, idempotencyKey }));
    },
  };
}
