import type { PracticeBody, PracticeItem } from '@bandwise/api-contract/learner';
import { MARKED_SKILLS, QUESTION_TYPES, type QuestionType, type Skill } from '@bandwise/domain';
import { PRACTICE_ITEMS_MAX, practiceItems } from '@bandwise/domain/internal';
import { isDue, type PracticeCard } from './cards.ts';
import type { PracticeContext } from './practice-context.ts';

/** Counts cards by skill and question type. */
export function countCards(cards: readonly PracticeCard[], now: Date): PracticeBody {
  const due = cards.filter((card) => isDue(card, now));
  const counts = MARKED_SKILLS.flatMap((skill) =>
    QUESTION_TYPES.flatMap((type) => {
      const isSuch = (card: PracticeCard) => card.skill === skill && card.type === type;
      const total = cards.filter(isSuch).length;
      return total === 0 ? [] : [{ skill, type, total, due: due.filter(isSuch).length }];
    }),
  );
  const next = Math.min(...cards.map(({ memory }) => memory.due.getTime()));
  const isLater = due.length === 0 && cards.length > 0;
  return {
    due: due.length,
    total: cards.length,
    next_due: isLater ? new Date(next).toISOString() : null,
    counts,
  };
}

/** Deals due cards section by section, so that a passage is read once; the section with the longest due card comes first. */
export async function dealRound(
  { sections, now }: Pick<PracticeContext, 'now' | 'sections'>,
  cards: readonly PracticeCard[],
  { skill, type }: { readonly skill?: Skill | undefined; readonly type?: QuestionType | undefined },
): Promise<{ items: PracticeItem[]; left: number }> {
  const at = now();
  const due = cards
    .filter((card) => isDue(card, at) && (skill ?? card.skill) === card.skill && (type ?? card.type) === card.type)
    .toSorted((one, other) => one.memory.due.getTime() - other.memory.due.getTime());
  const items: PracticeItem[] = [];
  for (const [sectionID, own] of Map.groupBy(due, (card) => card.sectionID)) {
    const [first] = own;
    if (!first || items.length >= PRACTICE_ITEMS_MAX) break;
    const { delivery } = await sections.version({ id: sectionID, version: first.version });
    for (const numbers of practiceItems(delivery.groups, new Set(own.map(({ number }) => number))))
      items.push(presentItem(first, own.find(({ number }) => number === numbers[0])?.type ?? first.type, numbers));
  }
  return { items: items.slice(0, PRACTICE_ITEMS_MAX), left: due.length };
}

function presentItem(card: PracticeCard, type: QuestionType, numbers: readonly number[]): PracticeItem {
  const { sectionID, skill, title, part_number, locked } = card;
  return { sectionID, skill, title, part_number, locked, type, numbers: [...numbers] };
}
