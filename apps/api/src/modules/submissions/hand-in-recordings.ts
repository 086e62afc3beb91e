import { inTransaction } from '../../db/in-transaction.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import type { HandInContext } from './hand-in.ts';
import { recordingNotFound } from './recordings/receive-recording.ts';
import { findCandidates, setSubmission, type CandidateRecording } from './recordings/recordings.repo.ts';
import { invalid } from './refusals.ts';
import { submissionNotFound } from './submissions.policy.ts';
import { findOwnText, hasSpeaking, insertHandedIn, lockOwnSitting, type SubmissionText } from './submissions.repo.ts';

interface RecordingsBody {
  readonly id: string;
  readonly recordings: readonly string[];
  readonly sittingID?: string | undefined;
}

/**
 * Hands in recordings of one speaking test for good, as one submission of its first recorded part. A repeated call returns the first
 * result, whatever its recordings are.
 * @throws 404, 422 for recordings that do not belong together, attempt_closed or speaking_handed_in if one was handed in, 429
 */
export async function handInRecordings(
  { db, now, handedIn }: Pick<HandInContext, 'db' | 'handedIn' | 'now'>,
  caller: Caller,
  { id, recordings, sittingID }: RecordingsBody,
): Promise<SubmissionText> {
  const own = { userId: caller.id, id };
  const repeated = await findOwnText(db, own);
  if (repeated) return repeated;
  await handedIn.spend([caller.id]);
  return inTransaction(db, { by: caller.id }, async (trx) => {
    if (sittingID !== undefined) {
      if (!(await lockOwnSitting(trx, { userId: caller.id, id: sittingID }))) throw submissionNotFound();
      if (await hasSpeaking(trx, { sittingId: sittingID, otherThan: id }))
        throw new AppError(
          'speaking_handed_in',
          'A Speaking test was already handed in for this mock exam. You can find it in My feedback.',
        );
    }
    const rows = await findCandidates(trx, { userId: caller.id, ids: recordings });
    const stored = await findOwnText(trx, own);
    // A concurrent repetition handed them in.
    if (stored) return stored;
    const [first] = requireOneTest(rows, recordings);
    const isNew = await insertHandedIn(trx, {
      id,
      userId: caller.id,
      sectionId: first.section_id,
      version: first.version,
      sittingId: sittingID,
      text: '',
      words: 0,
      pastedWords: null,
      at: now(),
    });
    // The id belongs to another submission.
    if (!isNew) throw submissionNotFound();
    await setSubmission(
      trx,
      rows.map((row) => row.id),
      id,
    );
    const submission = await findOwnText(trx, own);
    if (!submission) throw submissionNotFound();
    return submission;
  });
}

/** @throws 404, 422, attempt_closed */
function requireOneTest(
  rows: readonly CandidateRecording[],
  ids: readonly string[],
): readonly [CandidateRecording, ...CandidateRecording[]] {
  const [first, ...others] = rows;
  if (!first || rows.length < new Set(ids).size) throw recordingNotFound();
  if (rows.some(({ submission_id }) => submission_id !== null))
    throw new AppError('attempt_closed', 'One of these recordings has already been handed in. Reload the page.');
  const path = (row: CandidateRecording) => `recordings.${ids.indexOf(row.id)}`;
  const unfinished = rows.find(({ isFinished }) => !isFinished);
  if (unfinished)
    throw invalid({
      path: path(unfinished),
      message: 'This recording is not on the server yet. Wait until it is saved.',
    });
  const foreign = others.find(({ exam_id }) => exam_id !== first.exam_id);
  if (foreign) throw invalid({ path: path(foreign), message: 'These recordings belong to different tests.' });
  const prompts = new Set(rows.map(({ section_id, prompt }) => `${section_id} ${prompt}`));
  if (prompts.size < rows.length)
    throw invalid({ path: 'recordings', message: 'Hand in one recording for each question.' });
  return [first, ...others];
}
