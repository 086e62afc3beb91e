import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import type { AssessmentComment } from '../draft/content.ts';
import classes from './screen.module.css';

const words = texts.assessing;

interface CommentViewProps {
  readonly comment: AssessmentComment;
  /** The learner's text. */
  readonly text: string;
}

/** A comment with its stretch; a suggested correction is shown as a difference. */
export function CommentView({ comment: { kind, start, end, text: comment, correction }, text }: CommentViewProps) {
  const quote = text.slice(start, end);
  return (
    <>
      <StateTag tone={kind === 'praise' ? 'right' : 'plain'}>{words.kinds[kind]}</StateTag>
      <blockquote className={classes['quote']}>
        {correction === null ? (
          quote
        ) : (
          <>
            <del>{quote}</del> <ins>{correction}</ins>
          </>
        )}
      </blockquote>
      <p className={classes['plain']}>{comment || (correction === null && words.one.noText)}</p>
    </>
  );
}
