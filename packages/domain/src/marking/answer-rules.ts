import type { AnswerKind } from '../question-types/answer-kinds.ts';
import { countedKeys } from '../question-types/counted-keys.ts';
import type { CommonGroup } from '../question-types/group.ts';
import type { MarkedUnit } from '../numbering/marked-units.ts';
import type { ReceivedAnswers } from './read-answers.ts';
import type { MarkingOptions } from './options.ts';
import type { Verdict } from './verdict.ts';

/** Judges a numbered question from all answers. */
export type Judge = (answers: ReceivedAnswers) => Verdict;

/** The rules of a question type under one profile, made by `textRules`, `setRules` or `listRules`. */
export interface AnswerRules<Kind extends AnswerKind, Group extends CommonGroup> {
  readonly kind: Kind;
  /** Prepares the key of one unit of the group. */
  readonly compile: (unit: MarkedUnit, group: Group, options: MarkingOptions) => Judge;
}

/** A question with at least one answer in its key. Answers are trimmed and not empty. */
export interface KeyedQuestion<Group extends CommonGroup> {
  readonly group: Group;
  readonly question: Group['questions'][number];
  /** The accepted answer to compare with: the first one, or in a list the one at the same position. */
  readonly key: string;
  readonly keys: readonly string[];
  /** The caller's marking options. */
  readonly options: MarkingOptions;
}

/** Prepares the judging of a question. */
export type CompileQuestion<Group extends CommonGroup, Judgement> = (keyed: KeyedQuestion<Group>) => Judgement;

/** Returns the questions of a unit with their keys; null for a question without a key, which earns nothing. */
export function keyedQuestions<Group extends CommonGroup>(
  unit: MarkedUnit,
  group: Group,
  options: MarkingOptions,
): readonly (KeyedQuestion<Group> | null)[] {
  const questions: readonly Group['questions'][number][] = group.questions;
  return unit.questionIndexes.flatMap((index) => {
    const question = questions[index];
    if (question === undefined) return [];
    const keys = countedKeys(group.type, question.answers);
    const [key] = keys;
    return [key === undefined ? null : { group, question, key, keys, options }];
  });
}
