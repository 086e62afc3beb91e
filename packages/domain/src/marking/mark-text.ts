import type { FullGroup, WordLimit } from '../question-types/group.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import { QUESTION_TYPES, type QuestionType } from '../question-types/question-type.ts';
import { compileKey } from './compile-key.ts';
import type { MarkingOptions } from './options.ts';
import { ruleOf } from './rule-of.ts';
import type { MarkingRule } from './rules.ts';
import type { VerdictReason } from './verdict.ts';

/**
 * One answer to be marked, without a section around it.
 *
 * @example
 * ```ts
 * import { markText, type TextToMark } from '@bandwise/domain';
 *
 * const text: TextToMark = { type: 'FILL_BLANKS', key: ['9.30'], answer: 'half past nine', profile: 'ielts' };
 * markText(text).reason; // => 'number_form'
 * ```
 */
export interface TextToMark extends MarkingOptions {
  /** A type that is answered with one text, so not MULTI. */
  readonly type: QuestionType;
  /** The accepted answer, or all accepted answers. */
  readonly key: string | readonly string[];
  /** The learner's answer; any value other than a text is a blank. */
  readonly answer: unknown;
  /** For FILL_BLANKS: the word limit, or the instruction that states it. Without it there is no limit. */
  readonly limit?: WordLimit | string | null;
  /** For choices: the other choices. */
  readonly offered?: readonly string[];
}

/**
 * The judgement on one answer.
 *
 * @example
 * ```ts
 * import { markText, type MarkedText } from '@bandwise/domain';
 *
 * const marked: MarkedText = markText({ type: 'TFNG', key: 'TRUE', answer: 't', profile: 'ielts' });
 * marked; // => { marks: 1, correct: true, reason: 'spelling_variant', rule: 'true-false-not-given' }
 * ```
 */
export interface MarkedText {
  /** 0 or 1. */
  readonly marks: number;
  /** As a results table shows it. Under `spec` this may differ from the marks. */
  readonly correct: boolean;
  readonly reason: VerdictReason;
  /** The rule that decided, a heading of docs/marking.md. */
  readonly rule: MarkingRule;
}

/**
 * Marks one answer as `markSection` would. To mark many answers of one question, prepare its key with `compileKey`.
 *
 * @throws RangeError for an unknown profile or choice, for a type that is unknown or not answered with one text, or for a key without a
 * text.
 *
 * @example
 * ```ts
 * import { markText } from '@bandwise/domain';
 *
 * const limit = 'Write ONE WORD ONLY';
 * markText({ type: 'FILL_BLANKS', key: '(the) river', answer: 'the river', limit, profile: 'ielts' }).reason; // => 'over_limit'
 * ```
 */
export function markText({ type, key, answer, limit = null, offered = [], ...options }: TextToMark): MarkedText {
  const keys = typeof key === 'string' ? [key] : key;
  checkInput(type, keys);
  const shape = QUESTION_SHAPES[type];
  const isInstruction = typeof limit === 'string';
  const group: FullGroup = {
    type,
    instruction: isInstruction ? limit : '',
    paragraph: null,
    choices: shape.choices ? offered : [],
    imgContent: null,
    labels: keys.some((one) => /^\s*(?:yes|no)\s*$/i.test(one)) ? 'YNNG' : 'TFNG',
    reuse_choices: false,
    word_limit: isInstruction ? null : limit,
    questions: [{ number: 1, subpart: null, question: '', options: shape.options ? offered : [], answers: keys }],
  };
  const verdict = compileKey([group], options).judges[0]?.({ '1': answer });
  if (verdict === undefined) throw new RangeError('One question has one verdict');
  const { marks, correct, reason } = verdict;
  return { marks, correct, reason, rule: ruleOf(verdict, { profile: options.profile, keys }) };
}

function checkInput(type: QuestionType, keys: readonly string[]): void {
  const typed = QUESTION_TYPES.filter((one) => QUESTION_SHAPES[one].answer === 'text');
  if (!typed.includes(type)) throw new RangeError(`The type of one text must be one of ${typed.join(', ')}`);
  if (!Array.isArray(keys) || keys.length === 0 || keys.some((one) => typeof one !== 'string'))
    throw new RangeError('A key must be a text, or a list of at least one text');
}
