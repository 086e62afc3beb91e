/**
 * A learner's answer to one question: a text, or a list of texts for a question with several. In a list whose order counts, a blank is
 * `''`.
 *
 * @example
 * ```ts
 * import { isAnswered, type Answer } from '@bandwise/domain';
 *
 * const ticks: Answer = ['Fig', 'Plum'];
 * isAnswered({ address: '21' }, { '21': ticks }); // => true
 * ```
 */
export type Answer = string | readonly string[];

/**
 * A learner's answers, keyed by address (`"14"` or `"14-1"`). A missing key is a blank.
 *
 * @example
 * ```ts
 * import { markSection, type Answers } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const answers: Answers = { '1': 'TRUE' };
 * const groups = [buildKeyedGroup('TFNG', 1), buildKeyedGroup('TFNG', 2)];
 * markSection({ groups }, answers, { profile: 'spec' }).verdicts.map(({ blank }) => blank); // => [false, true]
 * ```
 */
export type Answers = Readonly<Record<string, Answer>>;
