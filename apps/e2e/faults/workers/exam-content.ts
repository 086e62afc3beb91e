import type { ExamDetail, ExamInput, SectionInput } from '@bandwise/api-contract/admin';
import type { AnswersBody } from '@bandwise/api-contract/learner';
import type { SeenExam } from '../records/exam-record.ts';

const WORDS = ['canal', 'harbour', 'timber', 'cotton', 'bridge', 'lock'];

/** The right answers of every part, the same in every state of an exam. */
export const KEY: AnswersBody = Object.fromEntries(WORDS.map((word, index) => [`${index + 1}`, word]));
export const ADDRESSES = Object.keys(KEY);

/** An exam that names its state in its description and twice in each part. The key is always the same. */
export function examInState(name: string, marker: number, { skill = 'reading', parts = 2 }: ExamShape = {}): ExamInput {
  const state = `${name}, state ${marker}`;
  const part = (part_number: number): SectionInput => ({
    title: `${state}, part ${part_number}`,
    part_number,
    start_question_number: 1,
    time: 60,
    passage: skill === 'reading' ? [`<p>${state}. ${'It was dug by hand. '.repeat(40)}</p>`] : null,
    audio_url: skill === 'listening' ? '/api/media/0123456789ab' : null,
    explanation: `<p>${state}</p>`,
    groups: [
      {
        type: 'FILL_BLANKS',
        instruction: 'Write ONE WORD ONLY for each answer.',
        questions: WORDS.map((word, index) => ({ number: index + 1, question: `Word ${index + 1}:`, answer: [word] })),
      },
    ],
    locked: false,
  });
  return { description: state, [skill]: Array.from({ length: parts }, (_, index) => part(index + 1)) };
}

/** A task whose text is handed in. */
export function writingTask(part_number: number): SectionInput {
  return { title: `Writing, part ${part_number}`, part_number, examContent: '<p>Should towns grow?</p>' };
}

/** A task whose answer is recorded. */
export const SPEAKING_TASK: SectionInput = {
  title: 'Speaking, part 1',
  part_number: 1,
  examContent: '<p>Where do you live?</p>',
};

export interface ExamShape {
  readonly skill?: 'reading' | 'listening';
  readonly parts?: number;
}

export function seenExam({ description, revision, parts }: ExamDetail): SeenExam {
  return {
    markers: [description, ...parts.flatMap(({ title, explanation }) => [title, explanation])].map(markerIn),
    revision,
    versions: parts.map(({ version }) => version),
  };
}

function markerIn(text: string): number {
  return Number(/state (\d+)/.exec(text)?.[1] ?? -1);
}
