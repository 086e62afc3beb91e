import type { AnswerAnalysis, GivenAnswer } from '@bandwise/api-contract/admin';
import { Meter } from '@bandwise/ui/figures/meter.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { Anchor, Stack, Text } from '@mantine/core';
import { IconCheck, IconKey, IconPlusMinus, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { regradePath } from '../../../shared/regrade/paths.ts';
import { ListTable, type Column } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';

const { answers: words } = texts.statistics;

type Blank = AnswerAnalysis['blanks'][number];
type Third = keyof AnswerAnalysis['thirds'];

/** A row for an answer, for all unlisted answers, or for blanks. */
interface Row {
  readonly id: string;
  readonly answer: GivenAnswer | null;
  readonly label: string;
  readonly count: number;
}

interface AnswersTableProps {
  readonly analysis: AnswerAnalysis;
  readonly blank: Blank;
}

/** Answers with a bar for each third of the learners. For a good question, the bars of the key grow towards the best third. */
export function AnswersTable({ analysis, blank }: AnswersTableProps) {
  const rows = rowsOf(blank);
  const third = (name: Third): Column<Row> => ({
    head: words[name](analysis.thirds[name]),
    isWide: true,
    width: 130,
    render: ({ answer }) => answer && <Share count={answer.thirds[name]} of={analysis.thirds[name]} />,
  });
  return (
    <ListTable
      label={words.answersTo(blank.address)}
      rows={rows}
      columns={[
        { head: words.answer, render: (row) => <Answer row={row} analysis={analysis} blank={blank} /> },
        {
          head: words.count,
          isNumber: true,
          width: 90,
          render: ({ count }) => count.toLocaleString('en-GB'),
        },
        third('upper'),
        third('middle'),
        third('lower'),
      ]}
    />
  );
}

function rowsOf({ answers, others, blank }: Blank): readonly Row[] {
  const rows = answers.map((answer): Row => ({
    id: `given ${answer.answer}`,
    answer,
    label: answer.label,
    count: answer.count,
  }));
  const rest = [
    { id: 'others', answer: null, label: words.others(others), count: others },
    { id: 'blank', answer: null, label: words.blank, count: blank },
  ];
  return [...rows, ...rest.filter(({ count }) => count > 0)];
}

interface AnswerProps extends AnswersTableProps {
  readonly row: Row;
}

/** An answer with its verdict. On a phone, the best and the weakest third are below it. */
function Answer({ row: { answer, label }, analysis: { sectionID, thirds }, blank }: AnswerProps) {
  if (!answer) return <Text c="dimmed">{label}</Text>;
  const isTyped = blank.kind === 'typed';
  return (
    <Stack gap={4} align="flex-start" style={{ overflowWrap: 'anywhere' }}>
      <Text fw={600}>{label}</Text>
      {isTyped ? <Verdict answer={answer} /> : answer.is_key && <KeyTag />}
      <Text size="sm" hiddenFrom="sm">
        {words.shares(percentOf(answer.thirds.upper, thirds.upper), percentOf(answer.thirds.lower, thirds.lower))}
      </Text>
      {answer.forms.length > 0 && (
        <Text size="sm" c="dimmed">
          {words.alsoWritten(answer.forms.join(', '))}
        </Text>
      )}
      {isTyped && answer.right < answer.count && (
        <Anchor
          component={Link}
          to={regradePath(sectionID, blank.address, answer.answer)}
          underline="always"
          aria-label={words.acceptAnswer(answer.answer)}
        >
          {words.accept}
        </Anchor>
      )}
    </Stack>
  );
}

function KeyTag() {
  return (
    <StateTag tone="right" Icon={IconKey}>
      {words.chosen}
    </StateTag>
  );
}

function Verdict({ answer: { right, count } }: { readonly answer: GivenAnswer }) {
  if (right === count) {
    return (
      <StateTag tone="right" Icon={IconCheck}>
        {words.right}
      </StateTag>
    );
  }
  return right === 0 ? (
    <StateTag tone="wrong" Icon={IconX}>
      {words.wrong}
    </StateTag>
  ) : (
    <StateTag tone="warn" Icon={IconPlusMinus}>
      {words.both(right)}
    </StateTag>
  );
}

/** The share of a third of the learners that gave the answer. */
function Share({ count, of }: { readonly count: number; readonly of: number }) {
  const percent = percentOf(count, of);
  return (
    <Stack gap={4}>
      <Meter percent={percent} />
      <Text size="sm">{texts.statistics.percent(percent)}</Text>
    </Stack>
  );
}

function percentOf(count: number, of: number): number {
  return of === 0 ? 0 : (100 * count) / of;
}
