import type { ResultRow, ResultSort } from '@bandwise/api-contract/admin';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { Anchor, Text } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { assessmentPath } from '../../../shared/assessing/paths.ts';
import { attemptPath, learnerPath, sittingPath } from '../../../shared/results/paths.ts';
import { ListTable, type Column, type ColumnSort } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { bandText, learnerName } from '../names.ts';
import { SubmissionOutcome } from '../submission-outcome.tsx';
import { sortBy, type ResultParams } from './result-params.ts';

const { columns } = texts.results;

interface ResultsTableProps {
  readonly results: readonly ResultRow[];
  readonly params: ResultParams;
  readonly onChange: (change: Partial<ResultParams>) => void;
  /** Whether all results belong to one learner, whose name is shown elsewhere. */
  readonly isOfOne?: boolean;
}

/** Phones show learner, test and marks; wider screens all columns. */
export function ResultsTable({ results, params, onChange, isOfOne = false }: ResultsTableProps) {
  const sort = (column: ResultSort): ColumnSort => ({
    direction: params.sort !== column ? 'none' : params.order === 'asc' ? 'ascending' : 'descending',
    onSort: () => onChange(sortBy(params, column)),
  });
  const test: Column<ResultRow> = {
    head: columns.test,
    isWide: !isOfOne,
    sort: sort('test'),
    render: (result) => <Test result={result} isAlone={isOfOne} />,
  };
  return (
    <ListTable
      label={texts.results.title}
      rows={results}
      columns={[
        ...(isOfOne
          ? []
          : [
              {
                head: columns.learner,
                sort: sort('learner'),
                render: (result: ResultRow) => <Learner result={result} />,
              },
            ]),
        test,
        {
          head: columns.submitted,
          isWide: true,
          width: 180,
          sort: sort('submitted'),
          render: ({ submitted_at }) => <Moment at={submitted_at} to="minute" />,
        },
        {
          head: columns.minutes,
          isWide: true,
          isNumber: true,
          render: ({ seconds }) => (seconds === null ? '–' : Math.round(seconds / 60)),
        },
        {
          head: columns.marks,
          isNumber: true,
          width: 110,
          sort: sort('marks'),
          render: (result) => <Marks result={result} />,
        },
      ]}
    />
  );
}

interface CellProps {
  readonly result: ResultRow;
}

/** The learner. On a phone the test and the time are below the name. */
function Learner({ result }: CellProps) {
  const { learner } = result;
  return (
    <>
      {learner ? (
        <Anchor component={Link} to={learnerPath(learner.id)} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {learnerName(learner)}
        </Anchor>
      ) : (
        <Text fs="italic" c="dimmed">
          {learnerName(learner)}
        </Text>
      )}
      {learner && (
        <Text size="sm" c="dimmed" visibleFrom="sm" style={{ overflowWrap: 'anywhere' }}>
          {learner.email}
        </Text>
      )}
      <Text component="div" size="sm" hiddenFrom="sm">
        <Test result={result} isAlone />
      </Text>
    </>
  );
}

/** The test with a link to the answers. `isAlone`: no other column shows the time. */
function Test({ result, isAlone }: CellProps & { readonly isAlone: boolean }) {
  const { title, skill, submitted_at } = result;
  return (
    <>
      <Anchor component={Link} to={pathOf(result)} inherit style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Anchor>
      <Text size="sm" c="dimmed">
        {texts.exams.skills[skill]}
        {result.kind !== 'exam' && `, ${partLabel(skill, result.part_number)}`}
        {result.kind !== 'exam' && result.sitting_id !== null && ` · ${texts.results.inSitting}`}
      </Text>
      {isAlone && (
        <Text size="sm" c="dimmed" hiddenFrom="sm">
          <Moment at={submitted_at} to="minute" />
        </Text>
      )}
    </>
  );
}

function pathOf(result: ResultRow): string {
  if (result.kind === 'submission') return assessmentPath(result.id);
  return result.kind === 'section' ? attemptPath(result.id) : sittingPath(result.sitting_id);
}

/** Marks counted by the learner's device look different from those of the server. */
function Marks({ result }: CellProps) {
  if (result.kind === 'submission') return <SubmissionOutcome submission={result} />;
  const { marks, total } = result;
  return (
    <>
      <Text style={{ whiteSpace: 'nowrap' }}>{marks === null ? '–' : texts.results.marks(marks, total)}</Text>
      {result.kind === 'exam' && result.band && (
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {texts.results.band(bandText(result.band))}
        </Text>
      )}
      {result.kind === 'section' && result.source === 'reported' && (
        <StateTag Icon={IconDeviceMobile}>{texts.results.reported}</StateTag>
      )}
    </>
  );
}
