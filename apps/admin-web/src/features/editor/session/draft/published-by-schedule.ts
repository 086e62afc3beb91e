import type { ExamDetail } from '@bandwise/api-contract/admin';
import { fromPublished } from '../../model/exam-file/from-exam.ts';
import { toJson } from '../../model/exam-file/to-payload.ts';
import type { EditorAction } from '../../model/changes/actions.ts';
import type { ExamForm } from '../../model/form/form.ts';
import type { DraftCalls, DraftRef } from '../calls/draft-calls.ts';

type Published = Extract<EditorAction, { type: 'published' }>;

/**
 * Finds the version that the schedule of a draft published while its editor was open.
 *
 * @param of `form`: the editor's form. `scheduled`: the server's copy, if it was scheduled.
 * @returns null if nothing, or a different version, was published.
 */
export async function publishedBySchedule(
  calls: DraftCalls,
  of: { readonly ref: DraftRef; readonly form: ExamForm; readonly scheduled: ExamForm | null },
): Promise<Published | null> {
  const { ref, form, scheduled } = of;
  const draft = await calls.load(ref);
  if (draft !== null) {
    const { published, content } = draft;
    if (published === null || published.over !== form.revision || content.from === null) return null;
    const parts = published.sections.map(({ id, part_number }) => ({ id, partNumber: part_number }));
    return { type: 'published', sent: content.from, revision: published.revision, parts };
  }
  const exam = scheduled === null ? null : await calls.exam();
  return exam === null || scheduled === null ? null : asScheduled(exam, scheduled);
}

/** A missing draft was published or deleted: the published test shows which. */
function asScheduled(exam: ExamDetail, scheduled: ExamForm): Published | null {
  const { content_revision: revision } = exam;
  const isKeyed = exam.revision === revision;
  if (scheduled.revision !== null && revision <= scheduled.revision) return null;
  if (comparable(fromPublished(exam), isKeyed) !== comparable(scheduled, isKeyed)) return null;
  const parts = exam.parts.map(({ id, part_number }) => ({ id, partNumber: part_number }));
  return { type: 'published', sent: scheduled, revision, parts };
}

/** Leaves out the keys if they were corrected since: the published test has the corrected ones. */
function comparable(form: ExamForm, isKeyed: boolean): string {
  const json = toJson(form);
  return isKeyed
    ? json
    : JSON.stringify(JSON.parse(json), (name, value: unknown) => (name === 'answer' ? null : value));
}
