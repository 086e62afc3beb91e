import type { Config } from '../../config/config.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import type { Content } from '../attempts/attempt-context.ts';
import { presentEdit } from '../sections/sections.presenter.ts';
import { findEditable } from '../sections/sections.repo.ts';
import { testNotFound } from '../sections/exam-not-found.ts';
import { presentDeleted, presentExam, presentSaved } from './exams.presenter.ts';
import { findExam, findPartIds } from './exams.repo.ts';
import { changeExam, createExam, deleteExam } from './exams.service.ts';

type ExamRoutes = ModuleHandlers<
  | 'POST /api/exam/new/:type'
  | 'POST /api/exam/new'
  | 'GET /api/exam/:exam_id'
  | 'PUT /api/exam/:exam_id'
  | 'DELETE /api/exam/delete/:id'
>;

export function examsRoutes(content: Content, config: Pick<Config, 'defaultUnlockPassword'>): ExamRoutes {
  const { defaultUnlockPassword } = config;
  return {
    'POST /api/exam/new/:type': async ({ params, body, caller, idempotencyKey }) =>
      presentSaved(
        await createExam(content, { input: body, skill: params.type, caller, idempotencyKey, defaultUnlockPassword }),
        'created',
      ),

    'POST /api/exam/new': async ({ body, caller, idempotencyKey }) =>
      presentSaved(
        await createExam(content, { input: body, caller, idempotencyKey, defaultUnlockPassword }),
        'created',
      ),

    'GET /api/exam/:exam_id': async ({ params }) => {
      const exam = await findExam(content.db, params.exam_id);
      if (!exam) throw testNotFound();
      const parts: Buffer[] = [];
      for (const id of await findPartIds(content.db, exam.id)) {
        const [part] = await findEditable(content.db, { id });
        if (part) parts.push(Buffer.from(JSON.stringify(presentEdit(part))));
      }
      return presentExam(exam, parts);
    },

    'PUT /api/exam/:exam_id': async ({ params, body, caller, idempotencyKey }) => {
      const { revision, base_versions: baseVersions = {}, section_ids: sectionIds = {}, ...input } = body;
      const write = { input, revision, baseVersions, sectionIds, caller, idempotencyKey, defaultUnlockPassword };
      return presentSaved(await changeExam(content, params.exam_id, write), 'updated');
    },

    'DELETE /api/exam/delete/:id': async ({ params, query, caller, idempotencyKey }) => {
      const { part_number: partNumber, revision } = query;
      return presentDeleted(await deleteExam(content, params.id, { partNumber, revision, caller, idempotencyKey }));
    },
  };
}
