/** Texts for a screen that could not be rendered or loaded. */
export const crash = {
  title: 'This page could not be shown',
  detail:
    'The console may have been updated while the page was open. Reload the page to continue. Your unpublished work is saved on this device.',
  reload: 'Reload page',
} as const;
