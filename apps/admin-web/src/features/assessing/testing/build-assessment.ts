import type { HandedInRecording } from '@bandwise/api-contract/learner';
import type {
  AssessmentBody,
  AssessmentQueue,
  OpinionBody,
  OpinionsBody,
  QueuedSubmission,
} from '@bandwise/api-contract/admin';

export const SUBMISSION_ID = '00000000-0000-4000-8000-0000000000e1';
export const TEXT = 'Prices rose fast.\n\nThey falls later.';

export const OWN_CLAIM = { by: 'Ada Lovelace', isOwn: true, until: '2026-11-28T09:30:00.000Z' } as const;
export const OTHER_CLAIM = { by: 'Grace Hopper', isOwn: false, until: '2026-11-28T09:30:00.000Z' } as const;
export const FOUR_BANDS = { task_response: 7, coherence: 6, vocabulary: 7, grammar: 5 } as const;

const shape = {
  id: SUBMISSION_ID,
  sectionID: '00000000-0000-4000-8000-0000000000e2',
  title: 'Flexible hours',
  exam: 'Writing Practice 1',
  skill: 'writing',
  part_number: 2,
  task: 'writing_task_2',
  handed_in_at: '2026-11-26T09:00:00.000Z',
  words: 6,
  advised_words: 250,
  seconds: null,
  sittingID: null,
  may_claim: true,
  assigned_to: null,
  learner: {
    id: '00000000-0000-4000-8000-0000000000e3',
    firstName: 'Mai',
    lastName: 'Tran',
    email: 'mai@example.com',
  },
} as const;

export function buildQueued(part: Partial<QueuedSubmission> = {}): QueuedSubmission {
  return {
    ...shape,
    exam_id: '00000000-0000-4000-8000-0000000000e4',
    claim: null,
    has_draft: false,
    band: null,
    released_at: null,
    opinions: null,
    ...part,
  };
}

export function queueOf(
  submissions: readonly QueuedSubmission[],
  part: Partial<AssessmentQueue> = {},
): AssessmentQueue {
  const counts = { waiting: submissions.length, second_opinion: 0, assessed: 0 };
  return { submissions: [...submissions], counts, page: 1, pages: 1, total: submissions.length, ...part };
}

/** A text that waits, as its assessor loads it. */
export function buildAssessment(part: Partial<AssessmentBody> = {}): AssessmentBody {
  return {
    ...shape,
    claim: null,
    now: '2026-11-28T09:00:00.000Z',
    examContent: ['<p>Discuss both views.</p>'],
    criteria: ['task_response', 'coherence', 'vocabulary', 'grammar'],
    text: TEXT,
    figures: {
      words: 6,
      sentences: 2,
      paragraphs: 2,
      wordsPerSentence: 3,
      distinctShare: 1,
      repeated: [],
      linking: { addition: 0, contrast: 1, cause: 0, example: 0, order: 0, condition: 0 },
      copiedShare: 0.25,
    },
    recordings: [],
    speech: null,
    pasted_words: 2,
    second_reader: null,
    model_answer: null,
    revision: 4,
    draft: null,
    released: [],
    opinions: null,
    ...part,
  };
}

/** An opinion that is finished. */
export function buildOpinion(part: Partial<OpinionBody> = {}): OpinionBody {
  return {
    bands: FOUR_BANDS,
    comments: [],
    summary: 'A clear answer.',
    band: 6.25,
    by: 'Ada Lovelace',
    finished_at: '2026-11-28T08:00:00.000Z',
    ...part,
  };
}

export function buildOpinions(part: Partial<OpinionsBody> = {}): OpinionsBody {
  return {
    phase: 'second',
    requested_at: '2026-11-28T07:00:00.000Z',
    requested_by: 'Ada Lovelace',
    first: null,
    second: null,
    ...part,
  };
}

/** A released version. */
export function buildReleased(
  part: Partial<AssessmentBody['released'][number]> = {},
): AssessmentBody['released'][number] {
  return {
    version: 1,
    bands: FOUR_BANDS,
    comments: [],
    summary: 'A clear answer.',
    band: 6.25,
    released_at: '2026-11-27T09:00:00.000Z',
    assessor: 'Grace Hopper',
    pending: false,
    ...part,
  };
}

/** A recording of a minute. */
export function buildRecording(part: Partial<HandedInRecording> = {}): HandedInRecording {
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    sectionID: shape.sectionID,
    title: 'Home town',
    index: 0,
    prompt: { text: '<p>Where do you live?</p>', part: 1, prepare: 0, answer: 60 },
    content_type: 'audio/webm',
    seconds: 60.4,
    figures: { seconds: 60.4, speaking: 41.2, pauses: 3, pauseSeconds: 6.5 },
    ...part,
  };
}

/** A spoken answer that waits. */
export function buildSpoken(part: Partial<AssessmentBody> = {}): AssessmentBody {
  const other = buildRecording({
    id: '00000000-0000-4000-8000-0000000000d2',
    index: 1,
    prompt: { text: '<p>Describe a river.</p>', part: 2, prepare: 60, answer: 120 },
    seconds: 95,
    figures: null,
  });
  return buildAssessment({
    skill: 'speaking',
    part_number: 1,
    task: 'speaking',
    words: 0,
    advised_words: 0,
    seconds: 155,
    criteria: ['fluency', 'vocabulary', 'grammar', 'pronunciation'],
    text: '',
    figures: null,
    recordings: [buildRecording(), other],
    speech: { seconds: 60.4, speaking: 41.2, pauses: 3, pauseSeconds: 6.5 },
    pasted_words: null,
    ...part,
  });
}
