import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Stack, Text } from '@mantine/core';
import { CreateExamButton } from '../../../shared/exams/create-exam-button.tsx';
import { Pager } from '../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useListedTests } from '../api/listed-tests.ts';
import { isNarrowed, type ListParams } from '../model/list-params.ts';
import { TestsTable } from './tests-table.tsx';

interface TestsListProps {
  readonly params: ListParams;
  readonly onChange: (change: Partial<ListParams>) => void;
}

/** A row for each test, which opens to its parts. */
export function TestsList({ params, onChange }: TestsListProps) {
  const tests = useListedTests(params);
  if (!tests.isSuccess) {
    return <QueryStatus query={tests} loading={texts.exams.loading} failed={texts.exams.failed} />;
  }
  const { exams, total, page, pages } = tests.data;
  if (exams.length === 0) {
    return isNarrowed(params) ? (
      <EmptyState title={texts.exams.noneFound} description={texts.exams.tryAnother} />
    ) : (
      <EmptyState title={texts.exams.noneOfType(params.skill)} action={<CreateExamButton skill={params.skill} />} />
    );
  }
  return (
    <Stack>
      <Text c="dimmed" size="sm" role="status">
        {texts.exams.count(total)}
      </Text>
      <TestsTable exams={exams} params={params} onChange={onChange} />
      <Pager label={texts.exams.title} page={page} pages={pages} onPage={(next) => onChange({ page: next })} />
    </Stack>
  );
}
