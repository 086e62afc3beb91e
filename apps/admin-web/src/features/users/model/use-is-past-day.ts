import { isPastDay } from '@bandwise/api-contract/client';
import { usePublicConfig } from '../../../shared/account/public-config.ts';

/** Whether a day (yyyy-MM-dd) is over in the time zone of the deployment. */
export function useIsPastDay(): (day: string) => boolean {
  const timeZone = usePublicConfig()?.timeZone ?? 'UTC';
  return (day) => isPastDay(day, { now: new Date(), timeZone });
}
