import type { KeyProposal } from '@bandwise/api-contract/admin';
import { addressOf, keyText, keysOf, rangeLabel, STATISTICS_MIN_ATTEMPTS } from '@bandwise/domain';
import { itemStatistics, thirdsOf } from '@bandwise/domain/internal';
import { asksOf } from '../asks-of.ts';
import { countPart, type CountedPart, type StatisticsContext } from '../counted-parts.ts';
import { countTaken } from '../kept-scores.repo.ts';
import { findMissed, type LookedAt, type MissedRow } from './key-proposals.repo.ts';
import { proposedAnswers } from './proposed-answers.ts';

/** All questions of a section, with what their answers say of their keys; what learners report is asked for each time. */
export type QuestionLook = Omit<KeyProposal, 'reports'>;

/** Reads first attempts, as the statistics do. */
export async function lookAtSection(context: StatisticsContext, section: LookedAt): Promise<readonly QuestionLook[]> {
  const part = await countPart(context, section, 'same');
  const own = { sectionId: section.id, versions: part.versions };
  const totals = part.units.map(({ numbers }) => numbers.length);
  const statistics = itemStatistics(await countTaken(context.db, { part: own, take: 'first', totals }));
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
      ...frameOf(section, part, unit),
      attempts: thirds === null ? 0 : attempts,
      upper,
      discrimination: isNegative ? discrimination : null,
      answers: answersTo(part, unit, { missed, looksWrong: isNegative }),
    };
  };
  return part.units.map(lookAt);
}

type Unit = CountedPart['units'][number];

function frameOf(section: LookedAt, { version }: CountedPart, unit: Unit) {
  const { id, title, skill, part_number, name } = section;
  const keys = keysOf(version.content.groups).filter(({ number }) => number === unit.number);
  return {
    id: `${id}:${unit.number}`,
    section: { id, title, skill, part_number, exam: name },
    number: unit.number,
    label: rangeLabel(unit.numbers),
    address: unit.addresses[0] ?? String(unit.number),
    asks: asksOf(unit, version.delivery.groups),
    key: keys.map(({ answers }) => keyText(unit.type, answers)).join('; '),
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
