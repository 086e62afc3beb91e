import { ApiError } from '@bandwise/api-contract/client';
import { notifications } from '@mantine/notifications';
import { texts } from '../texts/texts.ts';

const closeButtonProps = { 'aria-label': texts.close };

export function toastSuccess(message: string, title: string = texts.toasts.success): void {
  notifications.show({ title, message, color: 'green', closeButtonProps });
}

/** The server's own words where it sent some, else `fallback` (A:8). */
export function toastError(error: unknown, fallback: string): void {
  notifications.show({ title: texts.toasts.error, message: reasonOf(error, fallback), color: 'red', closeButtonProps });
}

export function reasonOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.fromServer ? error.message : fallback;
}
