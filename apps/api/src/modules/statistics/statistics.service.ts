import type { AnswerAnalysis, AnswersQuery, StatisticsBody, StatisticsQuery } from '@bandwise/api-contract/admin';
import { isMarkedSkill, STATISTICS_MIN_ATTEMPTS } from '@bandwise/domain';
import { itemStatistics, thirdsOf } from '@bandwise/domain/internal';
import { examNotFound } from '../sections/sections.ts';
import { countScores } from './count-scores.ts';
import { countedOf, countPart, type CountedPart, type StatisticsContext } from './counted-parts.ts';
import { presentAnswers } from './present-answers.ts';
import { presentStatistics } from './statistics.presenter.ts';
import { findGiven, findParts, findScores } from './statistics.repo.ts';

/** @throws 404, also for unmarked skills */
export async function statisticsOf(
  context: StatisticsContext,
  of: Parameters<typeof findParts>[1],
  { take, versions, few }: StatisticsQuery,
): Promise<StatisticsBody> {
  const parts = await countParts(context, of, versions);
  const { statistics, attempts } = await computed(context, parts, take);
  const isHidden = attempts < STATISTICS_MIN_ATTEMPTS && few !== 'show';
  return presentStatistics({ parts, take, attempts, isHidden, statistics });
}

/** @throws 404 */
export async function answersTo(
  context: StatisticsContext,
  sectionId: string,
  { take, versions, question }: AnswersQuery,
): Promise<AnswerAnalysis> {
  const parts = await countParts(context, { section: sectionId }, versions);
  const [part] = parts;
  const place = part?.units.findIndex(({ addresses }) => addresses.includes(question)) ?? -1;
  const unit = part?.units[place];
  if (!part || !unit) throw examNotFound();
  const { statistics } = await computed(context, parts, take);
  const thirds = thirdsOf(statistics.sums);
  const counted = { part: { sectionId, versions: part.versions }, take };
  const blanks = [];
  for (const address of unit.addresses)
    blanks.push({
      address,
      rows: await findGiven(context.db, counted, { address, place: place + 1, total: unit.numbers.length, thirds }),
    });
  return presentAnswers({ part, unit, blanks, sums: statistics.sums, thirds });
}

async function countParts(
  context: StatisticsContext,
  of: Parameters<typeof findParts>[1],
  versions: StatisticsQuery['versions'],
): Promise<readonly CountedPart[]> {
  const rows = (await findParts(context.db, of)).filter(({ skill }) => isMarkedSkill(skill));
  if (rows.length === 0) throw examNotFound();
  const parts: CountedPart[] = [];
  for (const row of rows) parts.push(await countPart(context, row, versions));
  return parts;
}

async function computed({ db }: StatisticsContext, parts: readonly CountedPart[], take: StatisticsQuery['take']) {
  const counted = countedOf(parts, take);
  const totals = parts.flatMap(({ units }) => units.map(({ numbers }) => numbers.length));
  const statistics = itemStatistics(countScores(await findScores(db, counted), totals));
  return { statistics, attempts: statistics.sums.reduce((sum, { count }) => sum + count, 0) };
}
