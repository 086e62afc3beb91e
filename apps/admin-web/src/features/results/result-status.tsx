import { PageHead } from '../../shared/page/page-head.tsx';
import { Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryStatus } from '../../shared/query/query-status.tsx';
import { RESULTS_PATH } from '../../shared/results/paths.ts';
import { texts } from '../../shared/texts/texts.ts';

interface ResultStatusProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isError' | 'isPending' | 'refetch'>;
  readonly loading: string;
  readonly failed: string;
  readonly notFound?: string;
}

/** The state until a result is loaded, with different messages for a missing one and a failure. */
export function ResultStatus({ notFound = texts.results.one.notFound, ...props }: ResultStatusProps) {
  return (
    <Stack>
      <PageHead title={texts.results.title} />
      <QueryStatus {...props} missing={{ title: notFound, to: RESULTS_PATH, label: texts.results.title }} />
    </Stack>
  );
}
