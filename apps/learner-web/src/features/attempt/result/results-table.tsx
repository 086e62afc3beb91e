import type { MarkedBody } from '@bandwise/api-contract/learner';
import { rangeLabel, type DeliveryGroup } from '@bandwise/domain';
import { VerdictIcon, verdictKind, wrongText, type VerdictKind } from '@bandwise/ui/questions/verdict/verdict-note.tsx';
import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { givenText, keysText } from '@bandwise/ui/review/explained-questions.ts';
import { answerNames } from '@bandwise/ui/review/name-answers.ts';
import classes from './results.module.css';

type Marked = Pick<MarkedBody, 'verdicts' | 'keys' | 'withheld'>;

interface ResultsRow {
  readonly number: number;
  /** `14` or `21–22`. */
  readonly label: string;
  /** null: nothing was given. */
  readonly answer: string | null;
  readonly correct: string;
  readonly verdict: VerdictKind;
  /** The word for a wrong answer. */
  readonly wrong: string;
  readonly marks: number;
  readonly total: number;
}

/** One row for each marked question, in order. */
export function resultsRows(
  { verdicts, keys, withheld = [] }: Marked,
  groups: readonly DeliveryGroup[],
): readonly ResultsRow[] {
  const nameAnswer = answerNames(groups);
  return verdicts.map((verdict) => ({
    number: verdict.number,
    label: rangeLabel(verdict.numbers),
    answer: givenText(verdict, nameAnswer),
    correct: withheld.includes(verdict.number) ? texts.attempt.withheldKey : keysText(verdict, keys, nameAnswer),
    verdict: verdictKind(verdict),
    wrong: wrongText(verdict),
    marks: verdict.marks,
    total: verdict.total,
  }));
}

interface ResultsTableProps {
  readonly result: Marked;
  /** The groups of the answered section. */
  readonly groups: readonly DeliveryGroup[];
  /** The question that is explained; null: none is. */
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
}

/** A row is chosen anywhere on it, from the keyboard by its number. */
export function ResultsTable({ result, groups, chosen, onChoose }: ResultsTableProps) {
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
        {resultsRows(result, groups).map((row) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button in it is for the keyboard
          <tr key={row.number} data-chosen={row.number === chosen || undefined} onClick={() => onChoose(row.number)}>
            <th scope="row">
              <button
                type="button"
                className={classes['choose']}
                title={texts.teaching.choose}
                aria-current={row.number === chosen || undefined}
              >
                {row.label}
              </button>
            </th>
            <td data-label={columns.given}>{row.answer ?? texts.attempt.noAnswer}</td>
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
  const { verdicts } = texts.attempt;
  return (
    <span className={classes['verdict']} data-verdict={row.verdict}>
      <VerdictIcon kind={row.verdict} />
      <span>{{ ...verdicts, wrong: row.wrong, partial: verdicts.partial(row.marks, row.total) }[row.verdict]}</span>
    </span>
  );
}
