import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

/** Results as files that anyone can check. */
export const signedResult = catalogue('signedResult', {
  download: 'Download signed result',
  hint: 'A file with your name, your answers, the correct answers and your marks. Anyone can check that it is genuine.',
  workHint:
    'A file with your name, the bands, the name of the assessor and, for Writing, your text. Recordings and comments are not in it. Anyone can check that it is genuine.',
  failed: 'The signed result could not be downloaded. Please try again.',
} as const);
