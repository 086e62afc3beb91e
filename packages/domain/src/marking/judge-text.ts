import type { CommonGroup } from '../question-types/group.ts';
import type { MarkedUnit } from '../numbering/marked-units.ts';
import { keyedQuestions, type AnswerRules, type CompileQuestion, type Judge } from './answer-rules.ts';
import { echo, ANSWER_LENGTH_MAX, readText } from './read-answers.ts';
import { BLANK, UNSCORABLE, WRONG, type JudgeText, type Outcome } from './outcome.ts';
import type { Verdict } from './verdict.ts';

/** Marks questions that are answered with one text. If a number has several blanks, all must be right. */
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

/** The maximum number of cached verdicts of a question, and the maximum length of their answers. */
const CACHED_MAX = 32;
const CACHED_LENGTH_MAX = 64;

/**
 * Returns a judge of a question that is answered with one text. `judge` is null without a key. Learners give the same few answers, so
 * verdicts are cached. The cache is bounded and depends only on the key. Its verdicts are shared, so they are frozen.
 */
function judgeOneText(unit: MarkedUnit, judge: JudgeText | null): Judge {
  const address = fastKey(unit.addresses[0] ?? '');
  const judgeValue = (value: unknown): Verdict => textVerdict(unit, readText(value), judge);
  const verdicts = new Map<string, Verdict>();
  const blank = shared(judgeValue(undefined));
  return (answers) => {
    const value = answers[address];
    if (value === undefined) return blank;
    if (typeof value !== 'string' || value.length > CACHED_LENGTH_MAX) return judgeValue(value);
    const cachedVerdict = verdicts.get(value);
    if (cachedVerdict !== undefined) return cachedVerdict;
    const verdict = judgeValue(value);
    if (verdicts.size < CACHED_MAX) verdicts.set(value, shared(verdict));
    return verdict;
  };
}

/** Judges a trimmed text; `judge` is null without a key. */
export function textVerdict(unit: MarkedUnit, text: string, judge: JudgeText | null): Verdict {
  return verdictOf(unit, judgeGiven(text, judge), text === '' ? [] : [echo(text)]);
}

/** A faster key for the same field of an object: a lookup by number takes two thirds of the time. */
function fastKey(address: string): string | number {
  const number = Number(address);
  return String(number) === address ? number : address;
}

/** Returns a judge of a number with several blanks, which must all be right for the mark. */
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
  return text.length > ANSWER_LENGTH_MAX ? WRONG : judge(text);
}

/** Combines the outcomes of the blanks of a number into the worst: a wrong one, else an inexact one. */
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
