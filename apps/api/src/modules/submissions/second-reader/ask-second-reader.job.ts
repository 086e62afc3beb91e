import { randomUUID } from 'node:crypto';
import type { SuggestionRequest } from '@bandwise/api-contract/admin';
import { CRITERIA, type SectionContent } from '@bandwise/domain';
import { CRITERION_TITLES } from '@bandwise/domain/internal';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { SECOND_READER_BYTES, SECOND_READER_TIME } from '../../../limits.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Sections } from '../../sections/sections.ts';
import { refuseMisplaced } from '../assess.ts';
import { findAssessed, storeSuggestion, type AssessedRow } from '../queue.repo.ts';
import { advisedWords, taskOf } from '../submission.ts';
import { callService } from './call-service.ts';

interface HandedIn {
  readonly submissionId: string;
}

interface Work extends Pick<Deps, 'config' | 'db' | 'now'> {
  readonly sections: Pick<Sections, 'version'>;
}

/** Asks the service of `ASSESSMENT_URL` for a suggestion to the assessor of a text, once, and not after a release. */
export const askSecondReader: Job<Work, HandedIn> = {
  name: 'ask-second-reader',
  schedule: null,
  retries: { most: 5, seconds: 60 },
  // Twenty runs, which a process fetches at once, each of `SECOND_READER_TIME`.
  limitSeconds: 900,
  pollSeconds: 15,
  run: async ({ config, db, now, sections }, { submissionId }) => {
    const { assessmentService: service } = config;
    if (service === null || !config.submissions) return;
    const row = await findAssessed(db, submissionId);
    if (row === null || row.suggestion !== null || row.released_at !== null) return;
    const { content } = await sections.version({ id: row.section_id, version: row.version });
    const limits = { now: now(), time: SECOND_READER_TIME, bytes: SECOND_READER_BYTES };
    const { name, bands, ...answer } = await callService(service, requestFor(row, content), limits);
    const comments = answer.comments.map((comment) => Object.assign({ id: randomUUID() }, comment));
    await refuseMisplaced(db, row, { bands, comments });
    await storeSuggestion(db, row.id, { name, bands, comments, received_at: now().toISOString() });
  },
};

/** Requests a suggestion with the transaction that hands in a text. */
export async function requestSuggestion(
  { config, jobs }: Pick<Deps, 'config' | 'jobs'>,
  trx: Transaction<Schema>,
  submissionId: string,
): Promise<void> {
  if (config.assessmentService !== null) await jobs.request(trx, askSecondReader, { submissionId });
}

/** Nothing about the learner but the text. */
function requestFor(row: AssessedRow, { examContent }: SectionContent): SuggestionRequest {
  const kind = taskOf(row);
  return {
    task: { kind, title: row.title, html: [...examContent], advised_words: advisedWords(row) },
    criteria: CRITERIA[kind].map((name) => ({ name, title: CRITERION_TITLES[name] })),
    text: row.text,
  };
}
