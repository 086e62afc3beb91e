import type { SectionListRow } from '@bandwise/api-contract/learner';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryFrame } from '../../../shared/query/query-frame.tsx';
import { texts } from '../../../shared/texts/texts.ts';

interface ListAnswerProps {
  readonly list: UseQueryResult<{ readonly sections: readonly SectionListRow[] }>;
  readonly children: (sections: readonly SectionListRow[]) => ReactNode;
}

/** The sections of a skill: loading, failed, or loaded. */
export function ListAnswer({ list, children }: ListAnswerProps) {
  const { loading, failed } = texts.practiceList;
  return (
    <QueryFrame query={list} count={8} loading={loading} failed={failed}>
      {({ sections }) => children(sections)}
    </QueryFrame>
  );
}
