import { serverMessage } from '@bandwise/api-contract/client';
import { showToast } from '@bandwise/ui/theme/show-toast.ts';
import { texts } from '../texts/texts.ts';

export function toastSuccess(message: string, title: string = texts.common.toasts.success): void {
  showToast({ kind: 'success', title, message });
}

/** The server's own words where it sent some, else `fallback` (administrator specification, section 8). */
export function toastError(error: unknown, fallback: string): void {
  showToast({ kind: 'problem', title: texts.common.toasts.error, message: serverMessage(error, fallback) });
}
