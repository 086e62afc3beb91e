import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Button, Group, Text } from '@mantine/core';
import { Pager } from '../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../shared/query/query-status.tsx';
import { useTypedSearch } from '../../../shared/search/use-typed-search.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ResultFilters } from './result-filters.tsx';
import { isNarrowed } from './result-params.ts';
import { useExportResults, useResults } from './results-query.ts';
import { ResultsTable } from './results-table.tsx';
import { useResultParams } from './use-result-params.ts';

interface ResultsListProps {
  /** All of one learner's, whatever the address says. */
  readonly learner?: string;
}

/** The list for the parameters in the address: filters, rows, pages and the file. */
export function ResultsList({ learner }: ResultsListProps) {
  const { params: written, change } = useResultParams();
  const params = learner === undefined ? written : { ...written, learner };
  const { typed, type } = useTypedSearch(params.search, (search) => change({ search }, { replace: true }));
  const results = useResults(params);
  const exporting = useExportResults();
  const { page = 1, pages = 1, total = 0, has_more = false, results: rows = [] } = results.data ?? {};
  return (
    <>
      <ResultFilters params={params} search={typed} onSearch={type} onChange={change} />
      <QueryStatus query={results} loading={texts.results.loading} failed={texts.results.failed} />
      {results.isSuccess && total === 0 && (
        <EmptyState
          title={isNarrowed(params) ? texts.results.noneFound : texts.results.none}
          description={isNarrowed(params) ? texts.results.noneFoundDetail : texts.results.noneDetail}
        />
      )}
      {results.isSuccess && total > 0 && (
        <>
          <Group justify="space-between">
            <Text c="dimmed" size="sm" role="status">
              {texts.results.count(total, has_more)}
            </Text>
            <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate(params)}>
              {texts.results.export}
            </Button>
          </Group>
          <ResultsTable
            results={rows}
            params={params}
            onChange={change}
            {...(learner !== undefined && { isOfOne: true })}
          />
          <Pager label={texts.results.title} page={page} pages={pages} onPage={(next) => change({ page: next })} />
        </>
      )}
    </>
  );
}
