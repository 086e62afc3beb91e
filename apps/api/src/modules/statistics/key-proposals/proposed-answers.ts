import type { KeyProposal } from '@bandwise/api-contract/admin';
import { addressOf, type FullGroup, type FullQuestion } from '@bandwise/domain';
import { nearKey, normalForm, offeredIn } from '@bandwise/domain/internal';
import type { MissedRow } from './missed-answers.repo.ts';

type ProposedAnswer = KeyProposal['answers'][number];

/** So many of the upper third: fewer may all be mistaken in the same way. */
export const LEARNERS_MIN = 5;
const FORMS = 10;

/**
 * Answers to accept at one blank: answers near its key that enough of the best learners gave; if the key looks wrong, also the most
 * frequent answers.
 */
export function proposedAnswers(
  { group, question }: { readonly group: FullGroup; readonly question: FullQuestion },
  { rows, looksWrong }: { readonly rows: readonly MissedRow[]; readonly looksWrong: boolean },
): readonly ProposedAnswer[] {
  // In a list in any order, an answer wrong at one number may be right at another, or repeated.
  if (group.any_order?.some((numbers) => numbers.includes(question.number))) return [];
  const typed = offeredIn(group, question).length === 0;
  const frequent = gather(rows, typed ? normalForm : (text) => text).filter(({ count }) => count >= LEARNERS_MIN);
  return frequent.flatMap(({ texts, count }, place) => {
    const [answer = '', ...forms] = texts;
    const near = typed ? nearKey(group, question, answer) : null;
    if (!near && !(looksWrong && place === 0)) return [];
    return [
      {
        address: addressOf(question),
        answer,
        forms: forms.slice(0, FORMS),
        count,
        near: near && { by: near.by, rule: near.rule },
        typed,
      },
    ];
  });
}

/** Groups answers of one form, the most frequent first, with their most frequent spelling. */
function gather(rows: readonly MissedRow[], formOf: (text: string) => string) {
  const answersByForm = new Map<string, { readonly texts: string[]; count: number }>();
  for (const { answer, count } of rows) {
    const text = answer.trim();
    if (text === '') continue;
    const form = formOf(text);
    const gathered = answersByForm.get(form) ?? { texts: [], count: 0 };
    answersByForm.set(form, gathered);
    if (!gathered.texts.includes(text)) gathered.texts.push(text);
    gathered.count += count;
  }
  return [...answersByForm.values()].toSorted((one, other) => other.count - one.count);
}
