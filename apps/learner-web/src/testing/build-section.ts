import type { DeliverySectionBody, MarkedBody, SectionListRow } from '@bandwise/api-contract/learner';
import { keysOf, markSection, toDelivery, type Answers, type SectionContent } from '@bandwise/domain';
import { buildContent, buildGroup, buildQuestion } from '@bandwise/domain/testing';

export const SECTION_ID = '00000000-0000-4000-8000-000000000001';

/** Three questions of two groups: TRUE at 1, FALSE at 2, and the word "market" at 3. */
export const CONTENT: SectionContent = buildContent({
  title: 'Harbours',
  passage: ['<p>The harbour was quiet.</p>'],
  groups: [
    buildGroup('TFNG', {
      instruction: 'True or false?',
      questions: [
        buildQuestion({ number: 1, question: 'The harbour was quiet.', answers: ['TRUE'] }),
        buildQuestion({ number: 2, question: 'Ships came daily.', answers: ['FALSE'] }),
      ],
    }),
    buildGroup('FILL_BLANKS', {
      instruction: 'Complete the note.',
      questions: [buildQuestion({ number: 3, question: 'They sold fish at the', answers: ['market'] })],
    }),
  ],
  explanation: '<p>Paragraph A says so.</p>',
});

/** The section as the API delivers it. */
export function buildSection(part: Partial<DeliverySectionBody> = {}, content = CONTENT): DeliverySectionBody {
  return {
    // The domain's delivery form is the wire's, read-only.
    ...(structuredClone(toDelivery(content)) as DeliverySectionBody),
    id: SECTION_ID,
    exam_id: '00000000-0000-4000-8000-000000000002',
    version: 1,
    questions_count: 3,
    locked: false,
    ...part,
  };
}

/** The API's response to a submission. */
export function buildResult(answers: Answers, content = CONTENT): MarkedBody {
  const { marks, total, verdicts } = markSection(content, answers, { profile: 'spec' });
  const body = {
    success: true,
    correctCount: marks,
    total,
    verdicts,
    keys: keysOf(content.groups),
    explanation: content.explanation,
  };
  // The domain's verdicts and keys are the wire's, read-only.
  return structuredClone(body) as MarkedBody;
}

let counter = 0;

export function buildListItem(part: Partial<SectionListRow> = {}): SectionListRow {
  counter += 1;
  return {
    id: `00000000-0000-4000-8000-${String(counter).padStart(12, '0')}`,
    exam_id: '00000000-0000-4000-8000-000000000002',
    title: `Reading Practice ${counter}`,
    part_number: 1,
    time: 20,
    questions_count: 13,
    created_at: '2026-11-01T08:00:00.000Z',
    locked: false,
    last_result: null,
    ...part,
  };
}
