import type { Publication } from '../../session/calls/save-exam.ts';
import { sentParts, type SentPart } from '../../model/exam-file/to-content.ts';
import { toPayload } from '../../model/exam-file/to-payload.ts';
import type { Editor } from '../../session/editor-context.ts';
import { toUpdate } from '../../model/exam-file/to-update.ts';

export interface Plan {
  readonly sent: readonly SentPart[];
  /** null: there is no exam to update. */
  readonly publication: Publication | null;
}

/** The request that publishing would send now. */
export function planOf({ skill, published, store }: Editor): Plan {
  const { form, saved } = store.getState();
  if (published === null) {
    const isFullExam = form.testType === 'full_test';
    const sent = sentParts(form);
    return { sent, publication: { skill, payload: toPayload(form, sent), target: { kind: 'create', isFullExam } } };
  }
  const { sent, payload, sectionIds } = toUpdate(form, saved);
  const { examId } = published;
  const { revision } = form;
  if (examId === null || revision === null) return { sent, publication: null };
  return { sent, publication: { skill, payload, target: { kind: 'update', examId, revision, sectionIds } } };
}
