/** A moment as the day it is here, or a day (yyyy-MM-dd) as itself. */
export function Day({ at }: { readonly at: string }) {
  const date = new Date(at.includes('T') ? at : `${at}T00:00:00`);
  return <time dateTime={at}>{date.toLocaleDateString('en-GB')}</time>;
}
