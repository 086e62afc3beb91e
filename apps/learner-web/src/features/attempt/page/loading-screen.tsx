import { Button } from '@bandwise/ui/controls/button.tsx';
import type { ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import type { AttemptRoute, Screen } from './attempt-route.ts';
import { Countdown } from '../clock/countdown.tsx';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import classes from '../frame/attempt-frame.module.css';

interface LoadingScreenProps {
  readonly route: AttemptRoute;
  readonly taker: string;
  /** null while there is still something to wait for. */
  readonly onRetry: (() => void) | null;
  /** Why it has not come yet. */
  readonly problem?: string | null;
  /** Why the server refuses it, in its words; null: it does not. */
  readonly refusal?: string | null;
  readonly children?: ReactNode;
}

/** Placeholders in the top bar until the test is loaded. */
const TOOLS = {
  reading: <Countdown deadline={null} running={false} onZero={() => {}} />,
  listening: null,
  writing: null,
} as const satisfies Record<Screen, ReactNode>;

/** A test that is not there yet: on its way, out of reach, or refused. */
export function LoadingScreen(props: LoadingScreenProps) {
  const { route, taker, onRetry, problem = null, refusal = null, children } = props;
  return (
    <AttemptFrame taker={taker} tool={TOOLS[route.screen]} title={texts.attempt.part(route.part)} test="" hint="">
      <div className={classes['loading']}>
        {refusal === null ? (
          <p role="status">{texts.common.loading}</p>
        ) : (
          <p role="alert" className={classes['refusal']}>
            {texts.attempt.notOpened(refusal)}
          </p>
        )}
        {problem !== null && <p role="alert">{problem}</p>}
        {onRetry && <Button onClick={onRetry}>{texts.common.retry}</Button>}
        {children}
      </div>
    </AttemptFrame>
  );
}
