export const commonTexts = {
  loading: 'Loading...',
  retry: 'Retry',
  cancel: 'Cancel',
  close: 'Close',
  networkFailure: 'The server could not be reached. Check your connection.',
  storageFailure: 'This browser does not let the page keep anything: your answers are lost if you reload or close it.',
  noContent: 'No content available',
  skipToContent: 'Skip to content',
  unexpected: 'Something went wrong on this page.',
  reload: 'Reload the page',
} as const;
