import type { SectionContent } from '../exam-file/section-content.ts';
import { checkChoices } from './check-choices.ts';
import { checkEvidence } from './check-evidence.ts';
import { checkKeys } from './check-keys.ts';
import { checkMarkers } from './check-markers.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkSection } from './check-section.ts';
import { checkPictures } from './check-pictures.ts';
import { checkOwnAnswers } from './check-own-answers.ts';
import { checkPassageAnswers } from './check-passage-answers.ts';
import { checkInstruction, checkQuestionTexts } from './check-question-texts.ts';
import type { Finding } from './finding.ts';
import { checkParagraphTitles } from './texts/check-paragraph-titles.ts';

/** Increased when the check changes its findings: stored sections are then checked again. */
export const PUBLISH_CHECK_RULES = 2;

/**
 * Everything that is wrong or doubtful in a section, for the editor to show while it is written and
 * for the server to decide on. A section with a finding of severity `error` must not be published.
 *
 * @param known.recordingSeconds how long the recording is, where that is known.
 * @param known.notCopied why pictures of other sites could not be copied, by their addresses.
 * @returns findings in the order of the section; empty when nothing was noticed. Never throws.
 *
 * @example
 * ```ts
 * import { publishCheck } from '@bandwise/domain';
 * import { buildContent, buildGroup } from '@bandwise/domain/testing';
 *
 * const findings = publishCheck(buildContent({ groups: [buildGroup('TFNG')] }));
 * findings.filter(({ severity }) => severity === 'error').map(({ code }) => code); // => ['no_questions']
 * ```
 */
export function publishCheck(
  content: SectionContent,
  known: { readonly recordingSeconds?: number | null; readonly notCopied?: Readonly<Record<string, string>> } = {},
): readonly Finding[] {
  return [
    ...checkSection(content),
    ...checkNumbers(content.groups),
    ...content.groups.flatMap((group, index) => [
      ...checkChoices(group, index),
      ...checkInstruction(group, index),
      ...checkQuestionTexts(group, index),
      ...checkKeys(group, index),
      ...checkMarkers(group, index),
      ...checkOwnAnswers(group, index),
    ]),
    ...checkParagraphTitles(content),
    ...checkPassageAnswers(content),
    ...checkEvidence(content, known.recordingSeconds ?? null),
    ...checkPictures(content, known.notCopied),
  ];
}
