import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryStatus } from '../../shared/query/query-status.tsx';
import { RESULTS_PATH } from '../../shared/results/paths.ts';
import { texts } from '../../shared/texts/texts.ts';

interface ResultStatusProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isError' | 'isPending' | 'refetch'>;
  readonly loading: string;
  readonly failed: string;
}

const GONE = { title: texts.results.one.notFound, to: RESULTS_PATH, label: texts.results.title };

/** Until a result is there; one that is not is told apart from one that could not be loaded. */
export function ResultStatus(props: ResultStatusProps) {
  return (
    <Stack>
      <PageHead title={texts.results.title} />
      <QueryStatus {...props} gone={GONE} />
    </Stack>
  );
}
