import type { QuestionStatisticsBody, StatisticsBody, StatisticsTake } from '@bandwise/api-contract/admin';
import {
  facilityByThird,
  flagsOf,
  randomGuess,
  thirdsOf,
  type ItemStatistics,
  type Thirds,
} from '@bandwise/domain/internal';
import type { CountedPart } from './counted-parts.ts';
import { asksOf } from './asks-of.ts';

export function presentStatistics(of: {
  readonly parts: readonly CountedPart[];
  readonly take: StatisticsTake;
  readonly attempts: number;
  readonly isHidden: boolean;
  readonly statistics: ItemStatistics;
}): StatisticsBody {
  const { parts, take, attempts, isHidden, statistics } = of;
  const first = parts[0]?.row;
  const total = parts.reduce((sum, { version }) => sum + version.total, 0);
  return {
    exam_id: first?.exam_id ?? '',
    skill: first?.skill ?? 'reading',
    name: parts.length === 1 ? (first?.title ?? '') : (first?.name ?? ''),
    parts: parts.map(({ row, versions }) => ({
      sectionID: row.id,
      part_number: row.part_number,
      title: row.title,
      version: row.current_version,
      versions: [...versions],
    })),
    take,
    total,
    attempts,
    hidden: isHidden,
    left_out: {
      other_versions: parts.reduce((sum, { otherVersions }) => sum + otherVersions, 0),
      no_account: take === 'all' ? 0 : parts.reduce((sum, { nobodys }) => sum + nobodys, 0),
    },
    figures: isHidden ? null : presentFigures(statistics.figures),
    histogram: isHidden ? [] : histogram(statistics.sums, total),
    questions: isHidden ? [] : presentQuestions(parts, statistics, attempts),
  };
}

function presentFigures(figures: ItemStatistics['figures']): NonNullable<StatisticsBody['figures']> {
  const { mean, median, deviation, skewness, kurtosis, consistency, errorRatio, standardError } = figures;
  return {
    mean,
    median,
    deviation,
    skewness,
    kurtosis,
    consistency,
    error_ratio: errorRatio,
    standard_error: standardError,
  };
}

function histogram(sums: ItemStatistics['sums'], total: number): number[] {
  const counts = new Map(sums.map(({ value, count }) => [value, count]));
  return Array.from({ length: total + 1 }, (_, marks) => counts.get(marks) ?? 0);
}

function presentQuestions(parts: readonly CountedPart[], statistics: ItemStatistics, attempts: number) {
  const thirds = thirdsOf(statistics.sums);
  const units = parts.flatMap((part) => part.units.map((unit) => ({ part, unit })));
  return statistics.questions.flatMap((computed, index) => {
    const question = units[index];
    return question ? [presentQuestion({ ...question, computed, thirds, attempts })] : [];
  });
}

function presentQuestion(of: {
  readonly part: CountedPart;
  readonly unit: CountedPart['units'][number];
  readonly computed: ItemStatistics['questions'][number];
  readonly thirds: Thirds | null;
  readonly attempts: number;
}): QuestionStatisticsBody {
  const { part, unit, computed, thirds, attempts } = of;
  const { groups } = part.version.delivery;
  const { facility, discrimination, deviation, efficiency } = computed.figures;
  const random_guess = randomGuess(unit, groups);
  return {
    sectionID: part.row.id,
    addresses: [...unit.addresses],
    number: unit.number,
    numbers: [...unit.numbers],
    type: unit.type,
    asks: asksOf(unit, groups),
    total: unit.numbers.length,
    attempts,
    facility,
    deviation,
    random_guess,
    intended_weight: computed.intendedWeight,
    effective_weight: computed.effectiveWeight,
    discrimination,
    efficiency,
    thirds: facilityByThird(unit.numbers.length, computed.cells, thirds),
    flags: [...flagsOf({ facility, discrimination, randomGuess: random_guess })],
  };
}
