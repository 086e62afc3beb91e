import type { CommentBody } from '@bandwise/api-contract/learner';
import { useRef, useState } from 'react';
import { CommentText } from '../../shared/submissions/comment-text.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { numberComments, stretchesOf } from './model/stretches.ts';
import classes from './submissions.module.css';

interface CommentedTextProps {
  readonly text: string;
  /** null: the text is not assessed. */
  readonly comments: readonly CommentBody[] | null;
}

/** The text with its comments beside it. A number in the text leads to its comment, and back. */
export function CommentedText({ text, comments }: CommentedTextProps) {
  const [current, setCurrent] = useState<number | null>(null);
  const places = useRef(new Map<string, HTMLElement>());
  const labels = texts.submissions;
  const numbered = numberComments(comments ?? []);
  const placeOf = (name: string) => (element: HTMLElement | null) => {
    if (element) places.current.set(name, element);
  };
  const goTo = (name: 'comment' | 'text', number: number) => {
    setCurrent(number);
    places.current.get(`${name} ${number}`)?.focus();
  };
  return (
    <div className={classes['sides']} data-commented={numbered.length > 0 || undefined}>
      <section aria-labelledby="own-text">
        <h2 id="own-text">{labels.text}</h2>
        <div className={classes['written']} lang="en" translate="no">
          {stretchesOf(text, numbered).map((stretch) => (
            <Marked
              key={stretch.start}
              isMarked={stretch.on.length > 0}
              isCurrent={stretch.on.some((one) => one.number === current)}
            >
              {stretch.text}
              {stretch.ending.map(({ number }) => (
                <button
                  key={number}
                  ref={placeOf(`text ${number}`)}
                  type="button"
                  className={classes['number']}
                  aria-label={labels.comment(number)}
                  onClick={() => goTo('comment', number)}
                >
                  {number}
                </button>
              ))}
            </Marked>
          ))}
        </div>
      </section>
      {comments && (
        <section aria-labelledby="comments">
          <h2 id="comments">{labels.comments}</h2>
          {numbered.length === 0 && <p>{labels.noComments}</p>}
          <ol className={classes['comments']}>
            {numbered.map((comment) => (
              <li key={comment.id} data-current={comment.number === current || undefined}>
                <button
                  ref={placeOf(`comment ${comment.number}`)}
                  type="button"
                  className={classes['number']}
                  aria-label={labels.showInText(comment.number)}
                  onClick={() => goTo('text', comment.number)}
                >
                  {comment.number}
                </button>
                <CommentText comment={comment} text={text} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

interface MarkedProps {
  readonly isMarked: boolean;
  readonly isCurrent: boolean;
  readonly children: React.ReactNode;
}

function Marked({ isMarked, isCurrent, children }: MarkedProps) {
  if (!isMarked) return <span>{children}</span>;
  return <mark data-current={isCurrent || undefined}>{children}</mark>;
}
