import { notifications } from '@mantine/notifications';
import { texts } from '../texts/texts.ts';

export interface Toast {
  readonly kind: 'success' | 'problem';
  readonly message: string;
  readonly title?: string;
}

const COLORS = { success: 'green', problem: 'red' };

/** A short message in the corner. The newest takes the place of the one on screen instead of waiting behind it. */
export function showToast({ kind, message, title }: Toast): void {
  notifications.clean();
  notifications.show({ title, message, color: COLORS[kind], closeButtonProps: { 'aria-label': texts.common.close } });
}

/** Takes away whatever is on screen or waiting. */
export function clearToasts(): void {
  notifications.clean();
}
