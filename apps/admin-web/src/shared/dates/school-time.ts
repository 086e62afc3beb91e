/** The time of the school at a moment, as fields of the type `datetime-local` have it: `2026-11-23T09:05`. */
export function toSchoolTime(at: Date | number | string, timeZone: string): string {
  const form = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return form.format(new Date(at)).replace(' ', 'T');
}

/** The moment at which the clock of the school says so, as the calls take it; null: no day and time. */
export function fromSchoolTime(time: string, timeZone: string): string | null {
  const asIfUtc = Date.parse(`${time}Z`);
  if (Number.isNaN(asIfUtc)) return null;
  let at = asIfUtc;
  // The second pass matters where the first one crosses a change of the clocks.
  for (let pass = 0; pass < 2; pass += 1) {
    at += asIfUtc - Date.parse(`${toSchoolTime(at, timeZone)}Z`);
    if (Number.isNaN(at)) return null;
  }
  return new Date(at).toISOString();
}

/** Writes a moment in the time of the school, as `23 Nov 2026, 09:05`. */
export function schoolMinute(at: string, timeZone: string): string {
  const form = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return form.format(new Date(at)).replace('Sept', 'Sep');
}
