import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonTexts } from '../../../shared/texts/common.ts';
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
        <p role="status">{commonTexts.loading}</p>
        {onRetry && <Button onClick={onRetry}>{commonTexts.retry}</Button>}
        {children}
      </div>
    </AttemptFrame>
  );
}
