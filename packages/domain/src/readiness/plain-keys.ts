import type { SectionContent } from '../exam-file/section-content.ts';
import { fitsLimit } from '../marking/ielts/fits-limit.ts';
import { tidy } from '../marking/ielts/normalise.ts';
import { plainAnswers } from '../marking/ielts/plain-answers.ts';
import { parseWordLimit } from '../marking/ielts/word-limit.ts';
import type { MarkingProfile } from '../marking/verdict.ts';
import { addressLabel, addressOf } from '../numbering/address.ts';
import type { FullGroup, FullQuestion } from '../question-types/group.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import type { Finding } from './finding.ts';

export interface PlainKeys<Content extends Pick<SectionContent, 'groups'>> {
  readonly content: Content;
  /** One warning for each key that is written out. */
  readonly findings: readonly Finding[];
}

/**
 * The section as a test that is marked by `spec` stores it: brackets and slashes in the keys of typed answers are written
 * out as accepted answers, and the findings name them.
 */
export function withPlainKeys<Content extends Pick<SectionContent, 'groups'>>(content: Content): PlainKeys<Content> {
  const findings: Finding[] = [];
  const groups = content.groups.map((group, groupIndex) => {
    if (QUESTION_SHAPES[group.type].answers !== 'any') return group;
    const fits = fitsLimitOf(group);
    const questions = group.questions.map((question, questionIndex) => {
      const answers = plainAnswers(question.answers, fits);
      if (isSame(answers, question.answers)) return question;
      const address = addressOf(question);
      findings.push({
        code: 'key_written_out',
        severity: 'warning',
        where: { group: groupIndex, question: questionIndex, field: 'answers', address },
        message: `This test uses the marking “As written”, so the key of question ${addressLabel(address)} becomes separate answers: ${list(answers)}`,
      });
      return { ...question, answers };
    });
    return { ...group, questions };
  });
  return findings.length === 0 ? { content, findings } : { content: { ...content, groups }, findings };
}

/**
 * The section with the keys that a profile can mark by. `spec` compares texts as they are written, so brackets and slashes of keys
 * that were stored under another profile count in their written-out forms too. No stored key changes.
 *
 * @example
 * ```ts
 * import { buildContent, buildKeyedGroup } from '@bandwise/domain/testing';
 * import { withMarkableKeys } from '@bandwise/domain/internal';
 *
 * const content = buildContent({ groups: [buildKeyedGroup('FILL_BLANKS', 1, ['(the) market'])] });
 * withMarkableKeys(content, 'spec').groups[0]?.questions[0]?.answers; // => ['(the) market', 'market', 'the market']
 * ```
 */
export function withMarkableKeys<Content extends Pick<SectionContent, 'groups'>>(
  content: Content,
  profile: MarkingProfile,
): Content {
  if (profile !== 'spec') return content;
  const groups = content.groups.map((group) => {
    if (QUESTION_SHAPES[group.type].answers !== 'any') return group;
    const fits = fitsLimitOf(group);
    const all = (answers: readonly string[]) => [...new Set([...answers, ...plainAnswers(answers, fits)])];
    const questions = group.questions.map((question) => withAllForms(question, all));
    return { ...group, questions };
  });
  return { ...content, groups };
}

function withAllForms(question: FullQuestion, all: (answers: readonly string[]) => readonly string[]): FullQuestion {
  const { answers, also_accepted: others } = question;
  if (others === undefined) return { ...question, answers: all(answers) };
  return { ...question, answers: all(answers), also_accepted: others.map(all) };
}

/** Returns a check whether a form of a key fits the word limit of its group. */
function fitsLimitOf(group: FullGroup): (form: string) => boolean {
  const limit = group.word_limit ?? parseWordLimit(group.instruction);
  return (form) => limit === null || fitsLimit(tidy(form), limit);
}

/** Further answers are only counted. */
const NAMED_MAX = 6;

function list(answers: readonly string[]): string {
  const named = answers.slice(0, NAMED_MAX).map((answer) => `“${answer}”`);
  const others = answers.length - named.length;
  return [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ');
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((answer, index) => answer === other[index]);
}
