import { ApiError } from '@bandwise/api-contract/client';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Skeleton } from '@bandwise/ui/feedback/skeleton.tsx';
import { Button, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { texts } from '../texts/texts.ts';

interface QueryStatusProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isPending' | 'isError' | 'refetch'>;
  /** The text while loading; absent for none. */
  readonly loading?: string;
  readonly failed: string;
  /** The message and link for missing or deleted content. */
  readonly missing?: { readonly title: string; readonly to: string; readonly label: string };
}

/** The state of a query until its data is loaded; nothing from then on. */
export function QueryStatus({ query, loading, failed, missing }: QueryStatusProps) {
  if (query.isPending) return loading === undefined ? null : <Skeleton count={3}>{loading}</Skeleton>;
  if (!query.isError) return null;
  if (missing && isGone(query.error))
    return (
      <EmptyState
        title={missing.title}
        action={
          <Button component={Link} to={missing.to}>
            {missing.label}
          </Button>
        }
      />
    );
  return (
    <Stack align="flex-start">
      <Text role="alert">{failed}</Text>
      <Button onClick={() => void query.refetch()}>{texts.common.retry}</Button>
    </Stack>
  );
}

/** An address that names nothing is refused before anything is looked for. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
