import { taskBand } from '@bandwise/domain';
import type { SignedAssessment } from '@bandwise/domain/internal';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { isFirstHidden } from './opinions/opinions.ts';
import { findAssessed, findNames } from './queue.repo.ts';
import { taskOf, visibleAssessments } from './submission.ts';
import { requireAssessorOf, requireSubmissions, submissionNotFound } from './submissions.policy.ts';

/**
 * A submission with its latest released assessment, for its author and for assessors.
 * @throws 404 for other learners, not_submitted before a release, and for an assessor who may give a second opinion
 */
export async function readReleasedWork(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  caller: Caller,
  id: string,
): Promise<Omit<SignedAssessment, 'format' | 'issuer'>> {
  requireSubmissions(config);
  const row = await findAssessed(db, id);
  if (!row) throw submissionNotFound();
  if (row.user_id !== caller.id) await requireAssessorOf(db, caller, row.user_id);
  const isHidden = row.user_id !== caller.id && isFirstHidden(row, caller.id);
  const latest = isHidden ? undefined : visibleAssessments(row, now()).at(-1);
  const kind = taskOf(row);
  const band = latest ? taskBand(kind, latest.bands) : null;
  if (!latest || band === null) throw new AppError('not_submitted', 'This work has not been assessed yet.');
  const names = await findNames(db, [latest.by]);
  return {
    learner: { id: row.user_id, name: `${row.first_name} ${row.last_name}`.trim() },
    submission: { id: row.id, handed_in_at: row.handed_in_at.toISOString(), text: row.text },
    task: { kind, title: row.title, section: { id: row.section_id, version: row.version } },
    assessment: {
      version: latest.version,
      released_at: latest.released_at,
      assessor: names.get(latest.by) ?? null,
      bands: latest.bands,
      band,
    },
  };
}
