import type { Criterion } from './criteria.ts';

/** The part of an assessment that its assessor writes. */
interface Content {
  /** Each criterion's band. */
  readonly bands: Readonly<Partial<Record<Criterion, number>>>;
  readonly comments: readonly {
    readonly id: string;
    readonly kind: string;
    readonly recordingID?: string;
    readonly start: number;
    readonly end: number;
    readonly text: string;
    readonly correction: string | null;
  }[];
  readonly summary: string;
}

/** Whether the server stores both alike: it trims texts, and the order of fields has no meaning, because the database chooses it. */
export function isSameContent(one: Content, other: Content): boolean {
  return comparable(one) === comparable(other);
}

function comparable({ bands, comments, summary }: Content): string {
  const sorted = Object.entries(bands).sort(([a], [b]) => (a < b ? -1 : 1));
  const listed = comments.map(({ id, kind, recordingID = null, start, end, text, correction }) => [
    id,
    kind,
    recordingID,
    start,
    end,
    text.trim(),
    correction,
  ]);
  return JSON.stringify([sorted, listed, summary.trim()]);
}
