export const restart = {
  question: 'Discard your answers and start again?',
  warning: 'The answers given so far are discarded, on all your devices. This cannot be undone.',
  confirm: 'Discard and start again',
  cancel: 'Keep my answers',
} as const;
