/**
 * Gives each case of `vectors/` that has none its id, and in the marking files its rule: `pnpm --filter @bandwise/domain run vectors`.
 * Cases that have an id stay as they are, to the byte. With `release`, new cases are released as well: from then on a test holds
 * them to what they are, and each file says the version.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { keysOf } from '../src/marking/keys-of.ts';
import { ruleOf } from '../src/marking/rule-of.ts';
import type { MarkingOptions } from '../src/marking/options.ts';
import type { QuestionType } from '../src/question-types/question-type.ts';
import type { TfngLabels } from '../src/question-types/tfng/labels.ts';
import { buildGroup, buildQuestion } from '../src/testing/builders.ts';
import { markOne } from '../src/testing/mark-one.ts';
import { allCases, digestOf, VECTOR_LISTS } from '../src/testing/vector-cases.ts';
import { LIBRARY_VERSION } from '../src/version.ts';

/** A case as the files have it; `given` is the learner's answer. */
interface MarkingCase extends Readonly<Record<'given', unknown>> {
  readonly type: QuestionType;
  readonly key: readonly string[];
  readonly offered?: readonly string[];
  readonly instruction?: string;
  readonly labels?: TfngLabels;
  readonly options?: Omit<MarkingOptions, 'profile'>;
}

/** The documented rule of each list's cases; a marking case names the rule that decides it. */
const RULES = {
  sections: 'marking.md#rules-of-both-profiles',
  numbering: 'marking.md#numbering',
  renumbering: 'marking.md#numbering',
  'range-prefix': 'marking.md#number-ranges',
  bands: 'marking.md#bands',
  overall: 'marking.md#bands',
  'part-estimates': 'marking.md#bands',
  'task-bands': 'marking.md#assessed-work',
  'writing-bands': 'marking.md#assessed-work',
  'speaking-bands': 'marking.md#assessed-work',
  texts: 'marking.md#figures-of-texts',
  speech: 'marking.md#figures-of-speech',
  passages: 'content-format.md#a-reading-or-listening-part',
  questions: 'content-format.md#a-question',
};
const CASE = /^( {4})(\{.*\})(,?)$/;
const LIST = /^ {2}"(\w+)": \[$/;

const isRelease = process.argv[2] === 'release';
for (const [file, lists] of Object.entries(VECTOR_LISTS)) {
  const at = new URL(`../vectors/${file}`, import.meta.url);
  const text = numbered(readFileSync(at, 'utf8'), lists);
  writeFileSync(at, isRelease ? text.replace(/("version": )".*"/, `$1"${LIBRARY_VERSION}"`) : text);
}
if (isRelease) release();

function numbered(text: string, lists: Readonly<Record<string, string>>): string {
  let prefix = '';
  const last: Record<string, number> = {};
  for (const [, name = '', number] of text.matchAll(/"id": "([a-z-]+)-(\d+)"/g))
    last[name] = Math.max(last[name] ?? 0, Number(number));
  const lines = text.split('\n').map((line) => {
    prefix = lists[LIST.exec(line)?.[1] ?? ''] ?? prefix;
    const [, indent = '', body = '', comma = ''] = CASE.exec(line) ?? [];
    if (body === '' || body.startsWith('{"id"')) return line;
    last[prefix] = (last[prefix] ?? 0) + 1;
    const id = `${prefix}-${String(last[prefix]).padStart(3, '0')}`;
    return `${indent}{"id": "${id}", "rule": "${ruleFor(prefix, JSON.parse(body))}", ${body.slice(1)}${comma}`;
  });
  return lines.join('\n');
}

function ruleFor(prefix: string, written: MarkingCase): string {
  if (prefix !== 'spec' && prefix !== 'ielts' && prefix !== 'options') return RULES[prefix as keyof typeof RULES];
  const { type, key, offered = [], given, instruction = '', labels = 'TFNG', options } = written;
  const profile = prefix === 'spec' ? 'spec' : 'ielts';
  const verdict = markOne({ profile, type, key, offered, answer: given, options, group: { instruction, labels } });
  const questions = [buildQuestion({ number: 1, options: offered, answers: key })];
  const [{ answers: keys } = { answers: [] }] = keysOf([buildGroup(type, { choices: offered, questions })]);
  return `marking.md#${ruleOf(verdict, { profile, keys })}`;
}

function release(): void {
  const at = new URL('../api/released-vectors.json', import.meta.url);
  const released = JSON.parse(readFileSync(at, 'utf8'));
  for (const one of allCases()) released[one.id] ??= digestOf(one);
  writeFileSync(at, `${JSON.stringify(released, null, 2)}\n`);
}
