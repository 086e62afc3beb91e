import { QUESTION_SHAPES, repairKey, TFNG_CHOICES } from '@bandwise/domain';
import type { DraftGroup, DraftQuestion } from '../block.ts';
import { letterName } from '../markers/lettered.ts';
import type { Problem } from '../problem.ts';
import { alternativesOf, lettersOf, orderOf, verdictOf, withoutOrder } from './closed-answer.ts';

export interface Keyed {
  readonly group: DraftGroup;
  readonly answers: ReadonlyMap<DraftQuestion, readonly string[]>;
  readonly problems: readonly Problem[];
  /** Numbers whose typed answers may come in any order. */
  readonly anyOrder: readonly (readonly number[])[];
}

/** The group with its keys in the form of its type. */
export function applyKey(draft: DraftGroup): Keyed {
  const group = draft.isOpen ? settle(draft) : draft;
  const areTyped = isTyped(group);
  const answers = new Map<DraftQuestion, readonly string[]>();
  const problems: Problem[] = [];
  for (const question of group.questions) {
    const { key, first } = question;
    const matching = key === null || key === '' ? [] : answersOf(group, question, key);
    const repaired = areTyped ? matching.flatMap((answer) => repairsOf(answer) ?? [answer]) : matching;
    answers.set(question, [...new Set(repaired)]);
    if (areTyped && matching.some((answer) => repairsOf(answer) !== null))
      problems.push({ code: 'key_repaired', number: first, answer: repaired.join(' / ').slice(0, LONGEST_SHOWN) });
    if (key !== null && key !== '' && matching.length === 0)
      problems.push({ code: 'key_not_offered', number: first, answer: key.slice(0, LONGEST_SHOWN) });
  }
  return { group, answers, problems, anyOrder: areTyped ? sharedOrders(group.questions) : [] };
}

/** Adjacent numbers whose keys allow any order: pairs for `either`, whole runs for `any`. */
function sharedOrders(questions: readonly DraftQuestion[]): readonly (readonly number[])[] {
  const runs: { readonly order: 'any' | 'either'; readonly numbers: number[] }[] = [];
  let last: (typeof runs)[number] | null = null;
  for (const { key, first } of questions) {
    const order = orderOf(key ?? '');
    const goesOn = last !== null && last.order === order && !(order === 'either' && last.numbers.length === 2);
    if (last !== null && goesOn) last.numbers.push(first);
    else if (order === null) last = null;
    else runs.push((last = { order, numbers: [first] }));
  }
  return runs.map(({ numbers }) => numbers).filter(({ length }) => length > 1);
}

const LONGEST_SHOWN = 80;

/** Whether a group has typed answers. */
function isTyped({ type, choices, questions }: DraftGroup): boolean {
  return (
    !QUESTION_SHAPES[type].labels && choices.length === 0 && questions.every(({ options }) => options.length === 0)
  );
}

/** The replacement for an accepted answer that no learner's answer can match; null if one can. */
function repairsOf(answer: string): readonly string[] | null {
  const answers = repairKey(answer)?.answers ?? [];
  return answers.length === 0 ? null : answers;
}

/** Questions without options become TFNG statements if all their keys are verdicts. */
function settle(group: DraftGroup): DraftGroup {
  const keys = group.questions.flatMap(({ key }) => key ?? []);
  const verdicts = keys.map(verdictOf);
  if (keys.length === 0 || keys.some((key, index) => verdicts[index] === null || key.length > 12)) return group;
  const isYesNo = verdicts.some((verdict) => verdict === 'YES' || verdict === 'NO');
  return { ...group, type: 'TFNG', labels: isYesNo ? 'YNNG' : 'TFNG' };
}

function answersOf(group: DraftGroup, question: DraftQuestion, key: string): readonly string[] {
  if (question.options.length > 0) return optionsOf(question, key);
  if (group.choices.length > 0) return choiceOf(group.choices, key);
  if (!QUESTION_SHAPES[group.type].labels) return alternativesOf(withoutOrder(key));
  const labels: readonly string[] = TFNG_CHOICES[group.labels];
  const verdict = verdictOf(key);
  return verdict !== null && labels.includes(verdict) ? [verdict] : [];
}

function optionsOf({ options, first, last }: DraftQuestion, key: string): readonly string[] {
  const exact = options.find(({ text }) => same(text, key));
  if (exact !== undefined) return [exact.text];
  const letters = lettersOf(key).slice(0, last > first ? undefined : 1);
  const named = letters.map((letter) => options.find((option) => letterName(option.letter) === letter)?.text);
  return named.every((text) => text !== undefined) ? named : [];
}

function choiceOf(choices: DraftGroup['choices'], key: string): readonly string[] {
  const [word = ''] = key.split(/[\s.,):]/, 1);
  const choice =
    choices.find(({ text, name }) => same(text, key) || same(name, key)) ??
    choices.find(({ name }) => same(name, word));
  return choice === undefined ? [] : [choice.text];
}

function same(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
