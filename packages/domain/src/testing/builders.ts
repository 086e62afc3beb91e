import type { FullGroup, FullQuestion } from '../question-types/group.ts';
import type { QuestionType } from '../question-types/question-type.ts';
import type { SectionContent, SectionDraft } from '../exam-file/section-content.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import { TFNG_CHOICES } from '../question-types/tfng/labels.ts';

/**
 * A question with number 1, a text and nothing else; a test passes every value it asserts on.
 *
 * @example
 * ```ts
 * import { buildQuestion } from '@bandwise/domain/testing';
 *
 * buildQuestion({ number: 5 }).answers; // => []
 * ```
 */
export function buildQuestion(fields: Partial<FullQuestion> = {}): FullQuestion {
  return { number: 1, subpart: null, question: 'What is said?', options: [], answers: [], ...fields };
}

/**
 * A group with its type's defaults and no questions.
 *
 * @example
 * ```ts
 * import { buildGroup } from '@bandwise/domain/testing';
 *
 * buildGroup('MCQ', { instruction: 'Choose.' }).questions; // => []
 * ```
 */
export function buildGroup(type: QuestionType, fields: Partial<Omit<FullGroup, 'type'>> = {}): FullGroup {
  return {
    type,
    instruction: '',
    paragraph: null,
    choices: [],
    imgContent: null,
    labels: 'TFNG',
    reuse_choices: false,
    questions: [],
    word_limit: null,
    ...fields,
  };
}

/**
 * A reading section that could be published but for its groups.
 *
 * @example
 * ```ts
 * import { buildContent } from '@bandwise/domain/testing';
 *
 * buildContent({ title: 'Rivers' }).skill; // => 'reading'
 * ```
 */
export function buildContent(fields: Partial<SectionContent> = {}): SectionContent {
  return {
    skill: 'reading',
    title: 'Reading Practice 1',
    time: 20,
    part_number: 1,
    passage: ['<p>The river runs past the old library.</p>'],
    examContent: [],
    groups: [],
    audio_url: null,
    explanation: '',
    ...fields,
  };
}

/**
 * A section with its lock open.
 *
 * @example
 * ```ts
 * import { buildDraft } from '@bandwise/domain/testing';
 *
 * buildDraft({ password: 'rapids' }).locked; // => false
 * ```
 */
export function buildDraft(fields: Partial<SectionDraft> = {}): SectionDraft {
  return { content: buildContent(), locked: false, password: null, ...fields };
}

/**
 * A group of one well-formed question of the type, keyed with the first of `keys`, both as a set, or a list that begins with
 * them. A TFNG question is keyed with TRUE.
 *
 * @example
 * ```ts
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * buildKeyedGroup('MULTI', 21).questions[0]?.answers; // => ['alpha', 'beta']
 * ```
 */
export function buildKeyedGroup(
  type: QuestionType,
  number: number,
  keys: readonly [string, string] = ['alpha', 'beta'],
): FullGroup {
  const shape = QUESTION_SHAPES[type];
  const [key] = shape.labels ? TFNG_CHOICES.TFNG : keys;
  const offered = [...keys, 'gamma', 'delta'];
  const answers = { text: [key], set: keys, list: offered }[shape.answer];
  return buildGroup(type, {
    instruction: 'Answer the question.',
    choices: shape.choices ? offered : [],
    questions: [buildQuestion({ number, options: shape.options ? offered : [], answers })],
  });
}
