import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Parts } from '../handlers.ts';
import { announceAssignmentsJob } from '../modules/assignments/mails/announce-assignments.job.ts';
import { mailAssignment } from '../modules/assignments/mails/mail-assignment.job.ts';
import { emptyBinJob } from '../modules/bin/bin.ts';
import { publishDueJob } from '../modules/drafts/drafts.ts';
import { checkStoredJob } from '../modules/exams/exams.ts';
import { removePartialUploadsJob, removeUnusedMediaJob } from '../modules/media/media.ts';
import { mailDecision } from '../modules/problem-reports/mail-decision.job.ts';
import { mailChangedResult } from '../modules/regrades/mail-changed-result.job.ts';
import {
  askSecondReader,
  mailFeedback,
  mailQueueJob,
  removeAbandonedRecordings,
} from '../modules/submissions/submissions.ts';
import { closeDueJob } from '../modules/sittings/sittings.ts';
import { recomputeStatisticsJob } from '../modules/statistics/key-proposals/recompute-statistics.job.ts';
import type { AnyJob, PatientWork } from '../platform/jobs/job.ts';
import { removeExpiredJob } from './remove-expired.job.ts';
import { vacuumJobs } from './vacuum-jobs.job.ts';

/** The dependencies of all jobs. */
export type JobWork = Deps & Parts & PatientWork & { readonly log: Pick<FastifyBaseLogger, 'info'> };

/** All background jobs. */
export const JOBS: readonly AnyJob<JobWork>[] = [
  announceAssignmentsJob,
  askSecondReader,
  checkStoredJob,
  closeDueJob,
  emptyBinJob,
  recomputeStatisticsJob,
  mailAssignment,
  mailChangedResult,
  mailDecision,
  mailFeedback,
  mailQueueJob,
  publishDueJob,
  removeAbandonedRecordings,
  removeExpiredJob,
  removePartialUploadsJob,
  removeUnusedMediaJob,
  vacuumJobs,
];
