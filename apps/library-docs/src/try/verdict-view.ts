import {
  MARKING_PROFILES,
  markSection,
  parseGroups,
  parseWordLimit,
  publishCheck,
  QUESTION_SHAPES,
  QUESTION_TYPES,
  keysOf,
  ruleOf,
  type FullGroup,
  type MarkingRule,
  type Verdict,
  type WordLimit,
} from '@bandwise/domain';
import type { TryFields } from './try-address.ts';

/** The page's texts about an answer. */
export interface VerdictView {
  readonly verdict: Verdict;
  readonly rule: MarkingRule;
  /** The limit that holds for the blank; null for none. */
  readonly limit: WordLimit | null;
  /** The findings of the publish check for the key. */
  readonly findings: readonly string[];
}

/** Findings of a section that has nothing but this question. */
const OF_THE_SECTION = new Set([
  'passage_missing',
  'title_missing',
  'audio_missing',
  'content_missing',
  'explanation_missing',
]);

/** Marks what the form holds, or says what is wrong with it. */
export function viewOf(fields: TryFields): VerdictView | string {
  const profile = MARKING_PROFILES.find((one) => one === fields.profile);
  const type = QUESTION_TYPES.find((one) => one === fields.type);
  if (profile === undefined || type === undefined) return 'Choose a profile and a question type.';
  const offered = linesOf(fields.offered);
  const question = { number: 1, question: 'Q', options: offered, answer: linesOf(fields.key) };
  const groups = parseGroups([
    { type, instruction: fields.instruction, labels: fields.labels, choices: offered, questions: [question] },
  ]);
  if (!groups.ok) return groups.errors.map(({ message }) => message).join(' ');
  const answer = QUESTION_SHAPES[type].answer === 'text' ? fields.answer : linesOf(fields.answer);
  const [verdict] = markSection({ groups: groups.value }, { '1': answer }, { profile }).verdicts;
  if (verdict === undefined) return 'There is no question.';
  const keys = keysOf(groups.value)[0]?.answers ?? [];
  return {
    verdict,
    rule: ruleOf(verdict, { profile, keys }),
    limit: QUESTION_SHAPES[type].word_limit && profile === 'ielts' ? parseWordLimit(fields.instruction) : null,
    findings: findingsOf(groups.value),
  };
}

function findingsOf(groups: readonly FullGroup[]): readonly string[] {
  const content = {
    skill: 'reading' as const,
    title: 'T',
    time: 20,
    part_number: 1,
    passage: [],
    examContent: [],
    groups,
    audio_url: null,
    explanation: '',
  };
  return publishCheck(content)
    .filter(({ code }) => !OF_THE_SECTION.has(code))
    .map(({ message }) => message);
}

export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
