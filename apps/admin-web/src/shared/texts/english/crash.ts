/** What is shown where a screen could not be drawn, or not fetched. */
export const crash = {
  title: 'This screen could not be shown',
  detail: 'It may have been updated while it was open. What you were writing is kept on this device.',
  reload: 'Load it again',
} as const;
