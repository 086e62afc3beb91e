import type { QuestionType, TfngLabels } from '../exam-file/section-content.ts';

/** Which fields a question type has, and how many of its `answers` count. */
export interface QuestionShape {
  /** `one`: the first of `answers` is the key. `all`: every one. `any`: each is accepted. */
  readonly answers: 'one' | 'all' | 'any';
  readonly options: boolean;
  readonly choices: boolean;
  readonly paragraph: boolean;
}

/** The shape of every question type; parsing drops what a type does not have. */
export const QUESTION_SHAPES = {
  TFNG: { answers: 'one', options: false, choices: false, paragraph: false },
  MCQ: { answers: 'one', options: true, choices: false, paragraph: false },
  MULTI: { answers: 'all', options: true, choices: false, paragraph: false },
  FILL_BLANKS: { answers: 'any', options: false, choices: false, paragraph: true },
  MATCH_TABLE: { answers: 'one', options: false, choices: true, paragraph: false },
  DRAG_DROP: { answers: 'one', options: false, choices: true, paragraph: true },
  DROPDOWN: { answers: 'one', options: false, choices: true, paragraph: true },
} as const satisfies Record<QuestionType, QuestionShape>;

/** The choices of a TFNG group, in the order they are shown. Source: learner specification, section 5. */
export const TFNG_CHOICES = {
  TFNG: ['TRUE', 'FALSE', 'NOT GIVEN'],
  YNNG: ['YES', 'NO', 'NOT GIVEN'],
} as const satisfies Record<TfngLabels, readonly string[]>;
