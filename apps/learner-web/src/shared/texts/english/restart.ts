import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

export const restart = catalogue('restart', {
  question: 'Discard your answers and start again?',
  warning: 'Your answers so far will be discarded on all your devices. This cannot be undone.',
  confirm: 'Discard and start again',
  cancel: 'Keep my answers',
} as const);
