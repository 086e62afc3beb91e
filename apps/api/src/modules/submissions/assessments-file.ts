import { CRITERION_NAMES, taskBand } from '@bandwise/domain';
import { CRITERION_TITLES } from '@bandwise/domain/internal';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { Prepared } from '../../http/handler.ts';
import { streamCsv } from '../../platform/csv/write-csv.ts';
import { isFirstHidden } from './opinions/opinions.ts';
import { findNames, readQueue, type FileFilter } from './queue.repo.ts';
import { taskOf } from './submission.ts';

const HEADER = [
  'First name',
  'Last name',
  'Email',
  'Test',
  'Task',
  'Handed in',
  'Words',
  'Seconds',
  'Band',
  ...CRITERION_NAMES.map((name) => CRITERION_TITLES[name]),
  'Assessor',
  'Released',
  'Version',
];

/**
 * Submissions with the bands of their latest release as a CSV file, the earliest first. A caller who may give a second opinion gets no bands
 * of the first.
 */
export function assessmentsFile(db: Kysely<Schema>, filter: FileFilter): Prepared {
  return new Prepared(streamCsv(HEADER, rowsOf(db, filter)), 'text/csv; charset=utf-8');
}

async function* rowsOf(db: Kysely<Schema>, filter: FileFilter) {
  for await (const page of readQueue(db, filter)) {
    const names = await findNames(
      db,
      page.flatMap(({ assessments }) => assessments.map(({ by }) => by)),
    );
    for (const row of page) {
      const latest = row.assessments.at(-1);
      const bands = latest && !isFirstHidden(row, filter.by.id) ? latest.bands : {};
      yield [
        row.first_name,
        row.last_name,
        row.email,
        row.exam,
        row.title,
        row.handed_in_at.toISOString(),
        String(row.words),
        String(row.seconds ?? ''),
        String(taskBand(taskOf(row), bands) ?? ''),
        ...CRITERION_NAMES.map((name) => String(bands[name] ?? '')),
        names.get(latest?.by ?? '') ?? '',
        latest?.released_at ?? '',
        String(latest?.version ?? ''),
      ];
    }
  }
}
