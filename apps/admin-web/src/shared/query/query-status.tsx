import { Button, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { texts } from '../texts/texts.ts';

interface QueryStatusProps {
  readonly query: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>;
  /** Absent: nothing is said meanwhile. */
  readonly loading?: string;
  readonly failed: string;
}

/** What a screen shows until it has what it asked the server for; nothing from then on. */
export function QueryStatus({ query, loading, failed }: QueryStatusProps) {
  if (query.isPending) return loading === undefined ? null : <Text>{loading}</Text>;
  if (!query.isError) return null;
  return (
    <Stack align="flex-start">
      <Text role="alert">{failed}</Text>
      <Button onClick={() => void query.refetch()}>{texts.common.retry}</Button>
    </Stack>
  );
}
