import { IconCloudCheck, IconCloudOff, IconCloudUp, IconCloudX } from '@tabler/icons-react';
import { attemptTexts } from '../../../shared/texts/attempt.ts';
import type { SaveStatus as Status } from '../store/save-status.ts';
import classes from './save-status.module.css';

const ICONS = { saved: IconCloudCheck, saving: IconCloudUp, offline: IconCloudOff, refused: IconCloudX } as const;

interface SaveStatusProps {
  readonly status: Status | null;
  readonly isOnDevice: boolean;
}

/** Where the answers are. Read aloud only when they do not arrive: a word at every answer would be noise. */
export function SaveStatus({ status, isOnDevice }: SaveStatusProps) {
  if (status === null) return null;
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
      <span>{(isOnDevice ? attemptTexts.saveStatus : attemptTexts.saveStatusHere)[status]}</span>
    </p>
  );
}
