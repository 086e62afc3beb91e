import { skills } from '@bandwise/domain';
import { Table } from '@mantine/core';
import { useMemo } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { examStatistics } from '../../model/counts/counts.ts';
import { roundedShares } from '../../model/counts/rounded-shares.ts';
import { Card } from '../../fields/card.tsx';
import { useEditor, useSettledForm } from '../../session/editor-context.ts';

const { statistics: statisticsTexts } = texts.editor;

/** The test in numbers. */
export function StatisticsCard() {
  const { skill } = useEditor();
  const form = useSettledForm();
  const statistics = useMemo(() => examStatistics(form), [form]);
  const shares = useMemo(() => roundedShares(form), [form]);
  const { isMarked, hasPassage } = skills[skill];
  const words: Row = [isMarked ? statisticsTexts.words : statisticsTexts.taskWords, statistics.words];
  const rows: readonly Row[] = isMarked
    ? [
        [statisticsTexts.parts, statistics.parts],
        [statisticsTexts.groups, statistics.groups],
        [statisticsTexts.questions, statistics.questions],
        [statisticsTexts.numbers, statistics.numbers === '' ? '–' : statistics.numbers],
        ...statistics.byType.map(({ type, questions }): Row => [texts.groups.types[type], questions]),
        ...(hasPassage ? [words] : []),
        [
          shares?.parts === statistics.parts ? statisticsTexts.minutesShared(shares) : statisticsTexts.minutes,
          statistics.minutes,
        ],
      ]
    : [words];
  return (
    <Card heading={statisticsTexts.heading}>
      <Table withRowBorders={false} verticalSpacing={4}>
        <Table.Tbody>
          {rows.map(([label, value]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row" fw={400} ta="start">
                {label}
              </Table.Th>
              <Table.Td ta="end" fw={600}>
                {value}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

type Row = readonly [string, string | number];
