import type { QuestionType, Skill } from '@bandwise/domain';
import { findHiding, hiddenBy } from '../rights/rights.ts';
import { memoryOf, type Memory, type PracticeEvent } from './memory.ts';
import type { PracticeContext } from './practice-context.ts';
import { findMarkedQuestions, findTurns, findUnderWay, type MarkedQuestion, type Turn } from './practice.repo.ts';

/** A question that a learner got wrong, from the current version of its section. */
export interface PracticeCard {
  readonly sectionID: string;
  /** The current version of the section. */
  readonly version: number;
  /** The question's first number. */
  readonly number: number;
  readonly type: QuestionType;
  readonly skill: Skill;
  readonly title: string;
  readonly part_number: number;
  readonly locked: boolean;
  /** The latest attempt at this version, to which a problem report about the question belongs; null without one. */
  readonly attemptID: string | null;
  readonly events: readonly PracticeEvent[];
  readonly memory: Memory;
}

/**
 * All questions that a learner got wrong and may practise. Derived from attempts and turns on each call, so it follows changes of them and
 * their sections.
 */
export async function readCards(context: PracticeContext, userId: string): Promise<readonly PracticeCard[]> {
  await context.closeOverdue(userId);
  const now = context.now();
  const [marked, turns, resting, [hiding = []]] = await Promise.all([
    findMarkedQuestions(context.db, userId),
    findTurns(context.db, userId),
    findUnderWay(context.db, userId, now),
    findHiding(context.pool, [{ userId, sectionId: null }]),
  ]);
  const cards: PracticeCard[] = [];
  for (const [sectionID, questions] of Map.groupBy(marked, ({ section_id }) => section_id)) {
    const isHidden = questions.some(
      ({ at }) => hiddenBy(hiding, { sectionId: sectionID, submittedAt: at, now }) !== null,
    );
    if (resting.has(sectionID) || isHidden) continue;
    const own = turns.filter(({ section_id }) => section_id === sectionID);
    cards.push(...(await cardsOfSection(context, questions, own)));
  }
  return cards;
}

async function cardsOfSection(
  { sections }: PracticeContext,
  marked: readonly MarkedQuestion[],
  turns: readonly Turn[],
): Promise<PracticeCard[]> {
  const [first] = marked;
  if (!first) return [];
  const { section_id: sectionID, current_version: version, skill, title, part_number, locked } = first;
  const [latest] = marked
    .filter((one) => one.version === version)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const attemptID = latest?.attempt_id ?? null;
  const versions = [...new Set([...marked, ...turns].map((one) => one.version))];
  const places = new Map(
    await Promise.all(
      versions.map(async (old) => [old, await placesNow(sections, sectionID, { old, version })] as const),
    ),
  );
  const events = new Map<number, { type: QuestionType; events: PracticeEvent[] }>();
  for (const question of marked) {
    const number = places.get(question.version)?.(question.number);
    if (number === undefined) continue;
    const history = events.get(number) ?? { type: question.type, events: [] };
    events.set(number, history);
    history.events.push({
      id: question.attempt_id,
      at: question.at,
      kind: 'attempt',
      correct: question.correct,
      rating: null,
    });
  }
  for (const { id, answered_at: at, said, verdicts, version: old } of turns)
    for (const { number, correct } of verdicts)
      events.get(places.get(old)?.(number) ?? 0)?.events.push({ id, at, kind: 'turn', correct, rating: said });
  return [...events].flatMap(([number, { type, events: own }]) => {
    const memory = memoryOf(own);
    const frame = { sectionID, version, skill, title, part_number, locked, attemptID };
    return memory ? [{ ...frame, number, type, events: own, memory }] : [];
  });
}

/** Maps questions of an old version to their current numbers; changed questions are absent. */
async function placesNow(
  sections: PracticeContext['sections'],
  id: string,
  { old, version }: { readonly old: number; readonly version: number },
): Promise<(number: number) => number | undefined> {
  if (old === version) return (number) => number;
  const [then, now] = await Promise.all([sections.version({ id, version: old }), sections.version({ id, version })]);
  const numbers = new Map([...now.identities].map(([number, identity]) => [identity, number]));
  return (number) => numbers.get(then.identities.get(number) ?? '');
}

export function isDue({ memory }: PracticeCard, now: Date): boolean {
  return memory.due <= now;
}
