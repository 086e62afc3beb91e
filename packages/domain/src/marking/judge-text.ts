import type { CommonGroup } from '../question-types/group.ts';
import type { MarkedUnit } from '../numbering/marked-units.ts';
import { keyedQuestions, type AnswerRules, type CompileQuestion, type Judge } from './answer-rules.ts';
import { echo, GIVEN_MAX, readText } from './given.ts';
import { BLANK, UNSCORABLE, WRONG, type JudgeText, type Outcome } from './outcome.ts';
import type { Verdict } from './verdict.ts';

/** Marks questions that are answered with one text; of several blanks of one number, all must be right. */
export function textRules<Group extends CommonGroup>(
  compileQuestion: CompileQuestion<Group, JudgeText>,
): AnswerRules<'text', Group> {
  return {
    kind: 'text',
    compile(unit, group, options) {
      const judges = keyedQuestions(unit, group, options).map((keyed) => keyed && compileQuestion(keyed));
      return judges.length > 1 ? judgeSubparts(unit, judges) : judgeOneText(unit, judges[0] ?? null);
    },
  };
}

/** How many answers of a question are remembered, and how long each may be. */
const REMEMBERED_MAX = 32;
const REMEMBERED_LENGTH = 64;

/**
 * A judge of a question that is answered with one text. `judge` is null when it has no key.
 * Learners give the same few answers, so verdicts are cached; the cache depends on the key alone and is bounded. Verdicts are shared and
 * therefore frozen.
 */
function judgeOneText(unit: MarkedUnit, judge: JudgeText | null): Judge {
  const address = fastKey(unit.addresses[0] ?? '');
  const judgeValue = (value: unknown): Verdict => textVerdict(unit, readText(value), judge);
  const verdicts = new Map<string, Verdict>();
  const blank = shared(judgeValue(undefined));
  return (answers) => {
    const value = answers[address];
    if (value === undefined) return blank;
    if (typeof value !== 'string' || value.length > REMEMBERED_LENGTH) return judgeValue(value);
    const cachedVerdict = verdicts.get(value);
    if (cachedVerdict !== undefined) return cachedVerdict;
    const verdict = judgeValue(value);
    if (verdicts.size < REMEMBERED_MAX) verdicts.set(value, shared(verdict));
    return verdict;
  };
}

/** The verdict on one text, trimmed; `judge` is null when the question has no key. */
export function textVerdict(unit: MarkedUnit, text: string, judge: JudgeText | null): Verdict {
  return verdictOf(unit, judgeGiven(text, judge), text === '' ? [] : [echo(text)]);
}

/** The same field of an object; by a number it is found in two thirds of the time. */
function fastKey(address: string): string | number {
  const number = Number(address);
  return String(number) === address ? number : address;
}

/** A judge of a number with several blanks: all must be right for the one mark. */
function judgeSubparts(unit: MarkedUnit, judges: readonly (JudgeText | null)[]): Judge {
  return (answers) => {
    const texts = unit.addresses.map((address) => readText(answers[address]));
    const outcomes = texts.map((text, index) => judgeGiven(text, judges[index] ?? null));
    const echoes = texts.every((text) => text === '') ? [] : texts.map(echo);
    const verdict = verdictOf(unit, combine(outcomes), echoes);
    return verdict.correct || verdict.blank ? verdict : { ...verdict, parts: outcomes.map(({ correct }) => correct) };
  };
}

function judgeGiven(text: string, judge: JudgeText | null): Outcome {
  if (judge === null) return UNSCORABLE;
  if (text === '') return BLANK;
  return text.length > GIVEN_MAX ? WRONG : judge(text);
}

/** The weakest part speaks for the number: one that is not right, else one that is not exact. */
function combine(outcomes: readonly Outcome[]): Outcome {
  const unscorable = outcomes.find((outcome) => outcome.reason === 'unscorable');
  const failed = outcomes.filter((outcome) => !outcome.correct);
  const missed = failed.find((outcome) => outcome.reason !== 'blank') ?? failed[0];
  const worst = unscorable ?? missed ?? outcomes.find((outcome) => outcome.reason !== 'exact') ?? outcomes[0];
  if (worst === undefined) return UNSCORABLE;
  return { ...worst, earns: outcomes.every((outcome) => outcome.earns) };
}

function verdictOf(unit: MarkedUnit, outcome: Outcome, given: readonly string[]): Verdict {
  return {
    number: unit.number,
    numbers: unit.numbers,
    type: unit.type,
    marks: outcome.earns ? 1 : 0,
    total: 1,
    correct: outcome.correct,
    blank: given.length === 0,
    reason: outcome.reason,
    given,
  };
}

function shared(verdict: Verdict): Verdict {
  Object.freeze(verdict.given);
  return Object.freeze(verdict);
}
