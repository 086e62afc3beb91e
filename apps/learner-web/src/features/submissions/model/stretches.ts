import type { CommentBody } from '@bandwise/api-contract/learner';

/** A stretch of a text in which the same comments apply. */
export interface Stretch {
  readonly start: number;
  readonly text: string;
  /** The comments on this stretch. */
  readonly on: readonly NumberedComment[];
  /** The comments that end with this stretch. */
  readonly ending: readonly NumberedComment[];
}

/** A comment with its number, from 1 in the order of the text. */
export interface NumberedComment extends CommentBody {
  readonly number: number;
}

export function numberComments(comments: readonly CommentBody[]): readonly NumberedComment[] {
  return [...comments]
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .map((comment, index) => Object.assign({ number: index + 1 }, comment));
}

/** Splits a text where a comment begins or ends. Comments may overlap. An empty stretch takes one character, so that it is visible. */
export function stretchesOf(text: string, comments: readonly NumberedComment[]): readonly Stretch[] {
  const inText = (place: number) => Math.min(Math.max(place, 0), text.length);
  const placed = comments.map((comment) => ({
    comment,
    from: inText(comment.start),
    to: inText(Math.max(comment.end, comment.start + 1)),
  }));
  const cuts = [...new Set([0, ...placed.flatMap(({ from, to }) => [from, to]), text.length])].sort((a, b) => a - b);
  return cuts.slice(1).map((end, index) => ({
    start: cuts[index] ?? 0,
    text: text.slice(cuts[index], end),
    on: placed.filter(({ from, to }) => from < end && to >= end).map(({ comment }) => comment),
    ending: placed.filter(({ to }) => to === end).map(({ comment }) => comment),
  }));
}
