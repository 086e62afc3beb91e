import { createHash } from 'node:crypto';
import type { SectionContent } from '../exam-file/section-content.ts';
import type { Answers } from '../marking/answers.ts';
import type { MarkingProfile } from '../marking/verdict.ts';
import { buildSignedResult } from '../signed-result/build-signed-result.ts';
import type { SignedResult } from '../signed-result/signed-result.ts';
import { LIBRARY_VERSION } from '../version.ts';
import { buildSubmittedResult } from './build-submitted-result.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The payload that a deployment signs after these answers are submitted. */
export function signedResultOf(
  content: SectionContent,
  answers: Answers,
  { profile = 'ielts', library = LIBRARY_VERSION }: { profile?: MarkingProfile; library?: string | null } = {},
): SignedResult {
  const section = { ...buildSubmittedResult().section, content };
  return buildSignedResult(buildSubmittedResult({ section, answers, marking: { library, profile } }), sha256);
}
