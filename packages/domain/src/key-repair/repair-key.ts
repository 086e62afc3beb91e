import { LIMITS } from '../limits.ts';
import { hasTooManyForms, plainMarks } from '../marking/ielts/key-forms.ts';
import { mapBrackets } from './outside-brackets.ts';
import { repairBrackets } from './repair-brackets.ts';
import { repairMarkup } from './repair-markup.ts';
import { repairRemarks } from './repair-remarks.ts';
import { repairDoubleSlashes, repairSlashes } from './repair-slashes.ts';
import { slashSeparated, splitSeparated } from './separators.ts';

/**
 * Reasons why no answer can match an accepted answer or one of its parts.
 *
 * - `placeholder`: a placeholder for a key to be added: `???`, `TBC`.
 * - `markup`: it was copied with its HTML: `Smith &amp; Co`.
 * - `bracket`: a bracket lacks its other half, is inside another one, or is not round.
 * - `remark`: a bracket has words for examiners: `river (do not accept stream)`.
 * - `double_slash`: two slashes separate the alternatives.
 * - `separator`: `OR`, `|` or `;` separates the alternatives.
 * - `slash`: a slash without a space on both sides separates the alternatives.
 * - `many_brackets`: there are more optional words than marking reads.
 *
 * @example
 * ```ts
 * import { repairKey, type KeyProblem } from '@bandwise/domain';
 *
 * const problem: KeyProblem | undefined = repairKey('???')?.problem; // => 'placeholder'
 * ```
 */
export type KeyProblem =
  | 'placeholder'
  | 'markup'
  | 'bracket'
  | 'remark'
  | 'double_slash'
  | 'separator'
  | 'slash'
  | 'many_brackets';

/**
 * The problem of an accepted answer, and its replacement.
 *
 * @example
 * ```ts
 * import { repairKey, type KeyRepair } from '@bandwise/domain';
 *
 * const repair: KeyRepair | null = repairKey('(written OR spoken) comments');
 * repair; // => { problem: 'separator', answers: ['(written / spoken) comments'] }
 * ```
 */
export interface KeyRepair {
  /** The first problem; `answers` repairs all of them. */
  readonly problem: KeyProblem;
  /** The new accepted answers, at most `LIMITS.answersMax`; none for a placeholder. */
  readonly answers: readonly string[];
}

/**
 * Finds what keeps an accepted answer of a typed question from being matched, and suggests what to write instead. Marking
 * never guesses like this: an author applies the suggestion. Words with a slash in them, such as `24/7`, `and/or`, `km/h` and
 * `1/2`, are left alone.
 *
 * @returns null for an answer with nothing to repair. The suggested answers themselves need no repair. Never throws.
 *
 * @example
 * ```ts
 * import { repairKey } from '@bandwise/domain';
 *
 * const keys = ['an/the operator', '24/7'].flatMap((key) => repairKey(key)?.answers ?? [key]);
 * keys; // => ['an operator', 'the operator', '24/7']
 * ```
 */
export function repairKey(answer: string): KeyRepair | null {
  let texts: readonly string[] = [plainMarks(answer).trim()];
  let problem: KeyProblem | null = null;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    let isChanged = false;
    for (const [name, repair] of STEPS) {
      const repaired = distinct(texts.flatMap(repair));
      if (isSame(repaired, texts)) continue;
      problem ??= name;
      isChanged = true;
      texts = repaired;
    }
    if (!isChanged) break;
  }
  return problem && { problem, answers: texts };
}

/** One repair may uncover the next problem. */
const ROUNDS_MAX = 6;

const PLACEHOLDER =
  /^[()[\]{}/?_.…*\-–—\s]+$|^[[({<]*(?:x{3,}|tb[acd]|to ?do|n\/a|answers?|(?:your|the) answer|answer here|to be (?:added|announced|confirmed|decided))[\])}>]*$/i;

const STEPS: readonly (readonly [KeyProblem, (text: string) => readonly string[]])[] = [
  ['placeholder', (text) => (PLACEHOLDER.test(text) ? [] : [text])],
  ['markup', repairMarkup],
  ['remark', repairRemarks],
  ['separator', repairSeparators],
  ['bracket', repairBrackets],
  ['double_slash', repairDoubleSlashes],
  ['slash', repairSlashes],
  ['many_brackets', repairManyBrackets],
];

function repairSeparators(text: string): readonly string[] {
  return splitSeparated(text).map((one) => mapBrackets(one, slashSeparated));
}

/** Returns the shortest form and the longest form. */
function repairManyBrackets(text: string): readonly string[] {
  if (!hasTooManyForms(text)) return [text];
  return [text.replace(/\([^()]*\)/g, ''), text.replace(/[()]/g, '')];
}

function distinct(texts: readonly string[]): readonly string[] {
  const tidy = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  return [...new Set(tidy)].slice(0, LIMITS.answersMax);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, index) => text === b[index]);
}
