import { ProgressRing } from '@bandwise/ui/figures/progress-ring.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../../shared/texts/texts.ts';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import { tallyOf, type Round } from './practice-round.ts';
import classes from './practice.module.css';

interface RoundEndProps {
  readonly round: Round;
  readonly left: number;
  readonly taker: string;
  readonly onMore: () => void;
  readonly onBack: () => void;
}

const words = texts.practice;

/** How a round went, and what is still due. */
export function RoundEnd({ round, left, taker, onMore, onBack }: RoundEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const tally = tallyOf(round);
  const due = left - tally.right - tally.wrong;
  return (
    <AttemptFrame taker={taker} tool={null} title={words.heading} hint={words.notAResult}>
      <div className={classes['page']}>
        <h2 ref={heading} tabIndex={-1} className={classes['end']}>
          {words.end}
        </h2>
        <p className={classes['tally']}>
          <ProgressRing percent={(100 * tally.right) / Math.max(1, tally.right + tally.wrong)} size={4.5} />
          <span>{words.tally(tally.right, tally.wrong)}</span>
        </p>
        {tally.wrong > 0 && <p>{words.wrongAgain}</p>}
        <p className={classes['choices']}>
          {due > 0 && <Button onClick={onMore}>{words.more(due)}</Button>}
          <Button component={Link} to="/progress" variant={due > 0 ? 'default' : 'filled'}>
            {words.toProgress}
          </Button>
          <Button variant="subtle" onClick={onBack}>
            {words.back}
          </Button>
        </p>
      </div>
    </AttemptFrame>
  );
}
