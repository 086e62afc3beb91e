import { dayText, minuteText } from './date-text.ts';

const TEXTS = { day: dayText, minute: minuteText } as const;

/** A moment as its day, or to the minute, where the reader is. */
export function Moment({ at, to = 'day' }: { at: string; to?: keyof typeof TEXTS }) {
  return <time dateTime={at}>{TEXTS[to](at)}</time>;
}
