import type { Ref } from 'react';
import { piecesOf, type NumberedStretch } from './pieces.ts';
import classes from './text.module.css';

interface MarkedTextProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly text: string;
  readonly comments: readonly NumberedStretch[];
  /** The comment whose stretch stands out; null: none. */
  readonly active: string | null;
}

/** A learner's text with its commented stretches. The element has the text and nothing else: the numbers are drawn by the style sheet. */
export function MarkedText({ ref, text, comments, active }: MarkedTextProps) {
  return (
    <div ref={ref} className={classes['text']} translate="no">
      {piecesOf(text.length, comments).map(({ start, end, ids, numbers }) =>
        ids.length === 0 ? (
          text.slice(start, end)
        ) : (
          <mark
            key={start}
            className={classes['mark']}
            data-numbers={numbers.length === 0 ? undefined : numbers.join(', ')}
            data-active={(active !== null && ids.includes(active)) || undefined}
          >
            {text.slice(start, end)}
          </mark>
        ),
      )}
    </div>
  );
}
