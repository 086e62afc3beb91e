import { clearToasts, showToast } from '@bandwise/ui/theme/show-toast.ts';

export const toast = {
  success: (message: string) => showToast({ kind: 'success', message }),
  clear: clearToasts,
  problem: (message: string) => showToast({ kind: 'problem', message }),
};
