import type { FullGroup } from '../question-types/group.ts';
import type { QuestionType } from '../question-types/question-type.ts';
import { markSection } from '../marking/mark-section.ts';
import type { TextToMark } from '../marking/mark-text.ts';
import type { MarkingOptions } from '../marking/options.ts';
import type { MarkingProfile, Verdict } from '../marking/verdict.ts';
import { buildGroup, buildQuestion } from './builders.ts';

interface OneQuestion extends Pick<TextToMark, 'answer'> {
  readonly profile: MarkingProfile;
  readonly type: QuestionType;
  readonly key: readonly string[];
  /** The options of MCQ and MULTI, the choices of the types that have them. */
  readonly offered?: readonly string[];
  /** The text of the question. */
  readonly text?: string | undefined;
  /** The caller's choices. */
  readonly options?: Omit<MarkingOptions, 'profile'> | undefined;
  readonly group?: Partial<Omit<FullGroup, 'type' | 'questions'>>;
}

/** The verdict on question 1 of a section that has no other. */
export function markOne({ profile, type, key, offered = [], answer, text, options, group = {} }: OneQuestion): Verdict {
  const shown = text === undefined ? {} : { question: text };
  const questions = [buildQuestion({ number: 1, options: offered, answers: key, ...shown })];
  const groups = [buildGroup(type, { choices: offered, ...group, questions })];
  // Answers arrive as any JSON; marking must cope with what the type rules out.
  const answers = { '1': answer } as Record<string, string>;
  const [verdict] = markSection({ groups }, answers, { ...options, profile }).verdicts;
  if (verdict === undefined) throw new Error('A section of one question has one verdict');
  return verdict;
}
