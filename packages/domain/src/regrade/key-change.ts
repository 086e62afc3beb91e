import type { SectionContent } from '../exam-file/section-content.ts';
import { isBlankText } from '../marking/visible-text.ts';
import { addressOf } from '../numbering/address.ts';
import { totalNumbers } from '../numbering/marked-units.ts';
import { countedKeys } from '../question-types/counted-keys.ts';
import { QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import { LIMITS } from '../limits.ts';
import { findKeyed } from './find-keyed.ts';

/** A question, by the address of its answer, with the key that it gets. */
export interface KeyChange {
  readonly address: string;
  readonly answers: readonly string[];
}

/** What an administrator wants of a key: that it accepts one more answer, or that it is another one. */
export type WantedKey = { readonly address: string } & (
  | { readonly accept: string }
  | { readonly answers: readonly string[] }
);

export type ReadKeyChange =
  | { readonly ok: true; readonly change: KeyChange; readonly before: readonly string[] }
  | { readonly ok: false; readonly field: 'question' | 'accept' | 'answers'; readonly message: string };

/** What a wanted key means for a section as it is. Nothing may change what the section's numbers are. */
export function readKeyChange(content: SectionContent, wanted: WantedKey): ReadKeyChange {
  const found = findKeyed(content.groups, wanted.address);
  if (found === null) return refuse('question', `This version has no question ${wanted.address}.`);
  const { group, question } = found;
  const before = countedKeys(group.type, question.answers);
  const isAccepting = 'accept' in wanted;
  if (isAccepting && QUESTION_SHAPES[group.type].answers !== 'any')
    return refuse('accept', 'This question is answered by choosing: correct its key instead.');
  const given = isAccepting ? [...before, wanted.accept] : wanted.answers;
  if (isAccepting && isBlankText(wanted.accept)) return refuse('accept', 'An empty answer cannot be accepted.');
  const answers = countedKeys(group.type, given);
  const field = isAccepting ? 'accept' : 'answers';
  if (answers.length === 0) return refuse(field, 'A key needs an answer.');
  if (answers.length > LIMITS.answersMax) return refuse(field, `A key has ${LIMITS.answersMax} answers at most.`);
  if (answers.some(({ length }) => length > LIMITS.choiceTextMax))
    return refuse(field, `An answer has ${LIMITS.choiceTextMax} characters at most.`);
  const change = { address: wanted.address, answers };
  if (totalNumbers(changeKey(content, change).groups) !== totalNumbers(content.groups))
    return refuse(field, 'Each answer of this key takes a number, so their count stays as it is.');
  return { ok: true, change, before };
}

function refuse(field: 'question' | 'accept' | 'answers', message: string): ReadKeyChange {
  return { ok: false, field, message };
}

/** The section with another key; as it is where it has no such question. */
export function changeKey<Content extends Pick<SectionContent, 'groups'>>(
  content: Content,
  { address, answers }: KeyChange,
): Content {
  const found = findKeyed(content.groups, address);
  if (found === null) return content;
  const { groupIndex, questionIndex } = found;
  const groups = content.groups.map((group, index) =>
    index === groupIndex
      ? {
          ...group,
          questions: group.questions.map((question, at) =>
            at === questionIndex ? { ...question, answers } : question,
          ),
        }
      : group,
  );
  return { ...content, groups };
}

/** The key of a question as it counts; null: there is no such question. */
export function keyAt(content: Pick<SectionContent, 'groups'>, address: string): readonly string[] | null {
  const found = findKeyed(content.groups, address);
  return found === null ? null : countedKeys(found.group.type, found.question.answers);
}

/** The address that a text means: of a number with several blanks, its first. null: there is no such question. */
export function addressIn(content: Pick<SectionContent, 'groups'>, text: string): string | null {
  const wanted = text.trim();
  const questions = content.groups.flatMap((group) => group.questions);
  const exact = questions.find((question) => addressOf(question) === wanted);
  const first = exact ?? questions.find((question) => String(question.number) === wanted);
  return first === undefined ? null : addressOf(first);
}
