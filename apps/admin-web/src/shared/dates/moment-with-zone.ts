import { minuteText } from '@bandwise/ui/dates/date-text.ts';

/** A day and a time with the time zone: what is still to come must not be taken for the time of another place. */
export function momentWithZone(at: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' }).formatToParts(new Date(at));
  return `${minuteText(at)} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''}`.trim();
}
