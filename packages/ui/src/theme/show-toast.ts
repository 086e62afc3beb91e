import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { texts } from '../texts/texts.ts';

export interface Toast {
  readonly kind: 'success' | 'problem';
  readonly message: ReactNode;
  readonly title?: string;
  /** Longer than the others, for something to be pressed in it. */
  readonly isLong?: boolean;
}

const LONG = 10_000;
const COLORS = { success: 'green', problem: 'red' };

/** A short message in the corner. The newest takes the place of the one on screen instead of waiting behind it. */
export function showToast({ kind, message, title, isLong = false }: Toast): void {
  notifications.clean();
  notifications.show({
    title,
    message,
    color: COLORS[kind],
    closeButtonProps: { 'aria-label': texts.common.close },
    ...(isLong ? { autoClose: LONG } : {}),
  });
}

/** Takes away whatever is on screen or waiting. */
export function clearToasts(): void {
  notifications.clean();
}
