import type { KeyProposal } from '@bandwise/api-contract/admin';
import { addressOf, keyText, keysOf, letteredChoices, rangeLabel, STATISTICS_MIN_ATTEMPTS } from '@bandwise/domain';
import { itemStatistics, thirdsOf, withLetter } from '@bandwise/domain/internal';
import { asksOf } from '../asks-of.ts';
import { countPart, type CountedPart, type StatisticsContext } from '../counted-parts.ts';
import { countScores } from '../count-scores.ts';
import { findParts, findScores } from '../statistics.repo.ts';
import { findMissed, type MissedRow } from './missed-answers.repo.ts';
import { proposedAnswers } from './proposed-answers.ts';

/** A question of a section with findings about its key from answers; reports of learners are read each time. */
export type QuestionLook = Omit<KeyProposal, 'id' | 'reports' | 'section'>;

/** All questions of a section. Reads first attempts, as the statistics do. */
export async function lookAtSection(context: StatisticsContext, id: string): Promise<readonly QuestionLook[]> {
  const [section] = await findParts(context.db, { section: id });
  if (!section) return [];
  const part = await countPart(context, section, 'same');
  const own = { sectionId: id, versions: part.versions };
  const totals = part.units.map(({ numbers }) => numbers.length);
  const scores = await findScores(context.db, { parts: [own], take: 'first' });
  const statistics = itemStatistics(countScores(scores, totals));
  const attempts = statistics.sums.reduce((sum, { count }) => sum + count, 0);
  const thirds = attempts < STATISTICS_MIN_ATTEMPTS ? null : thirdsOf(statistics.sums);
  const upperFrom = thirds?.upperFrom ?? null;
  const upper = statistics.sums.reduce(
    (sum, { value, count }) => sum + (upperFrom !== null && value >= upperFrom ? count : 0),
    0,
  );
  const blanks = part.units.flatMap(({ addresses, numbers }, index) =>
    addresses.map((address) => ({ address, place: index + 1, total: numbers.length })),
  );
  const missed = upper === 0 || upperFrom === null ? [] : await findMissed(context.db, own, { blanks, upperFrom });
  const lookAt = (unit: Unit, index: number): QuestionLook => {
    const { discrimination = null } = statistics.questions[index]?.figures ?? {};
    const isNegative = thirds !== null && discrimination !== null && discrimination < 0;
    return {
      ...frameOf(part, unit),
      attempts: thirds === null ? 0 : attempts,
      upper,
      discrimination: isNegative ? discrimination : null,
      answers: answersTo(part, unit, { missed, looksWrong: isNegative }),
    };
  };
  return part.units.map(lookAt);
}

type Unit = CountedPart['units'][number];

function frameOf({ version }: CountedPart, unit: Unit) {
  const keys = keysOf(version.content.groups).filter(({ number }) => number === unit.number);
  const group = version.content.groups[unit.groupIndex];
  const choices = group ? letteredChoices(group) : null;
  const named = (answers: readonly string[]) => answers.map((answer) => withLetter(choices, answer));
  return {
    number: unit.number,
    label: rangeLabel(unit.numbers),
    address: unit.addresses[0] ?? String(unit.number),
    asks: asksOf(unit, version.delivery.groups),
    key: keys.map(({ answers }) => keyText(unit.type, named(answers))).join('; '),
  };
}

function answersTo(
  { version }: CountedPart,
  unit: Unit,
  { missed, looksWrong }: { readonly missed: readonly MissedRow[]; readonly looksWrong: boolean },
): QuestionLook['answers'] {
  const group = version.content.groups[unit.groupIndex];
  if (!group) return [];
  return unit.questionIndexes.flatMap((index) => {
    const question = group.questions[index];
    if (!question) return [];
    const rows = missed.filter(({ address }) => address === addressOf(question));
    return [...proposedAnswers({ group, question }, { rows, looksWrong })];
  });
}
