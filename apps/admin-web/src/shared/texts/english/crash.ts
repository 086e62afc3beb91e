/** Texts for a screen that could not be rendered or loaded. */
export const crash = {
  title: 'This screen could not be shown',
  detail: 'It may have been updated while it was open. What you were writing is kept on this device.',
  reload: 'Load it again',
} as const;
