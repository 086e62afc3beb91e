import type { HandedInRecording } from '@bandwise/api-contract/learner';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { clockTime } from '@bandwise/ui/recording/clock-time.ts';
import { Button } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import type { AssessmentComment } from '../draft/content.ts';
import classes from './screen.module.css';

const words = texts.assessing;

/** The subject of comments: the learner's text or recordings. */
export interface Commented {
  readonly text: string;
  readonly recordings: readonly Pick<HandedInRecording, 'id'>[];
}

interface CommentViewProps {
  readonly comment: AssessmentComment;
  readonly answer: Commented;
  /** Goes to the second of a comment on a recording. */
  readonly onPlace?: ((comment: AssessmentComment) => void) | undefined;
}

/** A comment with its place. */
export function CommentView({ comment, answer, onPlace }: CommentViewProps) {
  const { kind, text, correction } = comment;
  return (
    <>
      <StateTag tone={kind === 'praise' ? 'right' : 'plain'}>{words.kinds[kind]}</StateTag>
      <CommentPlace comment={comment} answer={answer} onPlace={onPlace} />
      <p className={classes['plain']}>{text || (correction === null && words.one.noText)}</p>
    </>
  );
}

/** The stretch of a text, where a suggested correction is shown as a difference, or the second of a recording. */
export function CommentPlace({ comment, answer: { text, recordings }, onPlace }: CommentViewProps) {
  const { recordingID, start, end, correction } = comment;
  if (recordingID !== undefined) {
    const place = words.speech.place(recordings.findIndex(({ id }) => id === recordingID) + 1, clockTime(start));
    return (
      <div className={classes['quote']}>
        {onPlace ? (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={words.speech.goTo(place)}
            onClick={() => onPlace(comment)}
          >
            {place}
          </Button>
        ) : (
          place
        )}
      </div>
    );
  }
  const quote = text.slice(start, end);
  return (
    <blockquote className={classes['quote']}>
      {correction === null ? (
        quote
      ) : (
        <>
          <del>{quote}</del> <ins>{correction}</ins>
        </>
      )}
    </blockquote>
  );
}
