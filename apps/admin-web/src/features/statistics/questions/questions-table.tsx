import type { QuestionStatisticsBody, StatisticsBody } from '@bandwise/api-contract/admin';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { questionStatisticsPath } from '../../../shared/statistics/paths.ts';
import { ListTable, type Column } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { FlagTags } from './flag-tags.tsx';
import { questionName } from './question-name.ts';

const { questions: words } = texts.statistics;

interface QuestionsTableProps {
  readonly statistics: StatisticsBody;
  readonly isOfExam: boolean;
}

type Row = QuestionStatisticsBody & { readonly id: string };

/** All figures of the questions; on a phone only the text, the facility and the discrimination. */
export function QuestionsTable({ statistics, isOfExam }: QuestionsTableProps) {
  const rows = statistics.questions.map((question): Row => ({
    ...question,
    id: `${question.sectionID}/${question.number}`,
  }));
  const figure = (head: string, of: (row: Row) => string, isWide = true): Column<Row> => ({
    head,
    isWide,
    isNumber: true,
    render: of,
  });
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {words.title}
      </Title>
      <ListTable<Row>
        label={words.title}
        rows={rows}
        columns={[
          {
            head: words.question,
            render: (row) => <Question row={row} statistics={statistics} isOfExam={isOfExam} />,
          },
          figure(words.facility, ({ facility }) => percent(facility), false),
          figure(words.discrimination, ({ discrimination }) => percent(discrimination)),
          figure(words.efficiency, ({ efficiency }) => percent(efficiency)),
          figure(words.deviation, ({ deviation }) => decimal(deviation)),
          figure(words.guess, ({ random_guess }) => percent(random_guess)),
          figure(words.intended, ({ intended_weight }) => percent(intended_weight)),
          figure(words.effective, ({ effective_weight }) => percent(effective_weight)),
        ]}
      />
    </section>
  );
}

interface QuestionProps extends QuestionsTableProps {
  readonly row: Row;
}

function Question({ row, statistics, isOfExam }: QuestionProps) {
  const name = questionName(row, statistics);
  return (
    <Stack gap={4} maw={480}>
      <Anchor
        component={Link}
        to={questionStatisticsPath(row.sectionID, row.addresses[0] ?? '')}
        // In a part, the answers open above the table without a new history entry, so that Back leaves the page.
        replace={!isOfExam}
        underline="always"
        fw={600}
        aria-label={words.show(name)}
      >
        {name}
      </Anchor>
      {row.asks !== '' && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {row.asks}
        </Text>
      )}
      <Text size="sm" hiddenFrom="sm">
        {words.discrimination}: {percent(row.discrimination)}
      </Text>
      {row.flags.length > 0 && <FlagTags flags={row.flags} />}
    </Stack>
  );
}

function percent(value: number | null): string {
  return value === null ? texts.statistics.none : texts.statistics.percent(value);
}

function decimal(value: number | null): string {
  return value === null ? texts.statistics.none : texts.statistics.decimal(value);
}
