import type { PracticeTurn, Say } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './practice.module.css';

interface SayButtonsProps {
  readonly right: NonNullable<PracticeTurn['right']>;
  readonly isPending: boolean;
  readonly onSay: (say: Say) => void;
}

const SAYS = ['guessed', 'hard', 'good', 'easy'] as const satisfies readonly Say[];
const words = texts.practice;

/** How a right answer came about, each with the days until the question comes again. */
export function SayButtons({ right: { said, days }, isPending, onSay }: SayButtonsProps) {
  return (
    <div role="group" aria-label={words.howWasIt} className={classes['says']}>
      {SAYS.map((say) => (
        <Button
          key={say}
          variant={say === said ? 'filled' : 'default'}
          aria-pressed={say === said}
          disabled={isPending}
          className={classes['say']}
          onClick={() => onSay(say)}
        >
          <span className={classes['sayLabel']}>
            <span>{words.says[say]}</span>
            <span className={classes['days']}>{words.inDays(days[say])}</span>
          </span>
        </Button>
      ))}
    </div>
  );
}
