import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { attemptTexts } from '../../../shared/texts/attempt.ts';
import type { AttemptRoute } from './attempt-route.ts';
import { Countdown } from '../clock/countdown.tsx';
import { AttemptFrame } from './attempt-frame.tsx';
import classes from './attempt-frame.module.css';

interface LoadingScreenProps {
  readonly route: AttemptRoute;
  readonly taker: string;
  /** null while there is still something to wait for. */
  readonly onRetry: (() => void) | null;
  readonly children?: ReactNode;
}

export function LoadingScreen({ route, taker, onRetry, children }: LoadingScreenProps) {
  return (
    <AttemptFrame
      taker={taker}
      tool={route.screen === 'reading' ? <Countdown deadline={null} running={false} onZero={() => {}} /> : null}
      title={attemptTexts.part(route.part)}
      hint=""
    >
      <div className={classes['loading']}>
        <p role="status">{texts.common.loading}</p>
        {onRetry && <Button onClick={onRetry}>{texts.common.retry}</Button>}
        {children}
      </div>
    </AttemptFrame>
  );
}
