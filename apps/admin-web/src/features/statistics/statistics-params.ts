import {
  STATISTICS_TAKES,
  STATISTICS_VERSIONS,
  type StatisticsTake,
  type StatisticsVersions,
} from '@bandwise/api-contract/admin';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parameters of a page of statistics, stored in its address. */
export interface StatisticsParams {
  readonly take: StatisticsTake;
  readonly versions: StatisticsVersions;
  /** Shows the figures even of few attempts. */
  readonly showsFew: boolean;
  /** The address of the question whose answers are shown. */
  readonly question: string | null;
}

export function useStatisticsParams() {
  const [address, setAddress] = useSearchParams();
  const params = useMemo(
    (): StatisticsParams => ({
      take: STATISTICS_TAKES.find((take) => take === address.get('take')) ?? 'first',
      versions: STATISTICS_VERSIONS.find((versions) => versions === address.get('versions')) ?? 'same',
      showsFew: address.get('few') === 'show',
      question: address.get('question'),
    }),
    [address],
  );
  return {
    params,
    change: (change: Partial<StatisticsParams>) => setAddress(write({ ...params, ...change }), { replace: true }),
  };
}

function write({ take, versions, showsFew, question }: StatisticsParams): Record<string, string> {
  return {
    ...(take === 'first' ? {} : { take }),
    ...(versions === 'same' ? {} : { versions }),
    ...(showsFew ? { few: 'show' } : {}),
    ...(question === null ? {} : { question }),
  };
}
