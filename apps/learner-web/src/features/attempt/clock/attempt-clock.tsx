import { deadlineOf } from '../store/attempt/attempt-state.ts';
import type { AttemptStore } from '../store/attempt/attempt-store.ts';
import { useAttemptState } from '../hooks/use-attempt.ts';
import { Countdown } from './countdown.tsx';

/** The clock of an attempt, which submits it when it is over. */
export function AttemptClock({ store }: { readonly store: AttemptStore }) {
  const deadline = useAttemptState(store, deadlineOf);
  const running = useAttemptState(store, ({ phase }) => phase.name === 'answering');
  return <Countdown deadline={deadline} running={running} onZero={() => store.submit(true)} />;
}
