import { VisuallyHidden } from '@bandwise/ui/theme/visually-hidden.tsx';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { announcedMinutes, DEFAULT_SECONDS, formatClock, secondsLeft, untilNextSecond } from './time-left.ts';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './clock.module.css';

interface CountdownProps {
  /** Milliseconds since 1970; null shows the default time. */
  readonly deadline: number | null;
  readonly running: boolean;
  readonly onZero: () => void;
}

export function Countdown(props: CountdownProps) {
  return <TimeLeft seconds={useSecondsLeft(props)} running={props.running} />;
}

interface TimeLeftProps extends Pick<CountdownProps, 'running'> {
  readonly seconds: number;
}

export function TimeLeft({ seconds, running }: TimeLeftProps) {
  const minutes = running ? announcedMinutes(seconds) : null;
  return (
    <div className={classes['clock']}>
      <IconClock size={20} aria-hidden />
      <span role="timer" aria-label={texts.attempt.timeLeft}>
        {formatClock(seconds)}
      </span>
      <span role="status">
        <VisuallyHidden>{minutes === null ? '' : texts.attempt.minutesLeft(minutes)}</VisuallyHidden>
      </span>
    </div>
  );
}

/** Reads the clock at each tick, so that a tab that slept shows the right time and submits when it wakes. */
export function useSecondsLeft({ deadline, running, onZero }: CountdownProps): number {
  const { clock } = useServices();
  const [seconds, setSeconds] = useState(() =>
    deadline === null ? DEFAULT_SECONDS : secondsLeft(deadline, clock.now()),
  );
  const reachedZero = useEffectEvent(onZero);
  useEffect(() => {
    if (deadline === null || !running) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = clock.now();
      setSeconds(secondsLeft(deadline, now));
      if (now >= deadline) reachedZero();
      else timer = setTimeout(look, untilNextSecond(deadline, now));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock, deadline, running]);
  return seconds;
}
