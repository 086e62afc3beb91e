import { createReadStream } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CriterionBands } from '@bandwise/domain';
import type { Transaction } from 'kysely';
import { PACKAGE } from '../config/places.ts';
import type { Schema, StoredAssessment } from '../db/schema.ts';
import { DAY } from '../limits.ts';
import { recordingKey, type MediaStore } from '../platform/storage/media-store.ts';

/** An answer of the demo learner, from `recordings.json` beside an exam file. */
interface SampleRecording {
  readonly part_number: number;
  readonly prompt: number;
  readonly file: string;
  readonly duration_ms: number;
  /** A byte for each level, in base64. */
  readonly levels: string;
}

interface SampleComment extends Pick<StoredAssessment['comments'][number], 'end' | 'kind' | 'start' | 'text'> {
  /** The index of the recording. */
  readonly recording: number;
  readonly correction?: string;
}

interface SampleSpeaking {
  readonly recordings: readonly SampleRecording[];
  readonly assessment: {
    readonly bands: CriterionBands;
    readonly comments: readonly SampleComment[];
    readonly summary: string;
  };
}

export interface SampleSpeakingOfExam extends SampleSpeaking {
  readonly examFile: string;
}

/** Reads the recordings beside the sample exams. */
export async function readSampleRecordings(): Promise<readonly SampleSpeakingOfExam[]> {
  const files = await Array.fromAsync(glob('content/*/recordings.json', { cwd: PACKAGE }));
  return Promise.all(
    files.sort().map(async (file) => {
      const sample: SampleSpeaking = JSON.parse(await readFile(path.join(PACKAGE, file), 'utf8'));
      const { recordings, assessment } = sample;
      return { recordings, assessment, examFile: path.join(PACKAGE, path.dirname(file), 'exam.json') };
    }),
  );
}

interface World {
  /** The name of the test. */
  readonly description: string;
  readonly learner: string;
  readonly assessor: string;
  readonly now: Date;
  readonly media: MediaStore;
}

/** Stores the recordings of one exam as a submission: handed in two days ago, and assessed a day later. */
export async function storeSampleRecordings(
  trx: Transaction<Schema>,
  { examFile, recordings, assessment }: SampleSpeakingOfExam,
  { description, learner, assessor, now, media }: World,
): Promise<void> {
  const handedInAt = new Date(now.getTime() - 2 * DAY);
  const releasedAt = new Date(now.getTime() - DAY);
  const sections = await trx
    .selectFrom('sections as s')
    .innerJoin('exams as e', 'e.id', 's.exam_id')
    .select(['s.id as section_id', 's.current_version as version', 's.part_number'])
    .where('e.description', '=', description)
    .orderBy('s.part_number')
    .execute();
  const placeOf = ({ part_number }: SampleRecording) => {
    const place = sections.find((section) => section.part_number === part_number);
    if (!place) throw new Error(`“${description}” has no Part ${part_number}`);
    return { section_id: place.section_id, version: place.version };
  };
  const [first] = recordings;
  if (!first) return;
  const ids = recordings.map(() => crypto.randomUUID());
  const submissionId = crypto.randomUUID();
  const { bands, comments, summary } = assessment;
  const released: StoredAssessment = {
    version: 1,
    revision: 1,
    bands,
    comments: comments.map(({ recording, kind, start, end, text, correction = null }) => {
      const recordingID = ids[recording] ?? '';
      return { id: crypto.randomUUID(), kind, recordingID, start, end, text, correction };
    }),
    summary,
    by: assessor,
    released_at: releasedAt.toISOString(),
  };
  await trx
    .insertInto('submissions')
    .values({
      id: submissionId,
      user_id: learner,
      ...placeOf(first),
      text: '',
      text_at: handedInAt.getTime(),
      created_at: handedInAt,
      handed_in_at: handedInAt,
      revision: 2,
      assessments: JSON.stringify([released]),
      released_at: releasedAt,
    })
    .execute();
  for (const [index, recording] of recordings.entries()) {
    const id = ids[index] ?? '';
    const staged = await media.stage(createReadStream(path.join(path.dirname(examFile), recording.file)));
    await trx
      .insertInto('recordings')
      .values({
        id,
        user_id: learner,
        ...placeOf(recording),
        prompt: recording.prompt,
        content_type: 'audio/mpeg',
        created_at: handedInAt,
        finished_at: handedInAt,
        chunks: 1,
        duration_ms: recording.duration_ms,
        levels: Buffer.from(recording.levels, 'base64'),
        size: staged.size,
        sha256: staged.sha256,
        storage_key: await staged.keep(recordingKey(id)),
        submission_id: submissionId,
      })
      .execute();
  }
}
