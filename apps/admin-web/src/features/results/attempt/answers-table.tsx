import type { ResultDetail } from '@bandwise/api-contract/admin';
import { VerdictIcon } from '@bandwise/ui/questions/verdict/verdict-note.tsx';
import { explainedQuestions, type ExplainedQuestion } from '@bandwise/ui/review/explained-questions.ts';
import { whyText } from '@bandwise/ui/review/why-text.ts';
import { RichText } from '@bandwise/ui/rich-text/rich-text.tsx';
import { Group, Text } from '@mantine/core';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { secondsText } from '../names.ts';

const words = texts.results.one;
const { columns } = words;

interface Row {
  readonly id: string;
  readonly question: ExplainedQuestion;
  readonly marks: number;
  readonly total: number;
  /** Seconds from the start to the last change of the answer; null if unknown. */
  readonly after: number | null;
}

/** Every question: answer, key, verdict with its reason, and time. */
export function AnswersTable({ detail }: { readonly detail: ResultDetail }) {
  const rows = rowsOf(detail);
  return (
    <ListTable
      label={words.answers}
      rows={rows}
      columns={[
        { head: columns.number, width: 90, render: ({ question }) => question.label },
        { head: columns.given, render: (row) => <Given row={row} /> },
        { head: columns.key, isWide: true, render: ({ question }) => question.key },
        { head: columns.verdict, width: 130, render: (row) => <Verdict row={row} /> },
        { head: columns.why, isWide: true, render: (row) => <Why row={row} /> },
        ...(rows.some(({ after }) => after !== null)
          ? [{ head: columns.after, isWide: true, isNumber: true, render: ({ after }: Row) => secondsText(after) }]
          : []),
      ]}
    />
  );
}

function rowsOf({ section, result, answered_after }: ResultDetail): readonly Row[] {
  return explainedQuestions(section, result).map((question, index) => {
    const { marks = 0, total = 0, numbers = [] } = result.verdicts[index] ?? {};
    const times = Object.entries(answered_after).flatMap(([address, seconds]) =>
      numbers.includes(Number(address.split('-')[0])) ? [seconds] : [],
    );
    return {
      id: String(question.number),
      question,
      marks,
      total,
      after: times.length === 0 ? null : Math.max(...times),
    };
  });
}

interface CellProps {
  readonly row: Row;
}

/** The answer; on a phone with the key below. */
function Given({ row }: CellProps) {
  const { answer, key, verdict } = row.question;
  return (
    <>
      <Text style={{ overflowWrap: 'anywhere' }}>{answer ?? words.nothing}</Text>
      {verdict !== 'correct' && (
        <Text size="sm" c="dimmed" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
          {columns.key}: {key}
        </Text>
      )}
    </>
  );
}

const COLOURS = {
  correct: 'var(--bw-right)',
  wrong: 'var(--bw-wrong)',
  blank: 'var(--bw-blank)',
  partial: 'var(--bw-text)',
};

function Verdict({ row: { question, marks, total } }: CellProps) {
  const { verdict } = question;
  const text = verdict === 'partial' ? words.verdicts.partial(marks, total) : words.verdicts[verdict];
  return (
    <Group gap={6} wrap="nowrap" c={COLOURS[verdict]} fw={600}>
      <VerdictIcon kind={verdict} />
      {text}
    </Group>
  );
}

function Why({ row: { question } }: CellProps) {
  return (
    <>
      {whyText(question)}
      {question.explanations.map((html) => (
        <RichText key={html} html={html} />
      ))}
    </>
  );
}
