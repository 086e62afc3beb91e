import type { ApiError, NetworkError } from '@bandwise/api-contract/client';
import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

export const common = catalogue('common', {
  /** Shown until the deployment's own label (GET /api/config) has arrived, and when it cannot be had. */
  brand: 'Bandwise',
  loading: 'Loading...',
  retry: 'Retry',
  cancel: 'Cancel',
  close: 'Close',
  help: 'Help',
  helpInNewTab: 'Help (opens in a new tab)',
  unanswered: 'The server is not responding.',
  networkFailure: 'The server could not be reached. Check your connection.',
  storageFailure:
    'This browser blocks storage, so nothing can be saved on this device. Do not reload or close a test until its answers are saved or submitted.',
  /** The text of a call that succeeded: the server's own message, which is English, if it sent one. */
  done: (message: string | undefined, own: string) => message || own,
  /** The text of a call that failed. */
  failure: ({ message }: ApiError | NetworkError) => message,
  noContent: 'No content available',
  skipToContent: 'Skip to content',
  unexpected: 'Something went wrong on this page.',
  reload: 'Reload the page',
} as const);
