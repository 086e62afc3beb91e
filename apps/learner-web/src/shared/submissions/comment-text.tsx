import type { CommentBody } from '@bandwise/api-contract/learner';
import { texts as sharedTexts } from '@bandwise/ui/texts/texts.ts';
import { texts } from '../texts/texts.ts';
import classes from './comment-text.module.css';

interface CommentTextProps {
  readonly comment: CommentBody;
  /** The whole text that the comment belongs to; null: it belongs to a recording. */
  readonly text: string | null;
}

/** A comment with the words that it is about and the suggested correction. */
export function CommentText({ comment, text }: CommentTextProps) {
  const { kind, start, end, correction } = comment;
  return (
    <div className={classes['comment']} data-kind={kind}>
      <p className={classes['kind']}>{sharedTexts.assessment.kinds[kind]}</p>
      {text !== null && (
        <p className={classes['quote']} lang="en">
          {text.slice(start, end)}
        </p>
      )}
      <p className={classes['words']}>{comment.text}</p>
      {correction !== null && (
        <p className={classes['words']}>
          {texts.submissions.correction} <ins lang="en">{correction}</ins>
        </p>
      )}
    </div>
  );
}
