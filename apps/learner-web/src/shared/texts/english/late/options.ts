import { catalogue } from '@bandwise/ui/texts/catalogue.ts';

/** The dialog of options, which is loaded when it is opened. */
export const options = catalogue('options', {
  textSize: 'Text size',
  contrast: 'Contrast',
  backToOptions: 'Back to Options',
} as const);
