import { textOf } from '../html/text-of.ts';
import type { FullQuestion } from '../question-types/group.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { addressLabel, addressOf } from '../numbering/address.ts';
import { countedKeys } from '../question-types/counted-keys.ts';
import { canonical } from '../marking/ielts/canonical.ts';
import { definitionOf } from '../question-types/registry.ts';
import type { Finding } from './finding.ts';
import { findPhrases } from './texts/find-phrases.ts';
import { wordsOf } from './texts/words-of.ts';

interface Blank {
  readonly group: number;
  readonly index: number;
  readonly question: FullQuestion;
  /** The passage must contain one of these phrases. */
  readonly phrases: readonly string[];
}

/** Finds blanks of a reading section whose accepted answers are all missing in the passage. */
export function checkPassageAnswers(content: SectionContent): readonly Finding[] {
  if (content.passage.length === 0) return [];
  const blanks = blanksOf(content).filter(({ phrases }) => phrases.length > 0);
  if (blanks.length === 0) return [];
  const passage = content.passage.map((block) => wordsOf(textOf(block)));
  const foundQuotes = findPhrases(
    [...passage, ...passage.map(canonical)],
    blanks.flatMap(({ phrases }) => phrases),
  );
  return blanks
    .filter(({ phrases }) => !phrases.some((phrase) => foundQuotes.has(phrase)))
    .map(({ group, index, question }) => {
      const address = addressOf(question);
      return {
        code: 'answer_not_in_passage' as const,
        severity: 'warning' as const,
        where: { group, question: index, field: 'answers', address },
        message: `None of the accepted answers to question ${addressLabel(address)} is in the passage`,
      };
    });
}

function blanksOf({ groups }: SectionContent): readonly Blank[] {
  return groups.flatMap(({ type, questions }, group) => {
    const { quotes } = definitionOf(type);
    return questions.map((question, index) => {
      const phrases = quotes(countedKeys(type, question.answers));
      return { group, index, question, phrases };
    });
  });
}
