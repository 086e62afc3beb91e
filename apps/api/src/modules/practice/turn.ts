import type { AnswersBody, PracticeTurn, Say } from '@bandwise/api-contract/learner';
import { markedUnits } from '@bandwise/domain';
import { isQuote } from '@bandwise/domain/internal';
import { AppError } from '../../errors/app-error.ts';
import { knownTo, mark, presentMarked, type OwnedId } from '../attempts/attempts.ts';
import { examNotFound, type KeyedVersion, type SectionVersion, type Visitor } from '../sections/sections.ts';
import { isDue, readCards, type PracticeCard } from './cards.ts';
import { before, DAYS_MAX, daysUntil, memoryOf } from './memory.ts';
import type { PracticeContext } from './practice-context.ts';
import { findTurn, insertTurn, updateRating, type Turn } from './practice.repo.ts';
import { openQuestions } from './question.ts';

/** Seconds of the transcript around the evidence. */
const AROUND = 10;

type MarkedBy = Pick<KeyedVersion, 'profile' | 'version'>;

interface Check {
  readonly userId: string;
  readonly visitor: Visitor;
  readonly turn: string;
  readonly sectionID: string;
  readonly version: number;
  readonly numbers: readonly number[];
  readonly answers: AnswersBody;
}

/**
 * Marks a turn once: a repeated call returns the first result. Stored only if one of its questions is due; reveals nothing about other
 * questions. @throws 404, 403, 409: the section was changed since the question was read
 */
export async function checkAnswers(context: PracticeContext, check: Check): Promise<PracticeTurn> {
  const { userId, turn: id, numbers } = check;
  const repeated = await findTurn(context.db, { userId, id });
  if (repeated) return presentStored(context, userId, repeated);
  const { section, version, profile, cards } = await openQuestions(context, check);
  if (section.version !== check.version) throw changedMeanwhile();
  const answers = ofQuestions(version, numbers, check.answers);
  const marks = markQuestions({ version, profile }, numbers, answers);
  const verdicts = marks.verdicts.map(({ number, correct }) => ({ number, correct }));
  const at = context.now();
  const turn = { id, section_id: section.id, version: section.version, answers, verdicts, answered_at: at };
  if (!cards.some((card) => isDue(card, at))) return presentTurn({ ...turn, said: null }, { version, profile, cards });
  await insertTurn(context.db, userId, turn);
  const stored = await findTurn(context.db, { userId, id });
  if (!stored) throw new Error(`The turn ${id} was neither stored nor there`);
  return presentStored(context, userId, stored);
}

/** Stores the learner's rating of a right answer. @throws 404 */
export async function sayOfTurn(context: PracticeContext, wanted: OwnedId, said: Say): Promise<PracticeTurn> {
  const turn = await updateRating(context.db, wanted, said);
  if (!turn) throw new AppError('not_found', 'This answer was not found.');
  return presentStored(context, wanted.userId, turn);
}

async function presentStored(context: PracticeContext, userId: string, turn: Turn): Promise<PracticeTurn> {
  const section = await context.sections.state(turn.section_id);
  if (!section) throw examNotFound();
  const { version, profile } = await context.sections.keyed({ id: section.id, version: turn.version });
  const cards = (await readCards(context, userId)).filter(({ events }) => events.some(({ id }) => id === turn.id));
  return presentTurn(turn, { version, profile, cards });
}

function presentTurn(
  turn: Turn,
  { version, profile, cards }: MarkedBy & { readonly cards: readonly PracticeCard[] },
): PracticeTurn {
  const { id, answered_at: at, verdicts, answers, said } = turn;
  const rights = new Set(verdicts.filter(({ correct }) => correct).map(({ number }) => number));
  // Computes the memory at the time of the answer.
  const memories = cards.flatMap((card) => {
    const memory = memoryOf(before(card.events, { id, at }));
    const isRight = card.events.find((event) => event.id === id)?.correct ?? rights.has(card.number);
    return memory ? [{ memory, isRight }] : [];
  });
  const days = (given: 'wrong' | Say) => {
    const such = memories.filter(({ isRight }) => isRight === (given !== 'wrong'));
    return Math.min(...such.map(({ memory }) => daysUntil(memory, at, given)), DAYS_MAX);
  };
  const numbers = verdicts.map(({ number }) => number);
  return {
    turn: id,
    result: presentQuestions({ version, profile }, numbers, answers),
    attemptID: cards.find((card) => card.version === turn.version)?.attemptID ?? null,
    counted: memories.some(({ memory }) => memory.due <= at),
    wrong: rights.size < numbers.length ? days('wrong') : null,
    right:
      rights.size === 0
        ? null
        : {
            said: said ?? 'good',
            days: { guessed: days('guessed'), hard: days('hard'), good: days('good'), easy: days('easy') },
          },
  };
}

/** The review of these questions only, with the nearby lines of the transcript. */
function presentQuestions(by: MarkedBy, numbers: readonly number[], answers: AnswersBody) {
  const { transcript = [], ...marked } = presentMarked(markQuestions(by, numbers, answers), by.version);
  const keys = marked.keys.filter(({ number }) => numbers.includes(number));
  const seconds = keys.flatMap(({ evidence = [] }) => evidence).flatMap((one) => (isQuote(one) ? [] : [one]));
  const lines = transcript.filter((line) =>
    seconds.some(({ start, end }) => line.end > start - AROUND && line.start < end + AROUND),
  );
  const { success, correctCount, total, verdicts } = marked;
  return {
    success,
    correctCount,
    total,
    verdicts,
    keys,
    explanation: '',
    ...(lines.length > 0 && { transcript: lines }),
  };
}

/** Keeps only answers to these questions. */
function ofQuestions(version: SectionVersion, numbers: readonly number[], answers: AnswersBody): AnswersBody {
  const units = markedUnits(version.delivery.groups).filter(({ number }) => numbers.includes(number));
  const addresses = new Set(units.flatMap((unit) => unit.addresses));
  return Object.fromEntries(Object.entries(knownTo(version, answers)).filter(([address]) => addresses.has(address)));
}

function markQuestions(by: MarkedBy, numbers: readonly number[], answers: AnswersBody) {
  // A turn is no result, so it is stored whatever the key revision.
  const whole = mark({ ...by, keyRevision: 0 }, answers);
  const verdicts = (whole.verdicts ?? []).filter(({ number }) => numbers.includes(number));
  const sum = (of: 'marks' | 'total') => verdicts.reduce((all, verdict) => all + verdict[of], 0);
  return { ...whole, verdicts, marks: sum('marks'), total: sum('total') };
}

function changedMeanwhile(): AppError {
  return new AppError('version_conflict', 'This question has been changed. Please answer it again.');
}
