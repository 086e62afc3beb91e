import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { sittingTexts } from '../../../shared/texts/sitting.ts';
import type { SaveStatus as Status } from '../model/save-status.ts';
import classes from './save-status.module.css';

const ICONS = { saved: IconCloudCheck, saving: IconCloudUp, offline: IconCloudOff } as const;

/** Where the answers are. Read aloud only when the connection is lost: a word at every answer would be noise. */
export function SaveStatus({ status }: { status: Status | null }) {
  if (status === null) return null;
  const Icon = ICONS[status];
  return (
    <p
      className={classes['status']}
      data-status={status}
      role="status"
      aria-live={status === 'offline' ? 'polite' : 'off'}
    >
      <Icon size={18} aria-hidden />
      <span>{sittingTexts.saveStatus[status]}</span>
    </p>
  );
}
