import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import type { ResultsRow, RowVerdict } from './results-rows.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './results.module.css';

const ICONS = {
  right: IconCheck,
  partly: IconMinus,
  wrong: IconX,
  blank: IconMinus,
} as const satisfies Record<RowVerdict, typeof IconCheck>;

export function ResultsTable({ rows }: { rows: readonly ResultsRow[] }) {
  const { columns } = texts.attempt;
  return (
    <table className={classes['table']}>
      <caption>
        <VisuallyHidden>{texts.attempt.resultsCaption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.given}</th>
          <th scope="col">{columns.correct}</th>
          <th scope="col">{columns.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <th scope="row">{row.label}</th>
            <td data-label={columns.given}>{row.given ?? texts.attempt.noAnswer}</td>
            <td data-label={columns.correct}>{row.correct}</td>
            <td>
              <Verdict row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Verdict({ row }: { row: ResultsRow }) {
  const Icon = ICONS[row.verdict];
  const { verdicts } = texts.attempt;
  return (
    <span className={classes['verdict']} data-verdict={row.verdict}>
      <Icon size="1.125em" stroke={3} aria-hidden />
      {row.verdict === 'partly' ? verdicts.partly(row.marks, row.total) : verdicts[row.verdict]}
    </span>
  );
}
