import { addressOf, keyText, letteredChoices, rangeLabel } from '@bandwise/domain';
import { questionHtml, textOf, withLetter } from '@bandwise/domain/internal';
import type { SectionVersion } from '../sections/sections.ts';

/** A question of a section version, in words. */
export interface QuestionInWords {
  /** `14` or `21–22`. */
  readonly label: string;
  /** The address of its first blank. */
  readonly address: string;
  readonly wording: string;
  readonly key: string;
}

/** @param number the question's first number. @returns null without such a question. */
export function questionAt({ delivery, review }: SectionVersion, number: number): QuestionInWords | null {
  const keys = review.keys.filter((key) => key.number === number);
  const [first] = keys;
  if (first === undefined) return null;
  const addresses = new Set(keys.map(({ address }) => address));
  const questionTexts = delivery.groups.flatMap((group) =>
    group.questions
      .filter((question) => addresses.has(addressOf(question)))
      .map((question) => ({ type: group.type, text: textOf(questionHtml(group, question)).trim() })),
  );
  const texts = new Set(questionTexts.map(({ text }) => text).filter((text) => text !== ''));
  const type = questionTexts[0]?.type;
  const own = delivery.groups.find(({ questions }) => questions.some((question) => addresses.has(addressOf(question))));
  const choices = own === undefined ? null : letteredChoices(own);
  const named = (answers: readonly string[]) => answers.map((answer) => withLetter(choices, answer));
  return {
    label: rangeLabel(first.numbers),
    address: first.address,
    wording: [...texts].join('\n'),
    key: keys.map(({ answers }) => (type === undefined ? '' : keyText(type, named(answers)))).join('; '),
  };
}
