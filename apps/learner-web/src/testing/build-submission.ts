import type { CommentBody, FeedbackBody, SubmissionDetail, SubmissionSummary } from '@bandwise/api-contract/learner';
import { json, PUBLIC_CONFIG } from './fake-api.ts';
import { SECTION_ID } from './build-section.ts';

export const SUBMISSION_ID = '00000000-0000-4000-8000-0000000000f1';

/** The configuration of a deployment where texts can be handed in. */
export const WITH_SUBMISSIONS = { 'GET /api/config': () => json({ ...PUBLIC_CONFIG, submissions: true }) } as const;

export const TEXT = 'Towns grow. A person who live far needs a train.';

export function buildComment(quote: string, part: Partial<CommentBody> = {}): CommentBody {
  const start = TEXT.indexOf(quote);
  return {
    id: `00000000-0000-4000-8000-${String(start).padStart(12, '0')}`,
    kind: 'grammar',
    start,
    end: start + quote.length,
    text: 'The verb agrees with the subject.',
    correction: null,
    ...part,
  };
}

export const FEEDBACK: FeedbackBody = {
  version: 1,
  bands: { task_response: 7, coherence: 6, vocabulary: 6, grammar: 6 },
  band: 6.25,
  comments: [
    buildComment('Towns grow', { kind: 'praise', text: 'A clear start.' }),
    buildComment('live', { correction: 'lives' }),
  ],
  summary: 'Check each verb.',
  released_at: '2026-11-20T08:00:00.000Z',
  assessor: 'Grace Hopper',
};

export function buildSummary(part: Partial<SubmissionSummary> = {}): SubmissionSummary {
  return {
    id: SUBMISSION_ID,
    sectionID: SECTION_ID,
    title: 'Growing towns',
    exam: 'Writing 1',
    skill: 'writing',
    part_number: 2,
    task: 'writing_task_2',
    handed_in_at: '2026-11-19T08:00:00.000Z',
    words: 10,
    advised_words: 250,
    seconds: null,
    sittingID: null,
    available: true,
    state: 'handed_in',
    band: null,
    bands: null,
    assessed_at: null,
    ...part,
  };
}

export function buildSubmission(part: Partial<SubmissionDetail> = {}): SubmissionDetail {
  return {
    ...buildSummary(),
    examContent: ['<p>Should towns grow?</p>'],
    criteria: ['task_response', 'coherence', 'vocabulary', 'grammar'],
    text: TEXT,
    figures: {
      words: 10,
      sentences: 2,
      paragraphs: 1,
      wordsPerSentence: 5,
      distinctShare: 0.9,
      repeated: [{ word: 'town', count: 3 }],
      linking: { addition: 1, contrast: 0, cause: 1, example: 0, order: 0, condition: 0 },
      copiedShare: 0,
    },
    recordings: [],
    speech: null,
    model_answer: '<p>A model of an answer.</p>',
    feedback: null,
    self_assessment: null,
    may_assess: true,
    ...part,
  };
}

export const ASSESSED = {
  state: 'assessed',
  band: 6.25,
  bands: FEEDBACK.bands,
  assessed_at: FEEDBACK.released_at,
  feedback: FEEDBACK,
} as const;
