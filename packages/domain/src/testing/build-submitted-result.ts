import { markSection } from '../marking/mark-section.ts';
import type { SubmittedResult } from '../signed-result/build-signed-result.ts';
import { LIBRARY_VERSION } from '../version.ts';
import { buildContent, buildGroup, buildQuestion } from './builders.ts';

/**
 * A submitted attempt at a section of one question, marked under `ielts`; what is given instead is marked if its result is
 * not given too.
 *
 * @example
 * ```ts
 * import { buildSubmittedResult } from '@bandwise/domain/testing';
 *
 * buildSubmittedResult({ answers: { '1': 'canal' } }).result.marks; // => 0
 * ```
 */
export function buildSubmittedResult(fields: Partial<SubmittedResult> = {}): SubmittedResult {
  const questions = [buildQuestion({ answers: ['river'] })];
  const content = buildContent({ groups: [buildGroup('FILL_BLANKS', { questions })] });
  const submitted = {
    issuer: { name: 'Bandwise', url: 'https://learn.example.com' },
    learner: { id: '0f4b6a52-7d0f-4a6b-9f0e-000000000001', name: 'Lan Nguyen' },
    attempt: {
      id: '0f4b6a52-7d0f-4a6b-9f0e-000000000002',
      started_at: '2026-11-24T09:00:00.000Z',
      submitted_at: '2026-11-24T09:20:00.000Z',
    },
    section: { id: '0f4b6a52-7d0f-4a6b-9f0e-000000000003', version: 2, content },
    answers: { '1': 'River' },
    marking: { library: LIBRARY_VERSION, profile: 'ielts' as const },
    ...fields,
  };
  const { section, answers, marking } = submitted;
  return { result: markSection(section.content, answers, { profile: marking.profile }), ...submitted };
}
