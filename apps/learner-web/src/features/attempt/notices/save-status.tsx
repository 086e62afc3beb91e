import { IconCloudCheck, IconCloudOff, IconCloudUp, IconCloudX } from '@tabler/icons-react';
import { saveStatusOf } from '../store/attempt-state.ts';
import type { AttemptStore } from '../store/attempt-store.ts';
import { useAttemptState } from '../store/use-attempt.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './save-status.module.css';

const ICONS = { saved: IconCloudCheck, saving: IconCloudUp, offline: IconCloudOff, refused: IconCloudX } as const;

/** Where an attempt's answers are. */
export function SaveStatus({ store }: { readonly store: AttemptStore }) {
  const status = useAttemptState(store, saveStatusOf);
  const isOnDevice = useAttemptState(store, (state) => state.isOnDevice);
  return status && <SaveStatusLine status={status} isOnDevice={isOnDevice} />;
}

interface SaveStatusLineProps {
  readonly status: keyof typeof ICONS;
  readonly isOnDevice: boolean;
}

/** Read aloud only when the answers do not arrive: a word at every answer would be noise. */
export function SaveStatusLine({ status, isOnDevice }: SaveStatusLineProps) {
  const Icon = ICONS[status];
  const isTrouble = status === 'offline' || status === 'refused';
  return (
    <p
      className={classes['status']}
      data-status={status}
      data-trouble={isTrouble || undefined}
      role="status"
      aria-live={isTrouble ? 'polite' : 'off'}
    >
      <Icon size={18} aria-hidden />
      <span>{(isOnDevice ? texts.attempt.saveStatus : texts.attempt.saveStatusHere)[status]}</span>
    </p>
  );
}
