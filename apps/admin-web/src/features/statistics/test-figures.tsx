import type { StatisticsBody } from '@bandwise/api-contract/admin';
import { consistencyBand } from '@bandwise/domain/internal';
import { Figures, type Figure } from '@bandwise/ui/figures/figures.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Title } from '@mantine/core';
import { useId } from 'react';
import { texts } from '../../shared/texts/texts.ts';

const { figures: words } = texts.statistics;

interface TestFiguresProps {
  readonly figures: NonNullable<StatisticsBody['figures']>;
  readonly total: number;
}

/** The figures of the whole test, each with its meaning. */
export function TestFigures({ figures, total }: TestFiguresProps) {
  const id = useId();
  const { consistency } = figures;
  const first: readonly Figure[] = [
    { label: words.mean, value: shown(figures.mean, (marks) => texts.statistics.marksOf(marks, total)) },
    { label: words.median, value: shown(figures.median, (marks) => texts.statistics.marksOf(marks, total)) },
    { label: words.deviation, value: shown(figures.deviation, words.marks) },
    {
      label: words.consistency,
      value: shown(consistency, texts.statistics.percent),
      ...(consistency === null ? {} : { note: words.consistencyBands[consistencyBand(consistency)] }),
    },
  ];
  const more: readonly Figure[] = [
    { label: words.skewness, value: shown(figures.skewness, texts.statistics.decimal), note: words.skewnessNote },
    { label: words.kurtosis, value: shown(figures.kurtosis, texts.statistics.decimal), note: words.kurtosisNote },
    {
      label: words.errorRatio,
      value: shown(figures.error_ratio, texts.statistics.percent),
      note: words.errorRatioNote,
    },
    { label: words.standardError, value: shown(figures.standard_error, words.marks), note: words.standardErrorNote },
  ];
  return (
    <Card as="section" aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="sm">
        {words.title}
      </Title>
      <Figures figures={first} />
      <details>
        <summary>{words.more}</summary>
        <Figures figures={more} />
      </details>
    </Card>
  );
}

function shown(value: number | null, write: (value: number) => string): string {
  return value === null ? texts.statistics.none : write(value);
}
