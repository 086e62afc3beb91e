import type { Draft, ExamSort, ListedExam } from '@bandwise/api-contract/admin';
import { skills } from '@bandwise/domain';
import { Badge, Stack } from '@mantine/core';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { useDrafts } from '../../../shared/exams/drafts.ts';
import { ListTable, type Column, type ColumnSort } from '../../../shared/table/list-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import type { ListedPart } from '../api/listed-tests.ts';
import { sortBy, type ListParams } from '../model/list-params.ts';
import { RowControls } from '../row-actions/row-controls.tsx';
import { StateBadge } from '../../../shared/exams/state-badge.tsx';
import { DraftBadge } from './draft-badge.tsx';
import { TestName } from './test-name.tsx';
import { useToggledRows } from './use-toggled-rows.ts';

/** A test, or one part of a test that is opened. */
interface Row {
  readonly id: string;
  readonly exam: ListedExam;
  readonly part: ListedPart | null;
}

interface TestsTableProps {
  readonly exams: readonly ListedExam[];
  readonly params: ListParams;
  readonly onChange: (change: Partial<ListParams>) => void;
}

const { columns } = texts.exams;

/** Phones show the name and the actions of a row, tablets its attempts and state too, and wide screens all columns. */
export function TestsTable({ exams, params, onChange }: TestsTableProps) {
  const { skill } = params;
  const { toggled, toggle } = useToggledRows();
  const isOpen = (exam: ListedExam) => opensItself(exam) !== toggled.includes(exam.exam_id);
  const rows = exams.flatMap((exam): readonly Row[] => [
    { id: exam.exam_id, exam, part: null },
    ...(isOpen(exam) && exam.parts.length > 1 ? exam.parts.map((part) => ({ id: part.id, exam, part })) : []),
  ]);
  const drafts = useDrafts().data ?? [];
  const draftOf = (exam: ListedExam) => drafts.find(({ exam_id }) => exam_id === exam.exam_id);
  const sort = (column: ExamSort): ColumnSort => ({
    direction: params.sort !== column ? 'none' : params.order === 'asc' ? 'ascending' : 'descending',
    onSort: () => onChange(sortBy(params, column)),
  });
  const count = (head: string, column: ExamSort, of: (counted: ListedExam | ListedPart) => number): Column<Row> => ({
    head,
    isWide: column === 'attempts' || 'lg',
    isNumber: true,
    sort: sort(column),
    render: ({ exam, part }) => of(part ?? exam),
  });
  return (
    <ListTable
      label={texts.exams.title}
      rows={rows}
      columns={[
        {
          head: columns.title,
          sort: sort('title'),
          render: ({ exam, part }) => (
            <TestName
              exam={exam}
              draft={draftOf(exam)}
              part={part}
              skill={skill}
              isOpen={isOpen(exam)}
              onToggle={() => toggle(exam.exam_id)}
            />
          ),
        },
        ...(skills[skill].isMarked
          ? [
              count(columns.questions, 'questions', ({ questions_count }) => questions_count),
              count(columns.time, 'time', ({ time }) => time),
              count(columns.attempts, 'attempts', ({ attempts }) => attempts),
            ]
          : []),
        {
          head: columns.state,
          isWide: true,
          render: ({ exam, part }) => <States exam={exam} part={part} draft={draftOf(exam)} />,
        },
        {
          head: columns.updated,
          isWide: 'lg',
          sort: sort('updated'),
          render: ({ exam, part }) => part === null && <Moment at={exam.updated_at} />,
        },
        {
          head: columns.actions,
          render: ({ exam, part }) => (
            <RowControls
              test={{
                skill,
                exam_id: exam.exam_id,
                revision: exam.revision,
                state: exam.state,
                title: exam.title,
                parts: exam.parts,
                part: part ?? (exam.parts.length === 1 ? (exam.parts[0] ?? null) : null),
              }}
            />
          ),
        },
      ]}
    />
  );
}

interface StatesProps {
  readonly exam: ListedExam;
  readonly part: ListedPart | null;
  readonly draft: Draft | undefined;
}

/** A part shows only its findings, because it is published with its test. */
function States({ exam, part, draft }: StatesProps) {
  const { errors, warnings } = (part ?? exam).findings;
  return (
    <Stack gap={4} align="flex-start">
      {part === null && <StateBadge state={exam.state} />}
      {part === null && draft && <DraftBadge draft={draft} />}
      {errors + warnings > 0 && (
        <Badge miw="max-content" variant="light" color="yellow">
          {texts.exams.findings(errors + warnings)}
        </Badge>
      )}
    </Stack>
  );
}

/** A test opens if only some of its parts match the search. */
function opensItself({ parts }: ListedExam): boolean {
  return parts.some(({ found }) => !found);
}
