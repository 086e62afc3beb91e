import type { CommentBody, CriterionBandsBody } from '@bandwise/api-contract/learner';

export type AssessmentComment = Readonly<CommentBody>;

/** The part of an assessment that its assessor writes. */
export interface AssessmentContent {
  readonly bands: Readonly<CriterionBandsBody>;
  readonly comments: readonly AssessmentComment[];
  readonly summary: string;
}

export const EMPTY_CONTENT: AssessmentContent = { bands: {}, comments: [], summary: '' };

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
