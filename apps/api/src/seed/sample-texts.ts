import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CriterionBands } from '@bandwise/domain';
import { wordCount } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import { PACKAGE } from '../config/places.ts';
import type { Schema, StoredAssessment } from '../db/schema.ts';
import { DAY } from '../limits.ts';

/** A text that the demo learner has handed in, from `texts.json` beside an exam file. */
interface SampleText {
  readonly part_number: number;
  readonly text: string;
  /** null: it waits in the queue. */
  readonly assessment: SampleAssessment | null;
}

interface SampleAssessment {
  readonly bands: CriterionBands;
  readonly comments: readonly SampleComment[];
  readonly summary: string;
}

interface SampleComment extends Pick<StoredAssessment['comments'][number], 'kind' | 'text'> {
  /** Words that the text has once. */
  readonly quote: string;
  readonly correction?: string;
}

export interface SampleTextsOfExam {
  readonly examFile: string;
  readonly texts: readonly SampleText[];
}

/** Reads the texts beside the sample exams. */
export async function readSampleTexts(): Promise<readonly SampleTextsOfExam[]> {
  const files = await Array.fromAsync(glob('content/*/texts.json', { cwd: PACKAGE }));
  return Promise.all(
    files.sort().map(async (file) => {
      const texts: readonly SampleText[] = JSON.parse(await readFile(path.join(PACKAGE, file), 'utf8'));
      return { examFile: path.join(PACKAGE, path.dirname(file), 'exam.json'), texts };
    }),
  );
}

interface People {
  readonly learner: string;
  readonly assessor: string;
  readonly now: Date;
}

/** Stores the texts of one exam: handed in two days ago, and assessed a day later. */
export async function storeSampleTexts(
  trx: Transaction<Schema>,
  { description, texts }: { readonly description: string; readonly texts: readonly SampleText[] },
  { learner, assessor, now }: People,
): Promise<void> {
  const handedInAt = new Date(now.getTime() - 2 * DAY);
  const releasedAt = new Date(now.getTime() - DAY);
  for (const { part_number, text, assessment } of texts) {
    const section = await trx
      .selectFrom('sections as s')
      .innerJoin('exams as e', 'e.id', 's.exam_id')
      .select(['s.id', 's.current_version'])
      .where('e.description', '=', description)
      .where('s.part_number', '=', part_number)
      .executeTakeFirstOrThrow();
    const released = assessment && releasedAssessment(text, assessment, { assessor, releasedAt });
    await trx
      .insertInto('submissions')
      .values({
        user_id: learner,
        section_id: section.id,
        version: section.current_version,
        text,
        text_at: handedInAt.getTime(),
        pasted_words: 0,
        words: wordCount(text),
        created_at: handedInAt,
        handed_in_at: handedInAt,
        revision: released ? 2 : 0,
        assessments: JSON.stringify(released ? [released] : []),
        released_at: released ? releasedAt : null,
      })
      .execute();
  }
}

function releasedAssessment(
  text: string,
  { bands, comments, summary }: SampleAssessment,
  { assessor, releasedAt }: { readonly assessor: string; readonly releasedAt: Date },
): StoredAssessment {
  return {
    version: 1,
    revision: 1,
    bands,
    comments: comments.map(({ kind, quote, text: words, correction = null }) => {
      const start = text.indexOf(quote);
      if (start < 0) throw new Error(`A sample text does not have the words “${quote}”`);
      return { id: crypto.randomUUID(), kind, start, end: start + quote.length, text: words, correction };
    }),
    summary,
    by: assessor,
    released_at: releasedAt.toISOString(),
  };
}
