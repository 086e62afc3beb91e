interface Correction {
  readonly date: string;
  readonly before: number;
  readonly after: number;
  readonly total: number;
  readonly reason: string;
  readonly isUndo: boolean;
}

/** A result that was changed after it was handed in. */
export const corrections = {
  line: ({ date, before, after, total, reason, isUndo }: Correction) => {
    const what = isUndo
      ? `A correction of this result was taken back on ${date}`
      : `This result was put right on ${date}`;
    const why = reason === '' ? '.' : `, because: ${reason}`;
    return `${what}: was ${before}, now ${after} of ${total}${why}`;
  },
};
