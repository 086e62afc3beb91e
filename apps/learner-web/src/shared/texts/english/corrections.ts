import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

interface Correction {
  readonly date: string;
  readonly before: number;
  readonly after: number;
  readonly total: number;
  readonly reason: string;
  readonly isUndo: boolean;
}

/** A result that was changed after it was submitted. */
export const corrections = catalogue('corrections', {
  line: ({ date, before, after, total, reason, isUndo }: Correction) => {
    const what = isUndo ? 'A correction to this result was undone' : 'This result was corrected';
    const why = reason === '' ? '' : ` Reason: ${reason}`;
    return `${what} on ${date}. Your marks changed from ${before} to ${after} of ${total}.${why}`;
  },
} as const);
