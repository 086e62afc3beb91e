import { BAND_MAX, taskBand, type CriterionBands } from '../assessment/assessed-band.ts';
import { ASSESSED_TASKS, CRITERIA, type AssessedTask } from '../assessment/criteria.ts';
import { conclude, report, rootScope, type Parsed } from '../exam-file/parsed.ts';
import { check, fieldAt, type Shape } from './check-fields.ts';

/** The format of the payload of a signed assessment. A change that an older `verify` would misread gets a new number. */
export const SIGNED_ASSESSMENT_FORMAT = 'bandwise-signed-assessment/1';

/** The payload of a signed result of work that a person assessed (docs/signed-results.md). Times are ISO 8601 in UTC. */
export interface SignedAssessment {
  readonly format: typeof SIGNED_ASSESSMENT_FORMAT;
  readonly issuer: { readonly name: string; readonly url: string | null };
  readonly learner: { readonly id: string; readonly name: string };
  readonly submission: {
    readonly id: string;
    readonly handed_in_at: string;
    /** As it was handed in; empty for recordings. */
    readonly text: string;
  };
  readonly task: {
    readonly kind: AssessedTask;
    readonly title: string;
    readonly section: { readonly id: string; readonly version: number };
  };
  readonly assessment: {
    /** From 1; a higher one is a correction. */
    readonly version: number;
    readonly released_at: string;
    /** null: the account is deleted. */
    readonly assessor: string | null;
    readonly bands: CriterionBands;
    /** The mean of the criteria, not rounded. */
    readonly band: number;
  };
}

const PAYLOAD: Shape = {
  issuer: 'object',
  'issuer.name': 'text',
  'issuer.url': 'text or null',
  learner: 'object',
  'learner.id': 'text',
  'learner.name': 'text',
  submission: 'object',
  'submission.id': 'text',
  'submission.handed_in_at': 'text',
  'submission.text': 'text',
  task: 'object',
  'task.kind': 'text',
  'task.title': 'text',
  'task.section.id': 'text',
  'task.section.version': 'whole number',
  assessment: 'object',
  'assessment.version': 'whole number',
  'assessment.released_at': 'text',
  'assessment.assessor': 'text or null',
  'assessment.bands': 'object',
  'assessment.band': 'number',
};

/** Whether a payload says that it is a signed assessment. */
export function isSignedAssessment(payload: unknown): boolean {
  return fieldAt(payload, 'format') === SIGNED_ASSESSMENT_FORMAT;
}

/** Reads the payload of a signed assessment, which anybody may have written. @returns every reason why it is none; never throws. */
export function readSignedAssessment(input: unknown): Parsed<SignedAssessment> {
  const scope = rootScope();
  check(scope, input, PAYLOAD);
  const kind = ASSESSED_TASKS.find((task) => task === fieldAt(input, 'task.kind'));
  if (!kind) report(scope, 'task.kind', { code: 'unknown_value', message: 'task.kind is not an assessed task' });
  for (const criterion of kind ? CRITERIA[kind] : []) {
    const path = `assessment.bands.${criterion}`;
    const band = fieldAt(input, path);
    if (typeof band === 'number' && Number.isInteger(band) && band >= 0 && band <= BAND_MAX) continue;
    report(scope, path, { code: 'type', message: `${path} must be a whole band from 0 to ${BAND_MAX}` });
  }
  // The fields are checked.
  return conclude(scope, input as SignedAssessment);
}

/** The band that the criteria give; the stated one is wrong if it differs. */
export function bandOfCriteria({ task, assessment }: SignedAssessment): number | null {
  return taskBand(task.kind, assessment.bands);
}
