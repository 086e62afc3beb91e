import { Button } from '@bandwise/ui/controls/button.tsx';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Skeleton } from '@bandwise/ui/feedback/skeleton.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { texts } from '../texts/texts.ts';

interface Query<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface QueryFrameProps<T> extends Pick<ComponentProps<typeof Skeleton>, 'count' | 'shape'> {
  readonly query: Query<T>;
  readonly loading: string;
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
}

/** A query that is loading, has failed, or has data. Earlier data stays if loading it again fails. */
export function QueryFrame<T>({ query, loading, failed, children, ...skeleton }: QueryFrameProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Skeleton {...skeleton}>{loading}</Skeleton>;
  return (
    <EmptyState
      title={failed}
      description={query.error.message}
      action={<Button onClick={() => void query.refetch()}>{texts.common.retry}</Button>}
    />
  );
}
