import type { ExamSaved } from '@bandwise/api-contract/admin';
import { assignTo } from '../content/class-makers.ts';
import { fullReadingExam } from '../content/sample-exams.ts';
import type { TestedApi } from './create-crashing-api.ts';

/** A class whose only learner is the learner of the API. */
export interface CrashClass {
  readonly exam: ExamSaved;
  readonly userID: string;
  /** Assigns the exam. @returns the assignment's id. */
  readonly assign: (name: string) => Promise<string>;
}

export async function createCrashClass(api: TestedApi): Promise<CrashClass> {
  const { admin, learner } = api;
  const params = { type: 'reading' } as const;
  const exam = await admin.call('POST /api/exam/new/:type', { params, body: fullReadingExam() });
  const { id } = await admin.call('POST /api/class', { body: { name: 'Evening class' } });
  const { email, id: userID } = await learner.call('GET /api/user', {});
  await admin.call('POST /api/class/:id/member', { params: { id }, body: { role: 'learner', emails: [email] } });
  const items = [{ kind: 'exam' as const, examID: exam.exam_id }];
  return {
    exam,
    userID,
    assign: async (name) => (await assignTo(id, api.admin, { name, items, now: new Date(Date.now() - 1000) })).id,
  };
}
