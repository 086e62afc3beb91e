import type { CommentBody, CriterionBandsBody } from '@bandwise/api-contract/learner';

export type AssessmentComment = Readonly<CommentBody>;

/** The part of an assessment that its assessor writes. */
export interface AssessmentContent {
  readonly bands: Readonly<CriterionBandsBody>;
  readonly comments: readonly AssessmentComment[];
  readonly summary: string;
}

export const EMPTY_CONTENT: AssessmentContent = { bands: {}, comments: [], summary: '' };

/** Whether the server stores both alike: it trims texts, and the order of fields has no meaning. */
export function isSameContent(one: AssessmentContent, other: AssessmentContent): boolean {
  return comparable(one) === comparable(other);
}

function comparable({ bands, comments, summary }: AssessmentContent): string {
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

/** Comments in the order of their recordings, and of their stretches. A text has no recordings. */
export function sortComments(
  comments: readonly AssessmentComment[],
  recordings: readonly { readonly id: string }[] = [],
): readonly AssessmentComment[] {
  const orders = new Map(recordings.map(({ id }, index) => [id, index]));
  const orderOf = ({ recordingID = '' }: AssessmentComment) => orders.get(recordingID) ?? 0;
  return [...comments].sort(
    (one, other) => orderOf(one) - orderOf(other) || one.start - other.start || one.end - other.end,
  );
}

/** A comment that was begun and has neither words nor a correction. */
export function isBlankComment({ text, correction }: AssessmentComment): boolean {
  return text.trim() === '' && correction === null;
}
