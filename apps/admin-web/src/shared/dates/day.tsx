/** A moment as the day it is here, or a day (yyyy-MM-dd) as itself. */
export function Day({ at }: { readonly at: string }) {
  return <time dateTime={at}>{dayText(at)}</time>;
}

/** As `Day` shows it, within a sentence. */
export function dayText(at: string): string {
  const date = new Date(at.includes('T') ? at : `${at}T00:00:00`);
  return date.toLocaleDateString('en-GB');
}
