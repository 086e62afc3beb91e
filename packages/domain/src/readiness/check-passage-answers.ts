import { textOf } from '../html/text-of.ts';
import type { FullQuestion, SectionContent } from '../exam-file/section-content.ts';
import { addressOf } from '../numbering/address.ts';
import { countedKeys } from '../question-types/counted-keys.ts';
import { canonical } from '../marking/ielts/canonical.ts';
import { keyForms } from '../marking/ielts/key-forms.ts';
import { fold, stripPunctuation, tidy } from '../marking/ielts/normalise.ts';
import type { Finding } from './finding.ts';
import { findPhrases } from './find-phrases.ts';

interface Blank {
  readonly group: number;
  readonly index: number;
  readonly question: FullQuestion;
  /** Any of these in the passage will do. */
  readonly phrases: readonly string[];
}

/** Blanks of a reading part whose accepted answers all stand nowhere in the passage. */
export function checkPassageAnswers(content: SectionContent): readonly Finding[] {
  if (content.passage.length === 0) return [];
  const blanks = blanksOf(content).filter(({ phrases }) => phrases.length > 0);
  if (blanks.length === 0) return [];
  const passage = content.passage.map((block) => wordsOf(textOf(block)));
  const found = findPhrases(
    [...passage, ...passage.map(canonical)],
    blanks.flatMap(({ phrases }) => phrases),
  );
  return blanks
    .filter(({ phrases }) => !phrases.some((phrase) => found.has(phrase)))
    .map(({ group, index, question }) => {
      const address = addressOf(question);
      return {
        code: 'answer_not_in_passage' as const,
        severity: 'warning' as const,
        where: { group, question: index, field: 'answers', address },
        message: `No accepted answer of question ${address} stands in the passage`,
      };
    });
}

function blanksOf({ groups }: SectionContent): readonly Blank[] {
  return groups.flatMap(({ type, questions }, group) =>
    type === 'FILL_BLANKS'
      ? questions.map((question, index) => ({ group, index, question, phrases: phrasesOf(question) }))
      : [],
  );
}

function phrasesOf(question: FullQuestion): readonly string[] {
  const forms = countedKeys('FILL_BLANKS', question.answers).flatMap(keyForms);
  return forms.map((form) => wordsOf(form.text)).flatMap((words) => [words, canonical(words)]);
}

/** The words without the punctuation around each. */
function wordsOf(text: string): string {
  return fold(tidy(text)).split(' ').map(stripPunctuation).join(' ');
}
