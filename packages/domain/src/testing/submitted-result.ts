import { createHash } from 'node:crypto';
import type { SectionContent } from '../exam-file/section-content.ts';
import type { Answers } from '../marking/answers.ts';
import { markSection } from '../marking/mark-section.ts';
import type { MarkingProfile } from '../marking/verdict.ts';
import { buildSignedResult } from '../signed-result/build-signed-result.ts';
import type { SignedResult } from '../signed-result/signed-result.ts';
import { LIBRARY_VERSION } from '../version.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What a deployment signs once these answers are submitted. */
export function signedResultOf(
  content: SectionContent,
  answers: Answers,
  { profile = 'ielts', library = LIBRARY_VERSION }: { profile?: MarkingProfile; library?: string | null } = {},
): SignedResult {
  const submitted = {
    issuer: { name: 'Bandwise', url: 'https://learn.example.com' },
    learner: { id: '0f4b6a52-7d0f-4a6b-9f0e-000000000001', name: 'Lan Nguyen' },
    attempt: {
      id: '0f4b6a52-7d0f-4a6b-9f0e-000000000002',
      started_at: '2026-11-24T09:00:00.000Z',
      submitted_at: '2026-11-24T09:20:00.000Z',
    },
    section: { id: '0f4b6a52-7d0f-4a6b-9f0e-000000000003', version: 2, content },
    answers,
    marking: { library, profile },
    result: markSection(content, answers, { profile }),
  };
  return buildSignedResult(submitted, sha256);
}
