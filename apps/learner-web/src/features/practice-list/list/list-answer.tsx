import type { SectionListRow } from '@bandwise/api-contract/learner';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Skeleton } from '@bandwise/ui/feedback/skeleton.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';

interface ListAnswerProps {
  readonly list: UseQueryResult<{ readonly sections: readonly SectionListRow[] }>;
  readonly children: (sections: readonly SectionListRow[]) => ReactNode;
}

/** A requested list: loading, failed, or loaded. An earlier copy stays where a new one did not arrive. */
export function ListAnswer({ list, children }: ListAnswerProps) {
  if (list.isPending) return <Skeleton count={8}>{texts.practiceList.loading}</Skeleton>;
  if (list.data) return children(list.data.sections);
  return (
    <EmptyState
      title={texts.practiceList.failed}
      description={list.error.message}
      action={<Button onClick={() => void list.refetch()}>{texts.common.retry}</Button>}
    />
  );
}
