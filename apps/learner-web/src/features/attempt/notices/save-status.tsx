import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { memo } from 'react';
import { saveStatusOf } from '../store/attempt/attempt-state.ts';
import type { AttemptStore } from '../store/attempt/attempt-store.ts';
import type { SaveStatus as Status } from '../store/attempt/save-status.ts';
import { useAttemptState } from '../hooks/use-attempt.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './save-status.module.css';

/** Where an attempt's answers are. */
export function SaveStatus({ store }: { readonly store: AttemptStore }) {
  const status = useAttemptState(store, saveStatusOf);
  const isOnDevice = useAttemptState(store, (state) => state.isOnDevice);
  return status && <SaveStatusLine status={status} isOnDevice={isOnDevice} />;
}

interface SaveStatusLineProps {
  readonly status: Status;
  readonly isOnDevice: boolean;
}

/** Read aloud only when the answers do not arrive: a word at every answer would be noise. */
export function SaveStatusLine({ status, isOnDevice }: SaveStatusLineProps) {
  const isTrouble = status === 'offline' || status === 'refused';
  return (
    <p
      className={classes['status']}
      data-status={status}
      data-trouble={isTrouble || undefined}
      role="status"
      aria-live={isTrouble ? 'polite' : 'off'}
    >
      {isTrouble ? <IconCloudOff size={18} aria-hidden /> : <CalmIcons />}
      <span>{(isOnDevice ? texts.attempt.saveStatus : texts.attempt.saveStatusHere)[status]}</span>
    </p>
  );
}

/** Renders both icons and shows one by style, because the state changes twice for each answer: no rerender. */
const CalmIcons = memo(function CalmIcons() {
  return (
    <span className={classes['calm']}>
      <IconCloudCheck size={18} aria-hidden data-of="saved" />
      <IconCloudUp size={18} aria-hidden data-of="saving" />
    </span>
  );
});
